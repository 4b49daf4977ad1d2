/// Learners' text without the characters that act instead of being read; line ends and tabs stay.
///
/// Control characters become their pictures, what is not seen or turns the direction of writing a replacement character.
func legible(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }
  if isPlain { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(legible(scalar)) }
  return String(result)
}

private func legible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09, 0x0A: scalar
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80...0x9F: "\u{FFFD}"
  case _ where isUnseen(scalar): "\u{FFFD}"
  // Sixty-six code points are no characters at all, and XML forbids some of them.
  case let value where value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value): "\u{FFFD}"
  default: scalar
  }
}

/// Whether a character turns the direction of writing, ends a line, or is not seen at all: a word may read otherwise
/// than it is. What joins letters, and the parts of an emoji, is none of these.
func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
  default: false
  }
}

extension String {
  /// At most so many bytes of it, with a mark where something was left out.
  func cut(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    let mark = "… (cut)"
    var end = utf8.index(startIndex, offsetBy: max(0, bytes - mark.utf8.count))
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return self[..<end] + mark
  }

  /// In one line.
  var unbroken: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// With what stands for some of its scalars in their place.
  ///
  /// Never by characters: a mark with an accent on it is another character, and the same mark to who reads it.
  func replacing(scalars replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let replaced = replacement(scalar) {
        result += replaced
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For the text and the attributes of XML and HTML.
  var markupEscaped: String {
    legible(self).replacing { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}

/// Seconds with four digits and never an exponent, which XML's decimals do not have.
func decimalSeconds(_ seconds: Double) -> String {
  let parts = seconds.isFinite ? Int((min(max(seconds, 0), 1e9) * 10_000).rounded()) : 0
  let digits = String(parts % 10_000)
  return "\(parts / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
}
