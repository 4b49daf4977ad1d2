import XCTest

/// A failure in the very words that the learner reads, and what in the learner's files it is about.
public struct CheckFailure: Error, CustomStringConvertible {
  public let description: String
  /// Relative to the exercise's folder.
  let place: (file: String, line: Int)?

  public init(_ words: String, file: String? = nil, line: Int = 1) {
    description = words
    place = file.map { ($0, line) }
  }

  /// Fails the check under way, which goes on.
  public func record() {
    Self.place = place
    defer { Self.place = nil }
    XCTFail(description)
  }

  /// The place of the failure that is being recorded; checks run one after the other.
  nonisolated(unsafe) static var place: (file: String, line: Int)?
}
