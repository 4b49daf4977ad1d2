import SwiftLexer

/// Extensions that override what a superclass declares, as Objective-C allows and the compiler alone does not: the
/// class in front of them goes on through their bodies.
///
/// Nothing changes its place, but for what follows such an extension on its last line: there the protocols are
/// named that it conforms to.
struct OverridesInExtensions {
  /// A class or an extension that stands directly in the file, by its tokens.
  private struct Part {
    var name: String
    var isClass: Bool
    /// The first attribute or modifier.
    var start: Int
    /// The colon before what is inherited, if there is one.
    var colon: Int?
    var open: Int
    var close: Int
    var overrides: Bool
    /// Whether it is for some types only, of a type inside another, or shows all its members to other modules.
    var isSpecial: Bool
  }

  private let source: LexedSource

  init(_ source: LexedSource) { self.source = source }

  /// Changes the bytes of the source.
  func join(in bytes: inout [UInt8]) {
    guard source.tokens.indices.contains(where: { source.word($0) == "override" }) else { return }
    let parts = parts
    var conformances: [(place: Int, text: String)] = []
    for index in parts.indices where parts[index].isClass {
      let following = parts[(index + 1)...].lazy.prefix { $0.name == parts[index].name }
      var chain = [parts[index]]
      for part in following {
        guard !part.isClass, !part.isSpecial, isNothing(between: chain.last?.close, and: part.start)
        else { break }
        chain.append(part)
      }
      guard let last = chain.lastIndex(where: { !$0.isClass && $0.overrides }) else { continue }
      let end = source.tokens[chain[last].close].range.upperBound
      for (part, next) in zip(chain[..<last], chain[1...last]) {
        blank(part.close...part.close, in: &bytes)
        blank(next.start...next.open, in: &bytes)
        guard let colon = next.colon else { continue }
        let protocols = ((colon + 1)..<next.open).map {
          source.tokens[$0].kind.isTrivia ? " " : source.word($0)
        }
        conformances.append((end, ";extension \(next.name):\(protocols.joined()){}"))
      }
    }
    guard !conformances.isEmpty else { return }
    var (joined, start): ([UInt8], Int) = ([], 0)
    for (place, text) in conformances {
      joined += bytes[start..<place] + text.utf8
      start = place
    }
    bytes = joined + bytes[start...]
  }

  private var parts: [Part] {
    var parts: [Part] = []
    var depth = 0
    var index = 0
    while index < source.tokens.count {
      defer { index += 1 }
      let word = source.word(index)
      switch source.tokens[index].kind {
      case .punctuation:
        if ["{", "(", "["].contains(word) { depth += 1 }
        if ["}", ")", "]"].contains(word) { depth -= 1 }
      case .keyword where depth == 0 && ["class", "extension"].contains(word):
        guard let header = header(at: index) else { continue }
        // What does not end is followed by nothing.
        guard let part = part(at: index, header) else { return parts }
        parts.append(part)
        index = part.close
      default: break
      }
    }
    return parts
  }

  /// The name behind a keyword, and the brace that opens the body.
  private func header(at keyword: Int) -> (name: Int, open: Int)? {
    guard let name = source.next(after: keyword), source.tokens[name].kind == .identifier,
      let open = source.following(name).first(where: { source.word($0) == "{" })
    else { return nil }
    return (name, open)
  }

  private func part(at keyword: Int, _ header: (name: Int, open: Int)) -> Part? {
    let (name, open) = header
    var (depth, close, overrides) = (0, open, false)
    repeat {
      guard close < source.tokens.count else { return nil }
      let word = source.word(close)
      if source.tokens[close].kind == .punctuation {
        if word == "{" { depth += 1 }
        if word == "}" { depth -= 1 }
      }
      if depth == 1, source.tokens[close].kind == .keyword, word == "override" { overrides = true }
      close += 1
    } while depth > 0
    let header = (name + 1)..<open
    let start = start(of: keyword)
    return Part(
      name: source.name(name), isClass: source.word(keyword) == "class", start: start,
      colon: header.first { source.word($0) == ":" }, open: open, close: close - 1,
      overrides: overrides,
      isSpecial: header.contains { source.word($0) == "where" }
        || source.nextWord(after: name) == "."
        || source.word(keyword) == "extension"
          && (start..<keyword).contains { ["public", "package"].contains(source.word($0)) }
    )
  }

  /// The first of the attributes and modifiers before a declaration's keyword.
  private func start(of keyword: Int) -> Int {
    var start = keyword
    while let previous = source.previous(before: start) {
      if LexedSource.accessWords.contains(source.word(previous))
        || source.tokens[previous].kind == .attribute
      {
        start = previous
      } else if source.word(previous) == ")",
        let open = source.preceding(previous).first(where: { source.word($0) == "(" }),
        let attribute = source.previous(before: open),
        source.tokens[attribute].kind == .attribute
      {
        start = attribute
      } else {
        break
      }
    }
    return start
  }

  /// Whether only blanks and comments stand there.
  private func isNothing(between close: Int?, and start: Int) -> Bool {
    guard let close else { return false }
    return source.tokens[(close + 1)..<start].allSatisfy(\.kind.isTrivia)
  }

  private func blank(_ tokens: ClosedRange<Int>, in bytes: inout [UInt8]) {
    for token in source.tokens[tokens] {
      for offset in token.range where ![0x0A, 0x0D].contains(bytes[offset]) {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
  }
}
