import Combine

/// Collects what happened, in order; shared by closures of one thread.
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

enum Trouble: Error, Equatable { case first, second }

/// What a view model is in most samples.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
  @Published var settings = Settings()

  struct Settings: Equatable {
    var isOn = false
    var level = 1
  }

  func add(_ name: String) { names.append(name) }
}

/// Values of one thread for another: everything in it is guarded by the publishers under test.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
