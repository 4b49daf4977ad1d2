import Combine
import Foundation

/// Names effects that can be cancelled together.
struct CancelID: Hashable, @unchecked Sendable {
  private let id: AnyHashable
  private let type: ObjectIdentifier
  /// Where in the tree of presented features it was named; a feature further up reaches it, too.
  let place: NavigationPlace

  init(_ id: some Hashable & Sendable) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: self.id.base))
    place = DependencyValues._current.navigationPlace
  }

  /// Whether who cancels this id means the effects of the other.
  func reaches(_ other: CancelID) -> Bool {
    id == other.id && type == other.type && place.contains(other.place)
  }
}

extension Effect {
  /// Can be cancelled by an id from now on, and may cancel what has the same id now.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    Self(operation: .cancellable(CancelID(id), cancelInFlight: cancelInFlight, operation))
  }

  /// Cancels all effects with that id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(CancelID(id)))
  }
}

/// Runs a closure that can be cancelled by an id, as effects can.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable, cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let id = CancelID(id)
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let registry = DependencyValues._current.runningEffects
  let run = await MainActor.run {
    if cancelInFlight { registry.cancel(id) }
    let run = EffectRun { task.cancel() }
    registry.add(run, as: id)
    return run
  }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  await MainActor.run { run.end() }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels all effects with that id.
  public static func cancel(id: some Hashable & Sendable) {
    let id = CancelID(id)
    let registry = DependencyValues._current.runningEffects
    onMain { registry.cancel(id) }
  }
}

/// At once on the main actor, or else before all that it is asked for afterwards.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueueMark.isHere {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}

/// Tells whether a thread works for the main queue, which is not always the first thread's work.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
