/// Writes lines of fields, parted by tabs.
struct LineWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      for byte in field.utf8 {
        switch byte {
        case UInt8(ascii: "\\"): bytes += Array(#"\\"#.utf8)
        case UInt8(ascii: "\t"): bytes += Array(#"\t"#.utf8)
        case UInt8(ascii: "\n"): bytes += Array(#"\n"#.utf8)
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// Reads what a `LineWriter` wrote, line by line; a line without an end is none.
struct LineReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> [String]? {
    var fields: [String] = []
    var begin = place
    var isPlain = true
    for index in place..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { isPlain = false }
      guard byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") else { continue }
      let field = bytes[begin..<index]
      fields.append(String(decoding: isPlain ? field : Self.plain(field), as: UTF8.self))
      isPlain = true
      begin = index + 1
      if byte == UInt8(ascii: "\n") {
        place = begin
        return fields
      }
    }
    return nil
  }

  private static func plain(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: ArraySlice<UInt8> = []
    var isEscape = false
    for byte in field {
      if isEscape {
        switch byte {
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        default: text.append(byte)
        }
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        text.append(byte)
      }
    }
    return text
  }
}
