/// Names a dependency and says what tests get for it.
public protocol TestDependencyKey<Value> {
  /// What depends on it is given.
  associatedtype Value: Sendable = Self
  /// What a preview gets; unless said otherwise that of tests.
  static var previewValue: Value { get }
  /// What a test gets that does not say what it wants.
  static var testValue: Value { get }
}

/// Names a dependency and says what the app gets for it.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// What depends on it is given.
  associatedtype Value = Self
  /// What the app gets.
  static var liveValue: Value { get }
  /// What a preview gets; unless said otherwise that of the app.
  static var previewValue: Value { get }
  /// What a test gets; unless said otherwise reading it is an issue.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The value of tests.
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  /// The value of the app.
  public static var previewValue: Value { liveValue }

  /// Reading it in a test is an issue, as tests shall not use what the app uses.
  public static var testValue: Value {
    MissingTestValue.note(Self.self)
    return previewValue
  }
}

/// Whether a test value that nobody has written was asked for.
final class MissingTestValue: @unchecked Sendable {
  private static let current = TaskLocal<MissingTestValue?>(wrappedValue: nil)
  private var isNoted = false

  static func note(_ key: Any.Type) {
    if let current = current.get() {
      current.isNoted = true
    } else {
      reportIssue("\(typeName(key)) has no test implementation, but was used by a test.")
    }
  }

  /// The value, and whether it is only what was there instead of a test value.
  static func watch<Value>(_ make: () -> Value) -> (value: Value, isMissing: Bool) {
    let watcher = MissingTestValue()
    let value = current.withValue(watcher) { make() }
    return (value, watcher.isNoted)
  }
}

/// Which of a dependency's values is used where nothing else was said.
public enum DependencyContext: Hashable, Sendable {
  /// The app's.
  case live
  /// The preview's.
  case preview
  /// The test's.
  case test
}
