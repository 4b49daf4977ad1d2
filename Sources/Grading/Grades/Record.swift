/// A value that can be written as fields of one line of text, and read again far faster than JSON.
protocol RecordField {
  init(from record: inout RecordReader) throws
  func write(to record: inout RecordWriter)
}

/// What was read is not what a writer of the same kind wrote.
struct RecordError: Error {}

extension RecordField {
  /// The value that a line stands for, if there is nothing else in it.
  init(record: some Collection<UInt8>) throws {
    var reader = RecordReader(record)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw RecordError() }
  }

  /// The line, without its end.
  var record: [UInt8] {
    var writer = RecordWriter()
    write(to: &writer)
    return writer.bytes
  }
}

/// Puts fields behind each other, each with a tab after it.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\t"))
  }
}

/// Takes fields off the beginning of a line.
struct RecordReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)
  }

  var isAtEnd: Bool { place == bytes.count }

  mutating func read() throws -> String {
    var end = place
    var isPlain = true
    while end < bytes.count, bytes[end] != UInt8(ascii: "\t") {
      if bytes[end] == UInt8(ascii: "\\") { isPlain = false }
      end += 1
    }
    guard end < bytes.count else { throw RecordError() }
    let field = bytes[place..<end]
    place = end + 1
    return isPlain
      ? String(decoding: field, as: UTF8.self)
      : String(decoding: try Self.plain(field), as: UTF8.self)
  }

  private static func plain(_ field: ArraySlice<UInt8>) throws -> [UInt8] {
    var text: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      default: throw RecordError()
      }
    }
    return text
  }
}

extension String: RecordField {
  init(from record: inout RecordReader) throws { self = try record.read() }
  func write(to record: inout RecordWriter) { record.write(self) }
}

extension Int: RecordField {
  init(from record: inout RecordReader) throws { self = try Self.read(Int.init, from: &record) }
  func write(to record: inout RecordWriter) { record.write(description) }
}

extension UInt32: RecordField {
  init(from record: inout RecordReader) throws {
    self = try Self.read({ UInt32($0) }, from: &record)
  }
  func write(to record: inout RecordWriter) { record.write(description) }
}

extension Double: RecordField {
  init(from record: inout RecordReader) throws { self = try Self.read(Double.init, from: &record) }
  func write(to record: inout RecordWriter) { record.write(description) }
}

extension RecordField {
  fileprivate static func read(
    _ value: (String) -> Self?, from record: inout RecordReader
  ) throws -> Self {
    guard let value = value(try record.read()) else { throw RecordError() }
    return value
  }
}

extension RecordField where Self: RawRepresentable<String> {
  init(from record: inout RecordReader) throws {
    self = try Self.read(Self.init(rawValue:), from: &record)
  }

  func write(to record: inout RecordWriter) { record.write(rawValue) }
}

extension Array: RecordField where Element: RecordField {
  init(from record: inout RecordReader) throws {
    let count = try Int(from: &record)
    self = []
    // No more is set aside than the line can hold: its count may be anything.
    guard count >= 0 else { throw RecordError() }
    for _ in 0..<count { append(try Element(from: &record)) }
  }

  func write(to record: inout RecordWriter) {
    count.write(to: &record)
    for element in self { element.write(to: &record) }
  }
}

extension Optional: RecordField where Wrapped: RecordField {
  init(from record: inout RecordReader) throws {
    self = try [Wrapped](from: &record).first
  }

  func write(to record: inout RecordWriter) {
    (map { [$0] } ?? []).write(to: &record)
  }
}
