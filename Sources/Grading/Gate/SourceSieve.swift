import Curriculum
import SwiftLexer

/// Judges one file: its tokens say what stands where, and the compiler's own parser has the last word
/// wherever it matters whether something is code.
struct SourceSieve {
  let file: SourceFile
  let modules: Set<String>
  let reserved: ReservedNames
  private let names: LearnerNames
  let allowsUnsafe: Bool
  private let source: LexedSource
  private(set) var found: [(refusal: Refusal, range: Range<Int>)] = []
  /// Marks that lie in comments, strings, regular expressions and names of any letters, if the lexer is right.
  private var quoted: [(range: Range<Int>, isRegex: Bool)] = []
  /// What only the parser can tell.
  private var questions: [(question: Question, range: Range<Int>)] = []
  /// Where modules of tests are imported that the compiler is told are not there.
  private lazy var absentImports = source.guardedImports.filter {
    AllowedModules.ofTests.contains($0.value)
  }

  private enum Question: Equatable {
    /// Whether the attribute is one of somebody's own.
    case isCustom(String)
    case isUnsafe
    case isMacro
    case isImported(String)
    case isFileLevel
  }

  /// Nil if there is nothing in the file that could be refused.
  init?(
    _ file: SourceFile, modules: Set<String>, reserved: ReservedNames, allowsUnsafe: Bool,
    names: LearnerNames
  ) {
    let marks = SourceMarks(in: file.bytes, modules: modules, reserved: reserved).found
    guard !marks.isEmpty else { return nil }
    self.file = file
    self.modules = modules
    self.reserved = reserved
    self.names = names
    self.allowsUnsafe = allowsUnsafe
    source = LexedSource(file.bytes)
    for mark in marks {
      let index = source.index(at: mark.range.lowerBound)
      let kind = source.tokens[index].kind
      let isInName = mark.kind == .selector && source.word(index).hasPrefix("`")
      if kind.isComment || kind == .stringText || kind == .regex || kind == .shebang || isInName {
        quoted.append((mark.range, kind == .regex))
      } else {
        judge(mark, index)
      }
    }
  }

  /// Whether the parser has to be asked.
  var needsParser: Bool { !quoted.isEmpty || !questions.isEmpty }

  /// The file without what the lexer holds for text: were it code, nobody could parse what is left.
  func masked() -> [UInt8] {
    var bytes = file.bytes
    for (range, isRegex) in quoted {
      for offset in range {
        // In a regular expression a bracket would mean something; a number with letters is no code either.
        bytes[offset] = UInt8(ascii: !isRegex ? ")" : offset == range.lowerBound ? "0" : "z")
      }
    }
    // The parser's tree leaves out what stands between such lines: without them, it shows every branch.
    var next = 0
    while next < source.tokens.count {
      let index = next
      next += 1
      guard source.tokens[index].kind == .poundWord else { continue }
      let word = source.word(index)
      // What stands in a branch that is not compiled is no mistake there.
      guard ["#if", "#elseif", "#else", "#endif", "#error"].contains(word) else { continue }
      let last =
        switch word {
        case "#if", "#elseif": endOfCondition(index)
        case "#error": endOfMessage(index)
        default: index
        }
      // What is blank now is not looked at again, whatever it says.
      next = last + 1
      for offset in source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound
      where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    }
    return bytes
  }

  /// The last token of `#error("…")`; the first, if something in between has to stay in sight.
  private func endOfMessage(_ start: Int) -> Int {
    let end = source.following(start).prefix(Self.longestMessage).first {
      source.word($0) == ")" && source.tokens[$0].kind == .punctuation
    }
    guard source.nextWord(after: start) == "(", let end else { return start }
    let message = source.tokens[start].range.lowerBound..<source.tokens[end].range.upperBound
    return isQuoted(message) ? start : end
  }

  private static let longestMessage = 100

