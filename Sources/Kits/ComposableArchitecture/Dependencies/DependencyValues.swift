import Foundation

/// All that code may depend on from outside, each by a property of its own.
public struct DependencyValues: Sendable {
  static let current = TaskLocal<DependencyValues>(wrappedValue: DependencyValues())
  private static let isSetting = TaskLocal<Bool>(wrappedValue: false)

  private static let prepared = LockIsolated<DependencyValues?>(nil)

  /// Those that hold here.
  public static var _current: DependencyValues {
    prepared.value?.merging(current.get()) ?? current.get()
  }

  private var storage: [ObjectIdentifier: any Sendable] = [:]
  private var defaults = DefaultDependencies.ofProgram

  /// Nothing is set.
  public init() {}

  /// Which of a dependency's values is used where none is set.
  public var context: DependencyContext {
    get { storage[ObjectIdentifier(ContextKey.self)] as? DependencyContext ?? .ofProgram }
    set { storage[ObjectIdentifier(ContextKey.self)] = newValue }
  }

  /// The value of a dependency; it is set in `withDependencies` and the like.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = storage[ObjectIdentifier(key)] as? Key.Value { return value }
      let found = defaults.value(of: key, in: context)
      if let problem = found.problem, !Self.isSetting.get() {
        let name = "\(function)".hasPrefix("subscript") ? "\(typeName(key)).self" : "\\.\(function)"
        reportIssue(
          problem.message(naming: name, key: typeName(key)),
          fileID: fileID, filePath: filePath, line: line, column: column)
      }
      return found.value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a dependency that has no property but its type.
  public subscript<Key: TestDependencyKey>(_type key: HashableType<Key>) -> Key.Value {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }

  /// These values with those set in others on top.
  func merging(_ other: DependencyValues) -> DependencyValues {
    guard !other.storage.isEmpty else { return self }
    var values = self
    values.storage.merge(other.storage) { $1 }
    values.defaults = other.defaults
    return values
  }

  /// The same values, whose defaults are made anew and are shared with nobody.
  func withFreshDefaults() -> DependencyValues {
    var values = self
    values.defaults = DefaultDependencies()
    return values
  }

  /// Changes the values that hold everywhere.
  static func prepare(_ update: (inout Self) throws -> Void) rethrows {
    var values = prepared.value ?? Self()
    try values.change(update)
    prepared.withValue { [values] in $0 = values }
  }

  /// Changes values without being told that there was no test value before.
  mutating func change(_ update: (inout Self) throws -> Void) rethrows {
    try Self.isSetting.withValue(true) { try update(&self) }
  }
}

/// The type of a dependency's key, where something hashable is wanted.
public struct HashableType<Key>: Hashable, Sendable {
  /// Stands for the type.
  public init() {}
}

private enum ContextKey {}

extension DependencyContext {
  /// Tests if XCTest is there, the app otherwise.
  fileprivate static var ofProgram: DependencyContext { isTesting ? .test : .live }
}

/// Values of dependencies that nobody has set, made once for each key.
private final class DefaultDependencies: @unchecked Sendable {
  enum Problem {
    case noTestValue
    case noLiveValue

    func message(naming name: String, key: String) -> String {
      switch self {
      case .noTestValue:
        """
        @Dependency(\(name)) has no test implementation, but was used by a test. \
        Give the test one: { $0\(name.dropFirst()) = … } in 'withDependencies' of the TestStore or \
        Store, or a 'testValue' in \(key).
        """
      case .noLiveValue:
        """
        @Dependency(\(name)) has no live implementation: \
        make \(key) a DependencyKey with a 'liveValue'.
        """
      }
    }
  }

  static let ofProgram = DefaultDependencies()
  private struct Place: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }
  private let lock = NSRecursiveLock()
  private var values: [Place: any Sendable] = [:]

  func value<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext
  ) -> (value: Key.Value, problem: Problem?) {
    lock.lock()
    defer { lock.unlock() }
    let place = Place(key: ObjectIdentifier(key), context: context)
    if let value = values[place] as? Key.Value { return (value, nil) }
    let made = make(key, in: context)
    // What is missing is complained of each time.
    if made.problem == nil { values[place] = made.value }
    return made
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext
  ) -> (value: Key.Value, problem: Problem?) {
    switch context {
    case .live:
      guard let value = liveValue(key) else { return (Key.testValue, .noLiveValue) }
      return (value, nil)
    case .preview: return (Key.previewValue, nil)
    case .test:
      let (value, isMissing) = MissingTestValue.watch { Key.testValue }
      return (value, isMissing ? .noTestValue : nil)
    }
  }

  private func liveValue<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    guard let key = key as? any DependencyKey.Type else { return nil }
    func open<Live: DependencyKey>(_ key: Live.Type) -> Any { Live.liveValue }
    return open(key) as? Key.Value
  }
}
