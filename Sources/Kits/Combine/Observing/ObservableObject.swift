import Foundation

/// A class whose objects tell before they change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Fires before a published property changes; a class that declares its own has to send itself.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for each object, for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    WillChangePublishers.shared.value.publisher(for: self)
  }
}

/// Tells that an object is about to change, not what about it.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(
    name: "ObservableObjectPublisher", surplus: .dropped)

  /// Nobody listens yet.
  public init() {}

  deinit { audience.abandon() }

  /// Tells everybody.
  public func send() { audience.send(()) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    audience.admit(subscriber)
  }
}

/// The publishers of objects whose class declares none.
///
/// A protocol extension stores nothing in an object, so they are kept here by the object's address;
/// the weak reference tells an object from an earlier one at the same address.
private final class WillChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = Crossing(WillChangePublishers())

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepsAt = 64

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, isNew) = lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return (entry.publisher, false) }
      if entries.count >= sweepsAt { sweep() }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
    if isNew { announce(object, through: publisher) }
    return publisher
  }

  private func sweep() {
    entries = entries.filter { $0.value.object != nil }
    sweepsAt = max(64, entries.count * 2)
  }

  /// Finds the published properties, inherited ones included, by looking at the object from outside.
  private func announce(_ object: AnyObject, through publisher: ObservableObjectPublisher) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        (child.value as? any PublishedProperty)?.announce(through: publisher)
      }
      mirror = current.superclassMirror
    }
  }
}

/// What a published property is to somebody who does not know the type of its value.
protocol PublishedProperty {
  func announce(through publisher: ObservableObjectPublisher)
}