  /// Whether some of what is held for text lies there; marks come in the order of the file.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, quoted.count)
    while low < high {
      let middle = (low + high) / 2
      if quoted[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < quoted.count && quoted[low].range.overlaps(range)
  }

  /// The last token of a condition, which goes on behind a line's end only inside brackets and after `&&`.
  private func endOfCondition(_ start: Int) -> Int {
    var (last, depth, index) = (start, 0, start + 1)
    while index < source.tokens.count {
      let word = source.word(index)
      if source.endsLine(index), depth == 0, !["&&", "||"].contains(source.word(last)) {
        break
      }
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if !source.tokens[index].kind.isTrivia { last = index }
      index += 1
    }
    return last
  }

  private mutating func judge(_ mark: SourceMark, _ index: Int) {
    switch mark.kind {
    case .attribute: judgeAttribute(index)
    case .imported: judgeImport(index)
    case .word: judgeWord(mark.range, index)
    case .underscored: judgeUnderscored(index)
    case .reserved: judgeReserved(mark.range, index)
    case .selector:
      guard let module = source.previous(before: index) else { return }
      let name = source.name(module)
      if !modules.contains(name) { refuse(.selector(name), module) }
    }
  }

  private mutating func refuse(_ refusal: Refusal, _ index: Int) {
    found.append((refusal, source.tokens[index].range))
  }
}

// MARK: - What the tokens tell

extension SourceSieve {
  private mutating func judgeAttribute(_ index: Int) {
    guard source.tokens[index].kind == .attribute else {
      // A sign of its own, such as in an operator, or a name that hides.
      guard source.word(index) == "@", let next = source.next(after: index) else { return }
      let name = source.name(next)
      if AttributeNames.judge(name) != .harmless || source.word(next) != name {
        refuse(.hiddenAttribute, next)
      }
      return
    }
    let name = String(source.word(index).dropFirst())
    let next = source.next(after: index)
    if allowsUnsafe, AttributeNames.aboutSafety.contains(name) { return }
    if AttributeNames.refusedOnImports.contains(name) {
      if isBeforeImport(source.skipArguments(next)) { refuse(.importAttribute(name), index) }
      return
    }
    if name == AttributeNames.aboutModules, let next, let module = source.next(after: next) {
      if modules.contains(source.name(module)) { refuse(.importAttribute(name), index) }
      return
    }
    if name == "inline" {
      // Such a function leaves no symbol where it is called: nobody could say what the checks have called.
      let argument = next.flatMap(source.next)
      if argument.map(source.name) == "always" { refuse(.attribute("inline(always)"), index) }
      return
    }
    switch AttributeNames.judge(name) {
    case .harmless: return
    case .refused: refuse(.attribute(name), index)
    case .unknown:
      // A module or a type in front: an attribute of somebody's own.
      if let next, [".", "::"].contains(source.word(next)) { return }
      questions.append((.isCustom(name), source.tokens[index].range))
    }
  }

  /// A type in the place of a function comes before it wherever it is a member, and what a protocol leaves open comes
  /// before everything: the checks' types may build upon what has it. Others matter at the file's level only.
  private mutating func judgeReserved(_ range: Range<Int>, _ index: Int) {
    let isName = !ReservedNames.introducers.contains(source.word(index))
    let introducer = isName ? source.previousWord(before: index) : source.word(index)
    if let named = isName ? index : source.next(after: index),
      Self.typeIntroducers.contains(introducer), reserved.contains(source.name(named)),
      ReservedNames.isFunction(source.name(named))
        || introducer == "associatedtype" && !reserved.inherited.isDisjoint(with: names.declared)
    {
      refuse(.reserved(source.name(named)), named)
    } else {
      questions.append((.isFileLevel, range))
    }
  }

  private static let typeIntroducers: Set<String> = [
    "actor", "associatedtype", "class", "enum", "struct", "typealias",
  ]

