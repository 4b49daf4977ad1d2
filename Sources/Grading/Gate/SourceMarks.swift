/// A place in a file that may hold something to refuse, found without any idea of Swift's grammar.
struct SourceMark: Equatable {
  enum Kind: Equatable {
    /// `@` before a name that is not known to be harmless.
    case attribute
    /// `import` of a module that is not known to be allowed.
    case imported
    /// A word that the language gives a meaning to, such as `unsafe`.
    case word
    /// A name that begins with an underscore.
    case underscored
    /// A name that the checks rely on, where it may be declared.
    case reserved
    /// `::`
    case selector
  }

  var kind: Kind
  /// The bytes of the word or sign.
  var range: Range<Int>
}

/// Looks through a file's bytes for all that might have to be refused, in comments and strings as well:
/// what is not lexed cannot be fooled.
struct SourceMarks {
  private let bytes: [UInt8]
  private let modules: Set<String>
  private let reserved: ReservedNames
  private(set) var found: [SourceMark] = []

  init(in bytes: [UInt8], modules: Set<String>, reserved: ReservedNames) {
    self.bytes = bytes
    self.modules = modules
    self.reserved = reserved
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isWordHead {
        let end = wordEnd(position)
        note(position..<end)
        position = end
      } else if byte.isDigit {
        position = wordEnd(position)
      } else {
        if byte == .at {
          noteAttribute(position)
        } else if byte == .colon, self.byte(position + 1) == .colon {
          found.append(SourceMark(kind: .selector, range: position..<position + 2))
        }
        position += 1
      }
    }
  }

  private mutating func note(_ range: Range<Int>) {
    let word = String(decoding: bytes[range], as: UTF8.self)
    if word == "import" {
      if !isAllowedImport(after: range.upperBound) {
        found.append(SourceMark(kind: .imported, range: range))
      }
    } else if Self.words.contains(word) || PointerTypes.names.contains(word) {
      if !isNonisolated(range) { found.append(SourceMark(kind: .word, range: range)) }
    } else if word.hasPrefix("_") {
      if word.contains(where: { $0 != "_" }), !UnderscoredNames.allowed.contains(word) {
        found.append(SourceMark(kind: .underscored, range: range))
      }
    } else if reserved.contains(word) {
      if mayDeclare(range) { found.append(SourceMark(kind: .reserved, range: range)) }
    } else if ReservedNames.introducers.contains(word), hidesName(after: range.upperBound) {
      found.append(SourceMark(kind: .reserved, range: range))
    }
  }

  private static let words: Set<String> = [
    "allCasePaths", "classNamed", "customMirror", "dsohandle", "externalMacro", "macro",
    "sourceLocation", "unsafe",
  ]

  /// `nonisolated(unsafe)` is about data races only.
  private func isNonisolated(_ range: Range<Int>) -> Bool {
    let before = Array("nonisolated(".utf8)
    return range.lowerBound >= before.count && byte(range.upperBound) == .closeParenthesis
      && bytes[(range.lowerBound - before.count)..<range.lowerBound].elementsEqual(before)
  }

  private mutating func noteAttribute(_ position: Int) {
    let start = position + 1
    guard byte(start).isWordHead else {
      // A digit or a sign cannot begin an attribute's name; a blank, a comment or a backtick can hide one.
      let next = byte(start)
      if next.isSpace || next == .slash || next == .backtick || next == .dollar || next >= 0x80 {
        found.append(SourceMark(kind: .attribute, range: position..<start))
      }
      return
    }
    let end = wordEnd(start)
    // The compiler's own attributes are not followed by a period, addresses of mail are.
    if byte(end) == .period { return }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if byte(end) >= 0x80 || AttributeNames.judge(name) != .harmless
      || name == AttributeNames.aboutModules
    {
      found.append(SourceMark(kind: .attribute, range: position..<end))
    }
  }

  private func isAllowedImport(after end: Int) -> Bool {
    var start = skipSpace(end)
    guard start > end else { return false }
    var word = String(decoding: bytes[start..<wordEnd(start)], as: UTF8.self)
    if Self.importKinds.contains(word) {
      start = skipSpace(wordEnd(start))
      word = String(decoding: bytes[start..<wordEnd(start)], as: UTF8.self)
    }
    return modules.contains(word) && byte(wordEnd(start)) < 0x80
  }

  static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// After a word that declares something, or in the middle of a pattern such as `let (a, b)`.
  private func mayDeclare(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isSpace || bytes[start - 1] == .backtick { start -= 1 }
    guard start > 0 else { return false }
    let before = bytes[start - 1]
    // A comment may stand between the two.
    if before == .openParenthesis, isArgument(range, after: start - 1) { return false }
    let isBehindComment = before == .slash && start > 1 && bytes[start - 2] == .asterisk
    if isBehindComment || before == .comma || before == .openParenthesis {
      return isBehindComment
        || ReservedNames.isFunction(String(decoding: bytes[range], as: UTF8.self))
    }
    var wordStart = start
    while wordStart > 0, bytes[wordStart - 1].isWordPart { wordStart -= 1 }
    return ReservedNames.introducers.contains(
      String(decoding: bytes[wordStart..<start], as: UTF8.self))
  }

  /// Whether a name behind a parenthesis is a label or what is given to a call, and no part of a pattern.
  private func isArgument(_ range: Range<Int>, after parenthesis: Int) -> Bool {
    if byte(skipSpace(range.upperBound)) == .colon { return true }
    guard parenthesis > 0, bytes[parenthesis - 1].isWordPart else { return false }
    var start = parenthesis
    while start > 0, bytes[start - 1].isWordPart { start -= 1 }
    return !ReservedNames.introducers.contains(
      String(decoding: bytes[start..<parenthesis], as: UTF8.self))
  }

  /// Whether a comment follows at once, behind which any name may stand.
  private func hidesName(after end: Int) -> Bool {
    let next = skipSpace(end)
    return byte(next) == .slash && (byte(next + 1) == .slash || byte(next + 1) == .asterisk)
  }

  /// Behind the end, a sign that ends every word and every blank.
  private func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : UInt8(ascii: ";")
  }

  private func skipSpace(_ start: Int) -> Int {
    var end = start
    while byte(end).isSpace { end += 1 }
    return end
  }

  private func wordEnd(_ start: Int) -> Int {
    var end = start
    while byte(end).isWordPart { end += 1 }
    return end
  }
}

extension UInt8 {
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let asterisk = UInt8(ascii: "*")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let dollar = UInt8(ascii: "$")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let period = UInt8(ascii: ".")
  fileprivate static let slash = UInt8(ascii: "/")

  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isWordHead: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
  }
  fileprivate var isWordPart: Bool { isWordHead || isDigit }
  /// Blanks and line ends; a zero, which the compiler passes over, as well.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0 || (0x09...0x0D).contains(self) }
}
