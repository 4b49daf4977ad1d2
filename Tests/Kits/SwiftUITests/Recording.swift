import SwiftUI

/// Collects what happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view with state of its own: a name and how often its button was tapped.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}
