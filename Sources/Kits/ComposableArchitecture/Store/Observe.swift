import Foundation
import Observation

/// Runs a closure now, and again whenever something changes that it has read, until the end.
@discardableResult
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(token, apply)
  return token
}

extension NSObject {
  /// Runs a closure now, and again whenever something changes that it has read, while this lives.
  @discardableResult
  @preconcurrency @MainActor
  public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    let token = ObserveToken()
    track(token) { [weak self] in
      guard self != nil else { return token.cancel() }
      apply()
    }
    return token
  }
}

/// Goes on for as long as it is not cancelled.
public final class ObserveToken: Hashable, Sendable {
  private let isCancelledBox = LockIsolated(false)

  var isCancelled: Bool { isCancelledBox.value }

  /// Ends it.
  public func cancel() { isCancelledBox.setValue(true) }

  /// Whether they are the same.
  public static func == (left: ObserveToken, right: ObserveToken) -> Bool { left === right }
  /// Adds which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
private func track(_ token: ObserveToken, _ apply: @escaping @MainActor @Sendable () -> Void) {
  guard !token.isCancelled else { return }
  withObservationTracking(apply) {
    // The change is about to happen; afterwards it can be read.
    Task { @MainActor in track(token, apply) }
  }
}
