/// How much of a style a terminal shows.
package enum ColorLevel: Sendable, Equatable {
  /// Bytes of text only, without a single escape.
  case none
  case sixteen
}

extension StyledLine {
  /// The bytes that draw the line, without a line end; links are written only where there is colour.
  package func encoded(level: ColorLevel, links: Bool = false) -> [UInt8] {
    guard level == .sixteen else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for span in spans where !span.text.isEmpty {
      let link = links ? span.link : nil
      if let link { bytes += "\u{1B}]8;;\(inert(link))\u{1B}\\".utf8 }
      let codes = span.style.codes
      if codes.isEmpty {
        bytes += span.text.utf8
      } else {
        bytes += "\u{1B}[\(codes.joined(separator: ";"))m\(span.text)\u{1B}[0m".utf8
      }
      if link != nil { bytes += "\u{1B}]8;;\u{1B}\\".utf8 }
    }
    return bytes
  }
}

extension Style {
  fileprivate var codes: [String] {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isStruck { codes.append("9") }
    if let foreground { codes.append(String(foreground.code(base: 30))) }
    if let background { codes.append(String(background.code(base: 40))) }
    return codes
  }
}

extension Color {
  /// The bright half lies sixty above the first eight.
  fileprivate func code(base: Int) -> Int {
    rawValue < 8 ? base + Int(rawValue) : base + 60 + Int(rawValue) - 8
  }
}

/// A link target of printable ASCII only, so that it cannot end its own escape sequence.
private func inert(_ link: String) -> String {
  var result = ""
  for byte in link.utf8 {
    if byte > 0x20, byte < 0x7F {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return result
}
