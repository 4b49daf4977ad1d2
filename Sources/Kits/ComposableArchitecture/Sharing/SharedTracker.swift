import Foundation

/// Keeps which shared values the feature of a test has changed, and what the test knows of them.
final class SharedTracker: Sendable {
  /// A box, and its value as the test knows it.
  private struct Entry: @unchecked Sendable {
    let box: any AnySharedBox
    var known: Any
  }
  private let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])

  /// Values of boxes at some time.
  typealias Values = UncheckedSendable<[ObjectIdentifier: Any]>

  func note<Value>(_ box: SharedBox<Value>, before old: Value) {
    let entry = Entry(box: box, known: old)
    entries.withValue { entries in
      if entries[ObjectIdentifier(box)] == nil { entries[ObjectIdentifier(box)] = entry }
    }
  }

  /// What all boxes hold that have been changed.
  var now: Values { UncheckedSendable(entries.value.mapValues { $0.box.anyValue }) }

  /// What the test knows of them.
  var known: Values { UncheckedSendable(entries.value.mapValues(\.known)) }

  /// The test has said what has become of them; in the end those are forgotten of which it knows all.
  func account(for values: Values, isLast: Bool) {
    entries.withValue { entries in
      for (id, value) in values.value { entries[id]?.known = value }
      if isLast { entries = entries.filter { isOpen($0.value) } }
    }
  }

  /// What has been changed and not been said, before and after.
  var open: [(known: Any, now: Any)] {
    entries.value.values.filter { isOpen($0) }.map { ($0.known, $0.box.anyValue) }
  }

  private func isOpen(_ entry: Entry) -> Bool { !areEqual(entry.known, entry.box.anyValue) }
}

/// False if they cannot be compared.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return (left as? any Equatable).map { isEqual($0) } ?? false
}

/// What the shared values of two states are while a test compares these.
final class SharedComparison: @unchecked Sendable {
  /// The comparison that is under way.
  static let current = TaskLocal<SharedComparison?>(wrappedValue: nil)

  private var expected: [ObjectIdentifier: Any]
  private let actual: [ObjectIdentifier: Any]
  private var isActual = false

  /// Takes what the test knows, and what is to be compared with it.
  init(known: SharedTracker.Values, actual: SharedTracker.Values) {
    expected = known.value
    // What has not been changed by then is as the test knows it.
    self.actual = known.value.merging(actual.value) { $1 }
  }

  /// Reads shared values as they are, and not as the test expects them.
  static func readingActual<Result>(_ body: () -> Result) -> Result {
    guard let comparison = current.get() else { return body() }
    let before = comparison.isActual
    comparison.isActual = true
    defer { comparison.isActual = before }
    return body()
  }

  func value<Value>(of box: SharedBox<Value>) -> Value? {
    (isActual ? actual : expected)[ObjectIdentifier(box)] as? Value
  }

  func expect<Value, Result>(
    of box: SharedBox<Value>, else now: Value, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    let id = ObjectIdentifier(box)
    var value = expected[id] as? Value ?? now
    defer { expected[id] = value }
    return try body(&value)
  }
}

extension DependencyValues {
  /// Where changes of shared values are noted, in a feature that is tested.
  var sharedTracker: SharedTracker? {
    get { self[SharedTrackerKey.self] }
    set { self[SharedTrackerKey.self] = newValue }
  }
}

private enum SharedTrackerKey: DependencyKey {
  static var liveValue: SharedTracker? { nil }
  static var testValue: SharedTracker? { nil }
}
