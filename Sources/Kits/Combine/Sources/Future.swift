import Foundation

/// Starts its work when it is made, and delivers the one result to everybody who comes.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  /// Runs the closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(to: subscriber, surplus: .kept, name: "Future")
    let known = lock.withLock {
      if result == nil { outlets.append(outlet) }
      return result
    }
    if case .failure(let error) = known { return subscriber.end(.failure(error)) }
    if let known { Self.deliver(known, to: outlet) }
    // The future lives as long as somebody waits for it.
    outlet.start(onCancel: { [weak outlet] in self.forget(outlet) })
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [] as [Outlet<Output, Failure>] }
      self.result = result
      defer { outlets = [] }
      return outlets
    }
    for outlet in waiting { Self.deliver(result, to: outlet) }
  }

  private static func deliver(
    _ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>
  ) {
    switch result {
    case .success(let output):
      outlet.send(output)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }

  private func forget(_ outlet: Outlet<Output, Failure>?) {
    lock.withLock { outlets.removeAll { $0 === outlet } }
  }

  /// Does not end before the result is there, not even for a cancelled task.
  nonisolated(nonsending) private func settled() async -> Result<Output, Failure>? {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      subscribe(
        Subscribers.Sink(receiveCompletion: { _ in continuation.resume() }, receiveValue: { _ in }))
    }
    return lock.withLock { result }
  }
}

extension Future where Failure == Never {
  /// The result, as soon as it is there.
  nonisolated(nonsending) public final var value: Output {
    get async {
      guard let result = await settled() else { fatalError("a future settles with a result") }
      return result.get()
    }
  }
}

extension Future {
  /// The result, as soon as it is there.
  nonisolated(nonsending) public final var value: Output {
    get async throws {
      guard let result = await settled() else { fatalError("a future settles with a result") }
      return try result.get()
    }
  }
}
