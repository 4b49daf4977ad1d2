/// Bytes of the document on their way into HTML.
extension HTMLRenderer {
  private static let escaped = ByteSet("&<>\"")
  private static let safeInURLs = ByteSet(
    "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")

  mutating func writeEscaped(_ range: Range<Int>) {
    let special = Self.escaped
    let bytes = storage.bytes
    var start = range.lowerBound
    for index in range where special.contains(bytes[index]) {
      output.append(contentsOf: bytes[start..<index])
      start = index + 1
      switch bytes[index] {
      case .ampersand: write("&amp;")
      case .less: write("&lt;")
      case .greater: write("&gt;")
      default: write("&quot;")
      }
    }
    output.append(contentsOf: bytes[start..<range.upperBound])
  }

  /// Writes an address percent-encoded where need be; what is encoded already stays as it is.
  mutating func writeURL(_ range: Range<Int>) {
    let safe = Self.safeInURLs
    let bytes = storage.bytes
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes[range] {
      if safe.contains(byte) {
        output.append(byte)
      } else if byte == .ampersand {
        write("&amp;")
      } else if byte == .apostrophe {
        write("&#x27;")
      } else {
        output += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
