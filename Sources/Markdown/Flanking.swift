/// What stands on either side of a delimiter run, which decides whether it may open or close.
struct Flanking {
  let isLeft: Bool
  let isRight: Bool
  let followsPunctuation: Bool
  let precedesPunctuation: Bool

  private enum Neighbour {
    case space, punctuation, other
  }

  init(of run: Range<Int>, in text: [UInt8]) {
    let before = Self.neighbour(before: run.lowerBound, in: text)
    let after = Self.neighbour(at: run.upperBound, in: text)
    followsPunctuation = before == .punctuation
    precedesPunctuation = after == .punctuation
    isLeft = after != .space && (after != .punctuation || before != .other)
    isRight = before != .space && (before != .punctuation || after != .other)
  }

  private static func neighbour(before offset: Int, in text: [UInt8]) -> Neighbour {
    guard offset > 0 else { return .space }
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return neighbour(at: start, in: text)
  }

  /// The text is valid UTF-8.
  private static func neighbour(at offset: Int, in text: [UInt8]) -> Neighbour {
    guard offset < text.count else { return .space }
    let byte = text[offset]
    if byte < 0x80 {
      if byte.isWhitespace { return .space }
      return byte.isASCIIPunctuation ? .punctuation : .other
    }
    let character = text[offset..<min(offset + 4, text.count)]
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else {
      return .other
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator:
      return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default:
      return .other
    }
  }
}
