import Curriculum
import SwiftLexer

/// Judges compiled objects: what they call, what they bring along, and whether any of it runs unasked.
struct SymbolSieve {
  let modules: [String]
  let reserved: ReservedNames
  let files: [SourceFile]
  let allowsUnsafe: Bool

  func refusals(of object: ObjectFile?) -> [Diagnostic] {
    guard let object else { return [.unreadable(files)] }
    var refused: [Diagnostic] = []
    for section in object.sections where !SymbolNames.isAllowed(section) {
      refused.append(
        refusal(
          "The section `\(section.name)` is not allowed: its contents would act outside your "
            + "functions, before or after the checks. Take the attribute that names it away.",
          id: "refused_section", place: nil))
    }
    // Who may use pointers may also call C.
    for symbol in object.symbols
    where !symbol.name.isEmpty && (symbol.isDefined || !allowsUnsafe)
      && !SymbolNames.isOfMutex(symbol, in: object)
    {
      if let found = symbol.isDefined ? refusal(defined: symbol) : refusal(called: symbol.name) {
        refused.append(found)
      }
    }
    return refused
  }

  private func refusal(called symbol: String) -> Diagnostic? {
    if SymbolNames.looksUpExtendedFunction(symbol) { return refusalOfExtendedFunction }
    if symbol == SymbolNames.inlineArray, let place = files.place(where: isLargeCount) {
      return Diagnostic(
        refused: "So many elements of an `InlineArray` are not allowed here. Use an array.",
        id: "refused_call", at: place, in: files)
    }
    guard !SymbolNames.isAllowed(undefined: symbol) else { return nil }
    let name = SymbolNames.refusedName(of: symbol) ?? symbol
    let reason =
      SymbolNames.ofMemory.contains(name)
      ? "exercises are graded on code that stays within Swift's memory safety"
      : "it reaches past Swift into the system, the checks or other programs"
    return refusal(
      "`\(name)` is not allowed here: \(reason). \(Self.advice(for: name))", id: "refused_call",
      place: name)
  }

  private func refusal(defined symbol: ObjectFile.Symbol) -> Diagnostic? {
    guard SymbolNames.isAllowed(defined: symbol, modules: modules) else {
      return refusal(
        "Your code defines the symbol `\(symbol.name)`, which is not one of your own modules'. "
          + "Take the attribute away that gives a function this name.",
        id: "refused_symbol", place: nil)
    }
    if !allowsUnsafe, SymbolNames.looksUpExtendedFunction(symbol.name) {
      return refusalOfExtendedFunction
    }
    if !allowsUnsafe, SymbolNames.extendsPointer(symbol.name, modules: modules) {
      return refusal(
        "Types that stand for memory may not be extended here, by whatever name: exercises are "
          + "graded on code that stays within Swift's memory safety. Extend a type of yours.",
        id: "refused_unsafe", place: nil)
    }
    if let name = SymbolNames.hijackedOperator(in: symbol.name, modules: modules) {
      return refusal(
        "`\(name)` may not be declared anew for types of Swift's own: the checks compare with it. "
          + "Declare it for a type of yours, or write a function with a name.",
        id: "refused_operator", place: name)
    }
    // Types alone: a function is told from a type by what follows, and the source sieve knows both.
    if let name = SymbolNames.fileLevelName(in: symbol.name, modules: modules),
      reserved.contains(name), !reserved.staysTheKits(name),
      isFileLevelType(symbol.name, name) || ReservedNames.isAssertion(name)
    {
      let reserved = Refusal.reserved(name)
      return refusal(reserved.message, id: reserved.id, place: name)
    }
    return nil
  }

