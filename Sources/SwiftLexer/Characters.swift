extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isBlank: Bool {
    self == .space || self == .tab || self == 0x0B || self == 0x0C
  }

  var isLineEnd: Bool {
    self == .lineFeed || self == .carriageReturn
  }

  var isDigit: Bool {
    self >= .zero && self <= .nine
  }

  var isHexDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }

  var isIdentifierHead: Bool {
    switch self {
    case 0x41...0x5A, 0x61...0x7A, .underscore, UInt8(ascii: "$"): true
    default: false
    }
  }

  var isOperator: Bool {
    switch self {
    case .slash, .minus, .plus, .exclamation, .asterisk, .less, .greater, .question,
      UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// A character of the source; `value` is nil for a byte that is not part of valid UTF-8.
struct SourceScalar {
  let value: UInt32?
  let length: Int

  var isIdentifierHead: Bool {
    value.map { isInside($0, identifierHeads) } ?? false
  }

  var isIdentifierPart: Bool {
    value.map { isInside($0, identifierHeads) || isInside($0, combiningMarks) } ?? false
  }

  var isOperatorHead: Bool {
    value.map { isInside($0, operatorHeads) } ?? false
  }

  var isOperatorPart: Bool {
    guard let value else { return false }
    return isInside(value, operatorHeads) || isInside(value, combiningMarks)
      || (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
  }
}

extension Lexer {
  /// The character at an offset inside the source; a plain ASCII byte is cheaper looked at directly.
  func scalar(at offset: Int) -> SourceScalar {
    let lead = source[offset]
    let length: Int
    switch lead {
    case 0..<0x80: return SourceScalar(value: UInt32(lead), length: 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return SourceScalar(value: nil, length: 1)
    }
    guard offset + length <= source.count else { return SourceScalar(value: nil, length: 1) }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for byte in source[(offset + 1)..<(offset + length)] {
      guard byte & 0xC0 == 0x80 else { return SourceScalar(value: nil, length: 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, Unicode.Scalar(value) != nil else {
      return SourceScalar(value: nil, length: 1)
    }
    return SourceScalar(value: value, length: length)
  }
}

private func isInside(_ value: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
  guard value >= 0x80 else { return false }
  var low = 0
  var high = ranges.count
  while low < high {
    let middle = (low + high) / 2
    if value > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
  }
  return low < ranges.count && ranges[low].contains(value)
}

// The ranges beyond ASCII of the language's lexical grammar, ascending.

private let identifierHeads: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
  0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
  0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
  0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
  0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
  0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE,
  0xFF00...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
  0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
  0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
]

private let combiningMarks: [ClosedRange<UInt32>] = [
  0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
]

private let operatorHeads: [ClosedRange<UInt32>] = [
  0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
  0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
  0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
  0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
]
