public import Combine
public import SwiftUI

/// A value that several features have in common: all see it when one of them changes it.
@propertyWrapper @dynamicMemberLookup
public struct Shared<Value>: Sendable {
  let location: any SharedLocation<Value>

  init(at location: any SharedLocation<Value>) { self.location = location }

  /// Takes the value, which lives as long as somebody has it.
  public init(value: Value) { self.init(at: SharedBox(value)) }

  /// Takes the value, as this was written at first.
  @_disfavoredOverload
  public init(_ value: Value) { self.init(value: value) }

  /// Hands on a shared value.
  public init(projectedValue: Shared) { self = projectedValue }

  /// What is in a shared optional, or nil if nothing is in it now.
  public init?(_ base: Shared<Value?>) {
    guard let known = base.location.value else { return nil }
    self.init(at: base.location.content(or: known))
  }

  /// The value as it is now; `$value.withLock` changes it.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.change { $0 = newValue } }
  }

  /// The shared value itself, to be handed to others.
  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  /// Reads and changes the value while nobody else does.
  public func withLock<Result>(
    _ operation: (inout Value) throws -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) rethrows -> Result {
    try location.change(operation)
  }

  /// A part of the value, which is shared as well.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(at: location.part(keyPath))
  }

  /// A part of the value that can only be read.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(at: location.reading(keyPath))
  }

  /// What is in an optional part of the value, or nil if nothing is in it now.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member?>
  ) -> Shared<Member>? {
    Shared<Member>(Shared<Member?>(at: location.part(keyPath)))
  }

  /// The value now and whenever it has changed.
  public var publisher: AnyPublisher<Value, Never> { location.publisher }

  /// Has the key load the value again.
  public func load() async throws { try await location.load() }

  /// Has the key save the value now.
  public func save() async throws { try await location.save() }

  /// Why the value could not be loaded, if so.
  public var loadError: (any Error)? { location.loadError }
}

extension Shared {
  /// Takes a key, and the first value if the key has none.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(at: SharedBoxes.box(of: key, initial: wrappedValue))
  }

  /// Takes a key; there is nothing if the key has none.
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Takes a key that brings its own first value.
  public init<Key: SharedKey>(_ key: _SharedKeyDefault<Key>) where Key.Value == Value {
    self.init(wrappedValue: key.initial, key)
  }

  /// Takes a key that brings its own first value, and another one to be used here.
  public init<Key: SharedKey>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) where Key.Value == Value {
    self.init(at: SharedBoxes.box(of: key, initial: wrappedValue))
  }

  /// Waits for the value that a key loads, or throws if there is none.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.required()
    self.init(wrappedValue: value, key)
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal; in a test's assertion, whether the change was expected.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == SharedComparison.readingActual { right.wrappedValue }
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Adds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Shared: Decodable where Value: Decodable {
  /// Reads a value, which is shared with nobody yet.
  public init(from decoder: any Decoder) throws {
    self.init(value: try Value(from: decoder))
  }
}

extension Shared: ShownAsItsValue {
  var shownValue: Any { wrappedValue }
}

extension Shared: DynamicProperty {}

extension Shared: Sequence where Value: MutableCollection & RandomAccessCollection {
  /// A shared element.
  public typealias Element = Shared<Value.Element>
}

extension Shared: Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of all elements.
  public typealias Indices = Value.Indices
  /// Goes through the shared elements.
  public typealias Iterator = IndexingIterator<Shared<Value>>
  /// A part of the shared elements.
  public typealias SubSequence = Slice<Shared<Value>>
  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements that are there now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place behind this one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// The place before this one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// The element at that place; one that has gone keeps its last value.
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    Shared<Value.Element>(at: location.element(at: position, known: wrappedValue[position]))
  }

  /// The elements, each shared, for `ForEach`.
  public var elements: [Shared<Value.Element>] { indices.map { self[$0] } }
}

extension Shared {
  /// The element with that id, which is shared as well; nil if there is none now.
  public subscript<ID, Element>(id id: ID) -> Shared<Element>?
  where Value == IdentifiedArray<ID, Element> {
    Shared<Element>(self[id: id] as Shared<Element?>)
  }

  /// The element with that id, or nil, which is shared as well.
  @_disfavoredOverload
  public subscript<ID, Element>(id id: ID) -> Shared<Element?>
  where Value == IdentifiedArray<ID, Element> {
    self[dynamicMember: \.[id: id]]
  }
}

extension Binding {
  /// A binding to a shared value.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}
