/// A value with an id that is kept beside it.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// What the value is told apart by.
  public let id: ID
  /// The value.
  public var value: Value

  /// Takes the value and its id.
  public init(_ value: Value, id: ID) { (self.value, self.id) = (value, id) }

  /// Takes the value and how its id is found in it.
  public init(_ value: Value, id: (Value) -> ID) { self.init(value, id: id(value)) }

  /// A part of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