  /// Whether only attributes and modifiers come before an import; also where there are more than anybody writes.
  private func isBeforeImport(_ start: Int?) -> Bool {
    var index = start
    // Whatever somebody has written, nothing is looked at again and again.
    for _ in 0..<Self.mostAttributes {
      guard let at = index else { return true }
      let word = source.word(at)
      if word == "import" { return true }
      if source.tokens[at].kind == .attribute {
        index = source.skipArguments(source.next(after: at))
      } else if LexedSource.accessWords.contains(word) {
        index = source.next(after: at)
      } else {
        return false
      }
    }
    return true
  }

  private static let mostAttributes = 20

  private mutating func judgeImport(_ index: Int) {
    // A member, or a name in backticks.
    guard source.tokens[index].kind == .keyword, let next = source.next(after: index) else {
      return
    }
    let isOne = SourceMarks.importKinds.contains(source.word(next))
    guard let place = isOne ? source.next(after: next) : next else { return }
    let name = source.name(place)
    if modules.contains(name) || absentImports[index] == name { return }
    if AllowedModules.ours.contains(name) || name.hasPrefix("_") {
      refuse(.module(name), place)
    } else {
      questions.append((.isImported(name), source.tokens[place].range))
    }
  }

  private mutating func judgeWord(_ range: Range<Int>, _ index: Int) {
    let word = source.word(index)
    switch word {
    case "unsafe":
      if allowsUnsafe { return }
      if isUnsafeLoop(index) || isUnsafeDefault(index) || isUncounted(index) {
        refuse(.unsafeWord, index)
      } else {
        questions.append((.isUnsafe, range))
      }
    case _ where PointerTypes.names.contains(source.name(index)):
      if !allowsUnsafe { refuse(.pointer(source.name(index)), index) }
    case "allCasePaths": refuse(.casePaths, index)
    case "customMirror":
      if reserved.contains("Mirror"), !reserved.declared.contains(word) {
        refuse(.ownMirror, index)
      }
    case "classNamed": refuse(.classByName, index)
    case "macro": questions.append((.isMacro, range))
    case "#externalMacro": refuse(.macro, index)
    case _ where word.hasPrefix("#"): refuse(.directive(String(word.dropFirst())), index)
    default: break
    }
  }

  /// `for unsafe element in`, which the parser's tree does not show.
  private func isUnsafeLoop(_ index: Int) -> Bool {
    guard source.nextWord(after: index) != "in" else { return false }
    var previous = source.previous(before: index)
    while let at = previous, ["try", "await"].contains(source.word(at)) {
      previous = source.previous(before: at)
    }
    return previous.map(source.word) == "for"
  }

  /// `unowned(unsafe)`: the compiler speaks up only where somebody names the variable, which a mirror does without.
  private func isUncounted(_ index: Int) -> Bool {
    guard let bracket = source.previous(before: index), source.word(bracket) == "(" else {
      return false
    }
    return source.previousWord(before: bracket) == "unowned"
  }

  /// `= unsafe call()`: the tree does not show it where it is the default of a subscript's parameter.
  private func isUnsafeDefault(_ index: Int) -> Bool {
    guard source.previousWord(before: index) == "=", let next = source.next(after: index),
      source.word(index) == "unsafe", source.tokens[index + 1].kind.isTrivia
    else { return false }
    let isOnLine = !source.tokens[index..<next].contains { $0.kind == .newline }
    return isOnLine
      && (source.tokens[next].kind == .identifier || ["(", "[", "{"].contains(source.word(next)))
  }

