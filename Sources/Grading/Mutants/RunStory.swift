import Sandbox

/// What a run of checks has told, without what differs each time: the same where nobody notices a difference.
struct RunStory: Equatable {
  private let records: [[ArraySlice<UInt8>]]
  /// How long the slowest check took.
  let slowest: Double

  /// Nil for a run that did not come to its end.
  init?(_ outcome: Outcome, of order: RunOrder) {
    guard outcome.end == order.end else { return nil }
    var slowest = 0.0
    records = outcome.channel.split(separator: UInt8(ascii: "\n")).map { line in
      // First come the run's own secret and a number.
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .dropFirst(2)
      guard fields.count == 3, fields.first.map(Array.init) == Array("end".utf8) else {
        return Array(fields)
      }
      slowest = max(
        slowest, fields.last.flatMap { Double(String(decoding: $0, as: UTF8.self)) } ?? 0)
      return Array(fields.dropLast())
    }
    self.slowest = slowest
  }

  static func == (first: RunStory, second: RunStory) -> Bool { first.records == second.records }

  /// Whether some check said that something is wrong.
  var hasFailure: Bool { records.contains { $0.first.map(Array.init) == Array("fail".utf8) } }
}
