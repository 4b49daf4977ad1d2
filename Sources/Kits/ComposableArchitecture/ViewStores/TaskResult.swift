import Foundation

/// A value or an error, which can be compared as long as the value can; `Result` has taken its place.
public enum TaskResult<Success: Sendable>: Sendable {
  /// A value.
  case success(Success)
  /// An error.
  case failure(any Error)

  /// Waits for a value, or for the error instead.
  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  /// Takes what a result has.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value, or else throws the error.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The same with another value.
  public func map<New: Sendable>(_ transform: (Success) -> New) -> TaskResult<New> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Errors are the same if they are of one type and equal, or look the same to Foundation.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isSame(left, right)
    default: false
    }
  }

  private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    let value: Any = left
    guard let value = value as? any Equatable else { return left as NSError == right as NSError }
    return value.equals(right)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