  /// Whether it is a number in `InlineArray<70_000, Int>` or `[70_000 of Int]` that the compiler could get wrong.
  private func isLargeCount(_ source: LexedSource, _ index: Int) -> Bool {
    guard source.tokens[index].kind == .integer,
      source.previousWord(before: index).hasSuffix("<") || source.nextWord(after: index) == "of"
        || isRequired(source, index)
    else { return false }
    let digits = source.word(index).filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)] ?? 10
    let count = Int(radix == 10 ? digits : String(digits.dropFirst(2)), radix: radix)
    return count.map { $0 > 1 << 16 } ?? true
  }

  /// Whether a number stands in what a generic declaration asks for, as in `where n == 70_000`.
  private func isRequired(_ source: LexedSource, _ index: Int) -> Bool {
    guard source.previousWord(before: index) == "==" || source.nextWord(after: index) == "==" else {
      return false
    }
    let ends: Set<String> = ["where", "{", "}", ";"]
    let end = source.preceding(index).first { ends.contains(source.word($0)) }
    return end.map { source.word($0) == "where" } ?? false
  }

  private var refusalOfExtendedFunction: Diagnostic {
    func saysWhatItThrows(_ source: LexedSource, _ index: Int) -> Bool {
      source.word(index) == "throws" && source.nextWord(after: index) == "("
    }
    return Diagnostic(
      refused:
        "A function that says which error it throws may not be cast or put into a list here: Swift takes it for "
        + "one that throws any other. Write `throws` without a type, and no `@isolated(any)` or `sending`.",
      id: "refused_cast", at: files.place(where: saysWhatItThrows), in: files)
  }

  /// Whether nothing but a kind and the descriptor's mark follows the name.
  private func isFileLevelType(_ symbol: String, _ name: String) -> Bool {
    ["VMn", "CMn", "OMn", "Mp"].contains { symbol.hasSuffix("\(name)\($0)") }
  }

  private func refusal(_ message: String, id: String, place name: String?) -> Diagnostic {
    Diagnostic(
      refused: message, id: id, at: name.flatMap { place(of: $0) }, in: files)
  }

  /// Where the learner wrote a name, if that can be found: its declaration before any use.
  private func place(of name: String) -> SourcePlace? {
    let last = String(name.split(separator: ".").last ?? Substring(name))
    func isNamed(_ source: LexedSource, _ index: Int) -> Bool {
      [.identifier, .operator].contains(source.tokens[index].kind) && source.name(index) == last
    }
    func isDeclared(_ source: LexedSource, _ index: Int) -> Bool {
      guard ReservedNames.introducers.contains(source.previousWord(before: index)) else {
        return false
      }
      // `func ==<T>`: the bracket is not the operator's.
      return isNamed(source, index) || source.name(index) == "\(last)<"
    }
    return files.place(where: isDeclared) ?? files.place(where: isNamed)
  }

  private static func advice(for name: String) -> String {
    switch name {
    case "Bundle": "`Bundle.main` is allowed, bundles from a path are not."
    case "FileHandle":
      "Use `FileHandle.standardOutput` or `FileHandle(forReadingFrom:)`, which need no descriptor."
    case "_exit", "quick_exit": "Use `exit`, or better let your functions return."
    case "fflush", "setbuf", "setvbuf": "Leave it out: what you print arrives without it."
    case "NSData", "NSMutableData": "Use `Data`, which does the same."
    case "ManagedBuffer", "ManagedBufferPointer":
      "Use an array, which has no place that nobody has filled."
    case "NSAttributedString", "NSMutableAttributedString":
      "Make an `NSAttributedString` of a text and its attributes, or use `AttributedString`, which "
        + "looks at its bounds."
    case "bitmapRepresentation": "Make the set of its characters: `CharacterSet(charactersIn:)`."
    case "CharacterSet": "Decode a text, and make the set of that: `CharacterSet(charactersIn:)`."
    case "NSKeyedUnarchiver": "Use `JSONDecoder` or `PropertyListDecoder`."
    case "InlineArray", "OutputSpan", "OutputRawSpan": "Use an array."
    case "XMLNode", "XMLElement", "XMLDocument", "XMLDTD", "XMLDTDNode":
      "No phone has it: use `XMLParser`."
    case "resetRecords", "unavailableSchemes":
      "No phone has it: it is there for checks, which look at what an app has done."
    case "withIssueReporters", "isTesting":
      "It is there for tests: an app does the same whether or not somebody looks."
    case "getenv": "Use `ProcessInfo.processInfo.environment`."
    default: "Use what Swift and Foundation offer for it."
    }
  }
}

typealias SourcePlace = (file: String, line: Int, column: Int)

extension [SourceFile] {
  /// Where the first token stands that is meant.
  func place(where isMeant: (LexedSource, Int) -> Bool) -> SourcePlace? {
    for file in self {
      let source = LexedSource(file.bytes)
      guard let index = source.tokens.indices.first(where: { isMeant(source, $0) }) else {
        continue
      }
      let place = source.text.location(of: source.tokens[index].range.lowerBound)
      return (file.path, place.line, place.column)
    }
    return nil
  }
}

extension Diagnostic {
  /// A refusal of compiled code, at its beginning where nothing tells the place.
  init(refused message: String, id: String, at place: SourcePlace?, in files: [SourceFile]) {
    self.init(
      file: place?.file ?? files.first?.path ?? "", line: place?.line ?? 1,
      column: place?.column ?? 1, severity: .error, id: id, message: message)
  }

  static func unreadable(_ files: [SourceFile]) -> Diagnostic {
    Diagnostic(
      refused: "What the compiler made of your files cannot be read. Take back your last change.",
      id: "refused_unreadable", at: nil, in: files)
  }
}
