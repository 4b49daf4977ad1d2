import SwiftLexer

/// A file's tokens, with what the gate asks of them.
struct LexedSource {
  let text: SourceText
  let tokens: [Token]

  init(_ bytes: [UInt8]) {
    text = SourceText(bytes)
    tokens = tokenize(bytes)
  }

  /// The token that holds a byte; tokens cover every byte of a file.
  func index(at offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func word(_ index: Int) -> String { text.text(of: tokens[index]) }

  /// Without the backticks that make a name of a keyword.
  func name(_ index: Int) -> String {
    let word = word(index)
    return word.count > 2 && word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
  }

  /// The next token that is more than a blank or a comment.
  func next(after index: Int) -> Int? {
    var next = index + 1
    while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
    return next < tokens.count ? next : nil
  }

  func previous(before index: Int) -> Int? {
    var previous = index - 1
    while previous >= 0, tokens[previous].kind.isTrivia { previous -= 1 }
    return previous >= 0 ? previous : nil
  }

  /// The tokens behind one that are more than blanks, as far as anybody's declaration goes: whatever somebody has
  /// written, nothing is looked at again and again.
  func following(_ index: Int) -> some Sequence<Int> {
    sequence(state: index) { at in
      guard let next = self.next(after: at) else { return nil }
      at = next
      return next
    }.prefix(Self.longestDeclaration)
  }

  /// The same before one, from there on backwards.
  func preceding(_ index: Int) -> some Sequence<Int> {
    sequence(state: index) { at in
      guard let previous = self.previous(before: at) else { return nil }
      at = previous
      return previous
    }.prefix(Self.longestDeclaration)
  }

  private static let longestDeclaration = 500

  /// Who may use a declaration.
  static let accessWords: Set<String> = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  /// Whether the compiler takes what follows for the beginning of a line, as it does behind a comment of several.
  func endsLine(_ index: Int) -> Bool {
    tokens[index].kind == .newline
      || tokens[index].kind.isComment && word(index).contains(where: \.isNewline)
  }

  func nextWord(after index: Int) -> String { next(after: index).map(word) ?? "" }
  func previousWord(before index: Int) -> String { previous(before: index).map(word) ?? "" }

  /// Behind the brackets that open at a token, or that token if it opens none; nil if they do not close.
  func skipArguments(_ start: Int?) -> Int? {
    guard let start, word(start) == "(" else { return start }
    var depth = 1
    for index in following(start) {
      if depth == 0 { return index }
      if word(index) == "(" { depth += 1 }
      if word(index) == ")" { depth -= 1 }
    }
    return nil
  }

  /// The modules that are imported only `#if canImport` finds them, by where the word `import` stands.
  var guardedImports: [Int: String] {
    var guarded: [Int: String] = [:]
    // Of each open `#if` the module that its branch asks for, and how many branches ask for each.
    var branches: [String] = []
    var asked: [String: Int] = [:]
    func open(_ module: String) {
      branches.append(module)
      asked[module, default: 0] += 1
    }
    func close() {
      if let module = branches.popLast() { asked[module, default: 0] -= 1 }
    }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .poundWord:
        let word = word(index)
        if ["#elseif", "#else", "#endif"].contains(word) { close() }
        if ["#if", "#elseif"].contains(word) { open(moduleAskedFor(after: index)) }
        if word == "#else" { open("") }
      case .keyword where word(index) == "import":
        guard let name = next(after: index).map({ self.name($0) }) else { continue }
        if asked[name, default: 0] > 0 { guarded[index] = name }
      default: break
      }
    }
    return guarded
  }

  /// The name in `canImport(Name)`, where nothing else is on the line; otherwise none.
  private func moduleAskedFor(after index: Int) -> String {
    var words: [String] = []
    var next = index + 1
    while next < tokens.count, tokens[next].kind != .newline, words.count < 5 {
      if !tokens[next].kind.isTrivia { words.append(word(next)) }
      next += 1
    }
    let isQuestion =
      words.count == 4 && words[0] == "canImport" && words[1] == "(" && words[3] == ")"
    return isQuestion ? words[2] : ""
  }

  /// The names between the colon and the brace of each type and extension, by its own name.
  var inheritedNames: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for index in tokens.indices
    where tokens[index].kind == .keyword && Self.heirs.contains(word(index)) {
      let header = following(index).prefix { word($0) != "{" }
      guard let heir = header.first(where: { tokens[$0].kind == .identifier }) else { continue }
      names[name(heir), default: []].formUnion(
        header.drop { word($0) != ":" }.filter { tokens[$0].kind == .identifier }.map(name))
    }
    return names
  }

  private static let heirs: Set<String> = ["actor", "class", "enum", "extension", "struct"]

  /// Names that the file declares, however: as a declaration, a parameter or a label.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    var cases = CaseList()
    var previous = ""
    for (index, token) in tokens.enumerated() where !token.kind.isTrivia {
      if token.kind == .identifier {
        if Self.introducers.contains(previous)
          || [":", "in", ","].contains(nextWord(after: index)) && previous != "."
          || ["(", ","].contains(previous) && isLabel(index)
          || isCapture(index) || isGenericParameter(index)
        {
          names.insert(name(index))
        }
      } else if ["let", "var", "for", "{"].contains(previous) {
        names.formUnion(namesInPattern(from: index, isClosure: previous == "{"))
      }
      let name = token.kind == .identifier ? name(index) : nil
      names.formUnion(cases.namesDeclared(before: word(index), name: name, after: previous))
      previous = word(index)
    }
    return names
  }

  /// What stands for any type, as in `func first<Element: Equatable>`.
  var genericParameters: Set<String> {
    let names = tokens.indices.filter { tokens[$0].kind == .identifier }
    return Set(names.filter(isGenericParameter).map(name))
  }

  /// Whether a name stands before another and a colon, as an argument's does before a parameter's.
  private func isLabel(_ index: Int) -> Bool {
    guard let next = next(after: index), tokens[next].kind == .identifier else { return false }
    return nextWord(after: next) == ":"
  }

  /// Whether a name is given to what a closure keeps: `[name = value]`, `[a, weak name = value]`.
  private func isCapture(_ index: Int) -> Bool {
    nextWord(after: index) == "="
      && ["[", ",", "weak", "unowned", ")"].contains(previousWord(before: index))
  }

  /// Whether a name stands in the list behind what is declared: `func name<First, Second>`, `struct Name<Value>`.
  private func isGenericParameter(_ index: Int) -> Bool {
    guard ["<", ","].contains(previousWord(before: index)) else { return false }
    let bracket = preceding(index).prefix(Self.longestList).first {
      tokens[$0].kind != .identifier && ![",", ":", "&", "."].contains(word($0))
    }
    guard let at = bracket, word(at) == "<", let name = previous(before: at) else { return false }
    return Self.unnamedFunctions.contains(word(name))
      || Self.introducers.contains(previousWord(before: name))
  }

  private static let longestList = 41

  private static let unnamedFunctions: Set<String> = ["init", "subscript"]

  /// What `let (a, b) =`, `case let .pair(a, b):`, `for (a, b) in` and `{ (a, b) in` bind.
  private func namesInPattern(from start: Int, isClosure: Bool) -> [String] {
    var names: [String] = []
    var (depth, hasOpened, index) = (0, false, start)
    // Whatever somebody has written, nothing is looked at again and again.
    while index < tokens.count, index < start + Self.longestPattern {
      defer { index += 1 }
      if tokens[index].kind.isTrivia { continue }
      let word = word(index)
      switch word {
      case "(": (depth, hasOpened) = (depth + 1, true)
      case ")": depth -= 1
      // The case's name, after its period.
      case _ where !hasOpened:
        if isClosure || word != "." && previousWord(before: index) != "." { return [] }
      case _ where tokens[index].kind == .identifier && previousWord(before: index) != ".":
        names.append(name(index))
      default: break
      }
      if hasOpened, depth == 0 { return !isClosure || nextWord(after: index) == "in" ? names : [] }
    }
    return []
  }

  private static let longestPattern = 200

  /// The cases of an enumeration that stand behind commas; those of a `switch` end with a colon and declare nothing.
  private struct CaseList {
    private var names: [String]?
    private var depth = 0

    /// What has turned out to be declared when this word comes.
    mutating func namesDeclared(before word: String, name: String?, after previous: String)
      -> [String]
    {
      switch word {
      case "(": depth += 1
      case ")": depth -= 1
      case ":" where depth == 0: names = nil
      case "case", "}", "func", "var", "init", "static":
        defer { (names, depth) = (word == "case" ? [] : nil, 0) }
        return names ?? []
      default:
        if depth == 0, previous == ",", let name { names?.append(name) }
      }
      return []
    }
  }

  private static let introducers = ReservedNames.introducers.union([
    "associatedtype", "case", "for", "import", "operator", "precedencegroup", "each",
  ])
}
