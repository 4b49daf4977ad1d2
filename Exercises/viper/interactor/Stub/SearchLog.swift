/// Where the team looks when somebody says "I searched and nothing happened".
@MainActor
protocol SearchLogging: AnyObject {
  func note(_ line: String)
}

/// Keeps the last lines for the report that users can send.
final class SearchLog: SearchLogging {
  static let shared = SearchLog()
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
    if lines.count > 200 { lines.removeFirst() }
  }
}
