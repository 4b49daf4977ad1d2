/// The text with everything that a terminal would obey, that reorders it, or that is not seen, made visible instead.
///
/// A tab becomes four spaces, a control character its picture (`␛`), the rest a code such as `<U+202E>`.
package func harmless(_ text: String) -> String {
  guard text.utf8.contains(where: mayBeginHarm) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if let visible = visibleForm(of: scalar) {
      result += visible
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The first bytes of C0, DEL, C1 (C2), of the directional and line-breaking controls (D8, E2), and of blanks
/// without a width (E1, E2, EF).
private func mayBeginHarm(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF: true
  default: false
  }
}

private func visibleForm(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09: "    "
  case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
  case 0x7F: "\u{2421}"
  case 0x80...0x9F, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF:
    code(of: scalar)
  default: nil
  }
}

private func code(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
}
