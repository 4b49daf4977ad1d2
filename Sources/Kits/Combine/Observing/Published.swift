import Foundation

/// A property of a class that publishes each new value before it is stored.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// The value until another is set.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }
  /// The value until another is set.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Only there to say that a struct cannot have a published property.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property belongs to a class") }
    set { fatalError("a published property belongs to a class") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.publish(newValue) }
  }

  /// The publisher behind `$property`, for as long as the property exists.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // For `assign(to: &$property)`, which hands back what it was given.
    set {}
  }

  /// Delivers the current value first, then every new one before it is stored.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      box.admit(subscriber)
    }
  }
}

extension Published: PublishedProperty {
  func announce(through publisher: ObservableObjectPublisher) { box.announce(through: publisher) }
}

/// Where a published value really is; every copy of its wrapper shares it.
final class PublishedBox<Value> {
  private let audience = Audience<Value, Never>(name: "PublishedSubject", surplus: .latestKept)
  private let lock = NSLock()
  private var current: Value
  private var willChange: ObservableObjectPublisher?
  private var suppliers: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  deinit { audience.abandon() }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// First the object, then the subscribers, then the value: whoever reads the property meanwhile sees the old one.
  func publish(_ value: Value) {
    lock.lock()
    let object = willChange
    lock.unlock()
    object?.send()
    audience.send(value)
    // Swapped and released outside the lock: the old value's deinitializer may read the property again.
    var value = value
    lock.lock()
    swap(&value, &current)
    lock.unlock()
  }

  func admit(_ subscriber: some Subscriber<Value, Never>) {
    audience.admit(subscriber) { self.value }
  }

  func announce(through publisher: ObservableObjectPublisher) {
    lock.withLock { willChange = publisher }
  }

  /// Publishes all that another publisher delivers, while this property exists.
  func take(_ publisher: some Publisher<Value, Never>) {
    let supplier = publisher.sink { [weak self] in self?.publish($0) }
    lock.withLock { suppliers.append(supplier) }
  }
}
