public import Combine
public import Foundation

#if canImport(FoundationNetworking)
  @_weakLinked public import FoundationNetworking
#endif

extension DependencyValues {
  /// What loads from the network; a test has to say it.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  /// The run loop on which the app does what is seen; a test has to say which.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }

  /// The values of the app.
  public static var live: Self { values(of: .live) }
  /// The values of previews.
  public static var preview: Self { values(of: .preview) }
  /// The values of tests.
  public static var test: Self { values(of: .test) }

  private static func values(of context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
}

private enum MainRunLoopKey: DependencyKey {
  static var liveValue: AnySchedulerOf<RunLoop> { RunLoop.main.eraseToAnyScheduler() }
}

/// Runs a closure with the dependencies of a model, and some changed.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  let known = Mirror(reflecting: model).children.lazy.compactMap { $0.value as? any AnyDependency }
  let values = known.first?.initial ?? ._current
  return try withDependencies {
    $0 = values
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs a closure with the dependencies that a model has.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, operation: () throws -> Result
) rethrows -> Result {
  // An omitted closure that could throw would make every call throw.
  try withDependencies(from: model, { _ in }, operation: operation)
}

/// Sets dependencies for the whole program, at its start.
public func prepareDependencies(_ updateValues: (inout DependencyValues) throws -> Void) rethrows {
  try DependencyValues.prepare(updateValues)
}

/// A property that reads a dependency, whatever its type.
private protocol AnyDependency {
  var initial: DependencyValues { get }
}

extension Dependency: AnyDependency {}