  private mutating func judgeUnderscored(_ index: Int) {
    let kind = source.tokens[index].kind
    guard kind == .identifier || kind == .keyword || kind == .poundWord else { return }
    let name = source.name(index)
    if kind == .poundWord { return refuse(.directive(String(name.dropFirst())), index) }
    guard name.hasPrefix("_") else { return }
    if UnderscoredNames.isPerilous(name) {
      if !allowsUnsafe { refuse(.underscored(name), index) }
      return
    }
    let declared = names.declared
    // What a property wrapper or a macro keeps of `name` is called `_name`.
    if !declared.contains(name), !declared.contains(String(name.dropFirst())), !name.hasPrefix("_$")
    {
      refuse(.underscored(name), index)
    }
  }
}

// MARK: - What the parser tells

extension SourceSieve {
  /// A module that is not there is left to the compiler, which says so better.
  mutating func take(_ tree: SyntaxTree, isThere: (String) -> Bool) {
    for attribute in tree.attributes where Self.refusedKinds.contains(attribute.name) {
      if allowsUnsafe, ["safe_attr", "unsafe_attr"].contains(attribute.name) { continue }
      let name = attribute.name.dropLast("_attr".count)
      refuse(.attribute(String(name)), at: attribute.start)
    }
    for macro in tree.macros { refuse(.macro, at: macro.start) }
    let absent = Set(absentImports.values)
    for imported in tree.imports
    where !modules.contains(imported.name) && isThere(imported.name)
      && !absent.contains(imported.name)
    {
      let refusal = Refusal.module(imported.name)
      if !found.contains(where: { $0.refusal == refusal }) { refuse(refusal, at: imported.start) }
    }
    let types = tree.fileLevelTypes.filter { !reserved.staysTheKits($0.name) }
    for declaration in types + tree.fileLevelValues + tree.shared
    where reserved.contains(declaration.name) {
      refuse(.reserved(declaration.name), at: declaration.start)
    }
    if !tree.inherited.isEmpty {
      // A type in the checks that is of such a class means its members by their bare names.
      let bases = names.withBases(reserved.inherited)
      for member in tree.inherited.filter({ bases.contains($0.key) }).values.joined()
      where reserved.contains(member.name) {
        refuse(.reserved(member.name), at: member.start)
      }
    }
    let unsafes = questions.filter { $0.question == .isUnsafe }.map(\.range)
    if tree.unsafeExpressions > 0, !allowsUnsafe {
      found.append((.unsafeWord, unsafes.first { !isName($0) } ?? unsafes.first ?? 0..<0))
    }
    let custom = Set(tree.attributes.filter { $0.name == "custom_attr" }.map(\.start))
    for case (.isCustom(let name), let range) in questions {
      if !custom.contains(range.lowerBound), !custom.contains(range.lowerBound + 1) {
        found.append((.attribute(name), range))
      }
    }
  }

  mutating func refuseAsUnreadable() { found.append((.unreadable, quoted.first?.range ?? 0..<0)) }

  /// Each place once, in the order of the file.
  var diagnostics: [Diagnostic] {
    var lines: Set<Int> = []
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { found in
      let place = source.text.location(of: found.range.lowerBound)
      // What the tokens told first, the parser tells once more a little beside it.
      guard lines.insert(place.line).inserted else { return nil }
      return Diagnostic(
        found.refusal, file: file.path, line: place.line, column: place.column,
        length: found.range.count)
    }
  }

  private mutating func refuse(_ refusal: Refusal, at start: Int) {
    let index = source.index(at: start)
    found.append((refusal, source.tokens[index].range))
  }

  /// Whether the word stands where a name does: declared, labelled, or as a member.
  private func isName(_ range: Range<Int>) -> Bool {
    let index = source.index(at: range.lowerBound)
    return ReservedNames.introducers.contains(source.previousWord(before: index))
      || [".", "case"].contains(source.previousWord(before: index))
      || [":", ")", ",", "=", "."].contains(source.nextWord(after: index))
  }

  private static let refusedKinds: Set<String> = [
    "abi_attr", "cdecl_attr", "dynamic_replacement_attr", "effects_attr", "exclusivity_attr",
    "export_attr", "exported_attr", "expose_attr", "extern_attr", "macro_role_attr",
    "objc_implementation_attr", "originally_defined_in_attr", "raw_layout_attr", "safe_attr",
    "section_attr", "semantics_attr", "silgen_name_attr", "transparent_attr", "unsafe_attr",
    "unsafe_inherit_executor_attr", "unsafe_non_escapable_result_attr",
    "unsafe_self_dependent_result_attr", "used_attr",
  ]
}
