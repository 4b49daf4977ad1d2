/// Names for all short runs of tokens in these files, equal where the code differs in disguise only.
///
/// Names, literals, comments, layout, access levels and the order of declarations have no say.
package func codeGrams(of files: [[UInt8]]) -> Set<UInt32> {
  var cutter = DeclarationCutter()
  for file in files { cutter.read(file) }
  return cutter.grams
}

/// Cuts files into declarations, none of which knows its neighbours, and these into runs of tokens.
private struct DeclarationCutter {
  /// Shorter ones are in everybody's code.
  private static let run = 20
  /// A declaration that has no whole run stands for itself, unless it says next to nothing.
  private static let shortest = 12

  private enum Role { case other, modifies, declares, opensType, opensBrace, closesBrace }

  private(set) var grams: Set<UInt32> = []
  private var declaration: [UInt64] = []
  /// For each open brace, whether it is a type's.
  private var isTypeBody: [Bool] = []
  private var isTypeAhead = false
  private var isAfterModifier = false

  mutating func read(_ file: [UInt8]) {
    let tokens = tokenize(file).filter { !$0.kind.isTrivia }
    for index in tokens.indices where !Self.isIdleSelf(tokens, index, in: file) {
      take(tokens[index], in: file)
    }
    cut()
    (isTypeBody, isTypeAhead, isAfterModifier) = ([], false, false)
  }

  /// Whether the token is one of the two of `self.`, without which `count` means the same.
  private static func isIdleSelf(_ tokens: [Token], _ index: Int, in file: [UInt8]) -> Bool {
    let isPeriod = file[tokens[index].range].elementsEqual([.period])
    let word = isPeriod ? index - 1 : index
    guard tokens.indices.contains(word), tokens.indices.contains(word + 1) else { return false }
    return tokens[word].kind == .keyword
      && file[tokens[word].range].elementsEqual("self".utf8)
      && file[tokens[word + 1].range].elementsEqual([.period])
  }

  private mutating func take(_ token: Token, in file: [UInt8]) {
    let role = Self.role(of: token, in: file)
    let isAmongDeclarations = isTypeBody.last ?? true
    let begins = role == .modifies || role == .declares || role == .opensType
    if isAmongDeclarations, begins, !isAfterModifier { cut() }
    if let code = Self.code(of: token, in: file) { declaration.append(code) }
    isAfterModifier = role == .modifies
    switch role {
    case .opensType: isTypeAhead = true
    case .declares: isTypeAhead = false
    case .opensBrace:
      isTypeBody.append(isTypeAhead)
      if isTypeAhead { cut() }
      isTypeAhead = false
    case .closesBrace:
      _ = isTypeBody.popLast()
      if isTypeBody.last ?? true { cut() }
    case .modifies, .other: break
    }
  }

  private mutating func cut() {
    defer { declaration = [] }
    let count = declaration.count
    guard count >= Self.shortest else { return }
    for start in 0...max(0, count - Self.run) {
      grams.insert(Self.hash(declaration[start..<min(start + Self.run, count)]))
    }
  }

  private static func hash(_ run: ArraySlice<UInt64>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for code in run { hash = (hash ^ code) &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29) }
    // The lower bits of a product know little of the upper ones.
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}

// MARK: - What a token says

extension DeclarationCutter {
  /// The same for tokens that can stand for each other; nil for what could be left out.
  private static func code(of token: Token, in file: [UInt8]) -> UInt64? {
    switch token.kind {
    case .identifier: return 1
    case .integer, .float: return 2
    case .stringOpen: return 3
    case .regex: return 4
    case .interpolationOpen: return 5
    case .interpolationClose: return 6
    case .stringText, .stringEscape, .stringClose, .unknown: return nil
    case .keyword:
      let word = word(token, in: file)
      // What does the same with the word or without it.
      if access.contains(word) || word == "return" { return nil }
      // A value that never changes may be declared either way.
      return hash(word == "var" ? "let" : word)
    case .punctuation where file[token.range].elementsEqual([.semicolon]): return nil
    default: return hash(word(token, in: file))
    }
  }

  private static func role(of token: Token, in file: [UInt8]) -> Role {
    switch token.kind {
    case .punctuation where file[token.range].elementsEqual([.openBrace]): return .opensBrace
    case .punctuation where file[token.range].elementsEqual([.closeBrace]): return .closesBrace
    case .attribute: return .modifies
    case .keyword:
      let word = word(token, in: file)
      return types.contains(word)
        ? .opensType
        : declarations.contains(word)
          ? .declares : modifiers.contains(word) || access.contains(word) ? .modifies : .other
    default: return .other
    }
  }

  private static func word(_ token: Token, in file: [UInt8]) -> String {
    String(decoding: file[token.range], as: UTF8.self)
  }

  private static func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static let access: Set<String> = [
    "fileprivate", "final", "internal", "open", "package", "private", "public",
  ]
  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let declarations: Set<String> = [
    "associatedtype", "case", "deinit", "func", "import", "init", "let", "subscript", "typealias",
    "var",
  ]
  private static let modifiers: Set<String> = [
    "convenience", "distributed", "dynamic", "indirect", "infix", "lazy", "mutating",
    "nonisolated", "nonmutating", "optional", "override", "postfix", "prefix", "required",
    "static", "unowned", "weak",
  ]
}
