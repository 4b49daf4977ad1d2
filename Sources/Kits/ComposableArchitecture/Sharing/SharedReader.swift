public import Combine
public import SwiftUI

/// A value that several features have in common and that can only be read here.
@propertyWrapper @dynamicMemberLookup
public struct SharedReader<Value>: Sendable {
  let source: any SharedSource<Value>

  init(at source: any SharedSource<Value>) { self.source = source }

  /// Takes the value.
  public init(value: Value) { self.init(at: SharedBox(value)) }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Self { Self(value: value) }

  /// Hands on a value to be read.
  public init(projectedValue: SharedReader) { self = projectedValue }

  /// Reads a value that others change.
  public init(_ base: Shared<Value>) { self.init(at: base.location) }

  /// What is in a shared optional, or nil if nothing is in it now.
  public init?(_ base: SharedReader<Value?>) {
    guard let known = base.source.value else { return nil }
    self.init(at: base.source.readingContent(or: known))
  }

  /// The value as it is now.
  public var wrappedValue: Value { source.value }

  /// The shared value itself, to be handed to others.
  public var projectedValue: SharedReader {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(at: source.reading(keyPath))
  }

  /// What is in an optional part of the value, or nil if nothing is in it now.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member?>
  ) -> SharedReader<Member>? {
    SharedReader<Member>(SharedReader<Member?>(at: source.reading(keyPath)))
  }

  /// The value now and whenever it has changed.
  public var publisher: AnyPublisher<Value, Never> { source.publisher }

  /// Has the key load the value again.
  public func load() async throws { try await source.load() }

  /// Why the value could not be loaded, if so.
  public var loadError: (any Error)? { source.loadError }
}

extension SharedReader {
  /// Takes a key, and the first value if the key has none.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(at: SharedBoxes.box(of: key, initial: wrappedValue))
  }

  /// Takes a key; there is nothing if the key has none.
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Takes a key that brings its own first value.
  public init<Key: SharedReaderKey>(_ key: _SharedKeyDefault<Key>) where Key.Value == Value {
    self.init(wrappedValue: key.initial, key)
  }

  /// Takes a key that brings its own first value, and another one to be used here.
  public init<Key: SharedReaderKey>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) where Key.Value == Value {
    self.init(at: SharedBoxes.box(of: key, initial: wrappedValue))
  }

  /// Waits for the value that a key loads, or throws if there is none.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.required()
    self.init(wrappedValue: value, key)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the values are equal; in a test's assertion, whether the change was expected.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == SharedComparison.readingActual { right.wrappedValue }
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Adds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension SharedReader: ShownAsItsValue {
  var shownValue: Any { wrappedValue }
}

extension SharedReader: DynamicProperty {}
