import Foundation

extension Subscribers {
  /// Writes every value to a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var root: Root?
    /// Where the values go.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Writes to this property of this object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object, until the end.
    public var object: Root? { lock.withLock { root } }

    public var description: String { "Assign \(Root.self)." }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      guard isFirst else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = end() }

    public func cancel() { end().0?.cancel() }

    private func end() -> ((any Subscription)?, Root?) {
      lock.withLock {
        defer { (subscription, root) = (nil, nil) }
        return (subscription, root)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a property; the object lives as long as the result.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes every value to a published property, until the property's object is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.take(self)
  }
}
