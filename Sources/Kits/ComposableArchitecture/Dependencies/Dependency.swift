/// Something from outside that the code depends on: the app, tests and previews give different ones.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  private let keyPath: KeyPath<DependencyValues, Value>
  /// What held where the property was made, for a use somewhere else.
  let initial: DependencyValues

  /// Takes the property of `DependencyValues`.
  public init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) {
    self.keyPath = keyPath
    initial = ._current
  }

  /// Takes the key of a dependency that has no property.
  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(\DependencyValues.[_type: HashableType<Key>()])
  }

  /// The dependency as it is now.
  public var wrappedValue: Value {
    initial.merging(._current)[keyPath: keyPath]
  }
}

/// Runs a closure with other dependencies than those that hold around it.
@discardableResult
public func withDependencies<Result>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues._current
  try values.change(updateValuesForOperation)
  return try DependencyValues.current.withValue(values, operation: operation)
}

/// Runs a closure, and the tasks that it starts, with other dependencies than those around it.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues._current
  try values.change(updateValuesForOperation)
  return try await DependencyValues.current.withValue(
    values, operation: operation, isolation: isolation)
}

/// Lets a closure that runs later, and outside of any task, use the dependencies that hold now.
@discardableResult
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a moment, to be used later.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs a closure with them.
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try DependencyValues.current.withValue(values, operation: operation)
    }

    /// Runs a closure, and the tasks that it starts, with them.
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await DependencyValues.current.withValue(
        values, operation: operation, isolation: isolation)
    }
  }
}
