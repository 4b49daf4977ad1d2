/// A stand-in for the one type of Alamofire 4 that samples show; requests do not exist here.
///
/// It hides Swift's own `Result` in files that import it, as Alamofire 4 did.
public enum Result<Value> {
  case success(Value)
  case failure(any Error)

  public var isSuccess: Bool { error == nil }
  public var isFailure: Bool { !isSuccess }

  /// What came of it, if it went well.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// Why nothing came of it, if so.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Runs the closure if it went well.
  @discardableResult
  public func withValue(_ closure: (Value) throws -> Void) rethrows -> Result {
    if case .success(let value) = self { try closure(value) }
    return self
  }

  /// Runs the closure if it did not.
  @discardableResult
  public func withError(_ closure: (any Error) throws -> Void) rethrows -> Result {
    if case .failure(let error) = self { try closure(error) }
    return self
  }
}

extension Result: Sendable where Value: Sendable {}
