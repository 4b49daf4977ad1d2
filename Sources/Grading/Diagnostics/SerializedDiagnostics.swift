import FoundationEssentials

/// The messages that the compiler writes for machines (`-serialize-diagnostics-path`), with ranges and fix-its.
struct SerializedDiagnostics {
  /// No learner reads more, and nobody writes a file like that by accident.
  static let mostMessages = 2_000
  private static let largestFile = 8 << 20

  /// What is longer is words of the code's own.
  private static let longestText = 10_000

  private static let diagnosticBlock = 9
  private enum Code {
    static let diagnostic = 2
    static let range = 3
    static let category = 5
    static let fileName = 6
    static let fixIt = 7
  }

  private var paths: [UInt64: String] = [:]
  private var categories: [UInt64: String] = [:]
  /// The message that is being read, under the ones that it is a note of.
  private var open: [CompilerMessage?] = []
  private var messages: [CompilerMessage] = []
  private var count = 0

  /// The messages of a whole file, each with its notes; nil if it is cut off or no such file.
  static func messages(in bytes: [UInt8]) -> [CompilerMessage]? {
    guard bytes.starts(with: "DIAG".utf8), bytes.count <= largestFile else { return nil }
    var reader = BitReader(bytes)
    var read = SerializedDiagnostics()
    do {
      _ = try reader.fixed(32)
      var stream = Bitstream(reader)
      // Which blocks that hold something else are open: their records are passed over.
      var blocks: [Int] = []
      while let item = try stream.next(), read.count < mostMessages {
        switch item {
        case .begin(let block):
          blocks.append(block)
          if block == diagnosticBlock { read.open.append(nil) }
        case .end:
          if blocks.popLast() == diagnosticBlock { read.close() }
        case .record(let record):
          if blocks.last == diagnosticBlock { try read.take(record) }
        }
      }
    } catch {
      return nil
    }
    return read.messages
  }

  /// Whether they are more than anybody writes by accident, and are not read.
  static func areTooMany(in bytes: [UInt8]?) -> Bool { (bytes?.count ?? 0) > largestFile }

  /// Whether there may be more than was read, which then nobody has looked at.
  static func isCut(_ messages: [CompilerMessage]) -> Bool {
    messages.reduce(0) { $0 + 1 + $1.notes.count } >= mostMessages
  }

  private mutating func take(_ record: Bitstream.Record) throws(UnreadableBitstream) {
    let fields = record.fields
    switch record.code {
    case Code.fileName:
      guard let id = fields.first else { throw UnreadableBitstream() }
      paths[id] = String(decoding: record.blob, as: UTF8.self)
    case Code.category:
      guard let id = fields.first else { throw UnreadableBitstream() }
      categories[id] = String(decoding: record.blob, as: UTF8.self)
    case Code.diagnostic:
      guard fields.count >= 5 else { throw UnreadableBitstream() }
      open[open.count - 1] = message(fields, String(decoding: record.blob, as: UTF8.self))
    case Code.range:
      guard let message = open[open.count - 1], let range = span(fields) else { return }
      if range.path == message.path { open[open.count - 1]?.ranges.append(range.span) }
    case Code.fixIt:
      guard let range = span(fields) else { return }
      open[open.count - 1]?.fixIts.append(
        Diagnostic.FixIt(
          file: range.path, span: range.span,
          replacement: String(decoding: record.blob, as: UTF8.self)))
    default: break
    }
  }

  /// Nil for what is only remarked or ignored.
  private func message(_ fields: [UInt64], _ words: String) -> CompilerMessage? {
    let severity: Diagnostic.Severity
    switch fields[0] {
    case 1: severity = .note
    case 2: severity = .warning
    case 3, 4: severity = .error
    default: return nil
    }
    let (text, id, _) = CompilerMessage.withoutTags(words[...])
    // Behind the group's name stands where to read about it.
    let category = fields.count > 5 ? categories[fields[5]]?.split(separator: "@").first : nil
    return CompilerMessage(
      path: paths[fields[1]] ?? "<unknown>", line: Self.number(fields[2]),
      column: Self.number(fields[3]), severity: severity, id: id, group: String(category ?? ""),
      text: String(text.prefix(Self.longestText)))
  }

  /// From two places, each of file, line, column and offset; nil for a range of nowhere.
  private func span(_ fields: [UInt64]) -> (path: String, span: Diagnostic.Span)? {
    guard fields.count >= 8, fields[0] == fields[4], let path = paths[fields[0]] else { return nil }
    let span = Diagnostic.Span(
      line: Self.number(fields[1]), column: Self.number(fields[2]),
      endLine: Self.number(fields[5]), endColumn: Self.number(fields[6]))
    guard (span.line, span.column) <= (span.endLine, span.endColumn) else { return nil }
    return (path, span)
  }

  /// A line or a column: more than this is none, and would only overflow later.
  private static func number(_ field: UInt64) -> Int { Int(min(field, 1 << 30)) }

  private mutating func close() {
    guard let last = open.popLast(), let message = last else { return }
    count += 1
    if let parent = open.lastIndex(where: { $0 != nil }) {
      open[parent]?.notes.append(message)
    } else {
      messages.append(message)
    }
  }
}
