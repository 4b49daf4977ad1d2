import Observation

/// A state of which views notice what changes in it; made by `@ObservableState`.
public protocol ObservableState: Observable {
  /// Says whether it is still the same state.
  var _$id: ObservableStateID { get }
  /// Becomes another state in the eyes of who observes.
  mutating func _$willModify()
}

/// Lets views notice which property of a state changes; a property of the state by `@ObservableState`.
public struct ObservationStateRegistrar: Sendable {
  /// Says whether the state is still the same.
  public private(set) var id = ObservableStateID()
  private let registrar = ObservationRegistrar()

  /// A state of its own.
  public init() {}

  /// Becomes another state in the eyes of who observes.
  public mutating func _$willModify() { id._$willModify() }

  /// Notes that a property was read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Sets a property, and tells of it unless what is set has the same identity.
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value,
    _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool
  ) {
    if isIdentityEqual(value, newValue) {
      value = newValue
    } else {
      registrar.withMutation(of: subject, keyPath: keyPath) { value = newValue }
    }
  }

  /// The value before it is changed in place.
  public func willModify<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member
  }

  /// The state before it is changed in place.
  public func willModify<Subject: Observable, Member: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member._$willModify()
    return member
  }

  /// Tells of a change in place unless the value has kept its identity.
  public func didModify<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member,
    _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    guard !isIdentityEqual(oldValue, member) else { return }
    // Who observes is told while the old value is still there.
    let newValue = member
    member = oldValue
    mutate(subject, keyPath: keyPath, &member, newValue, isIdentityEqual)
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  /// Always: a registrar says nothing about the state.
  public static func == (left: Self, right: Self) -> Bool { true }
  /// Adds nothing: a registrar says nothing about the state.
  public func hash(into hasher: inout Hasher) {}
  /// Makes a new one.
  public init(from decoder: any Decoder) throws { self.init() }
  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

/// Whether two states are the same one.
public func _$isIdentityEqual<T: ObservableState>(_ left: T, _ right: T) -> Bool {
  left._$id == right._$id
}

/// Whether two arrays hold states with the same ids in the same order.
public func _$isIdentityEqual<ID: Hashable, T: ObservableState>(
  _ left: IdentifiedArray<ID, T>, _ right: IdentifiedArray<ID, T>
) -> Bool {
  left.ids == right.ids
}

/// Whether both present nothing, or the same state.
public func _$isIdentityEqual<T: ObservableState>(
  _ left: PresentationState<T>, _ right: PresentationState<T>
) -> Bool {
  left.wrappedValue?._$id == right.wrappedValue?._$id
}

/// Whether two stacks hold the same elements.
public func _$isIdentityEqual<T: ObservableState>(
  _ left: StackState<T>, _ right: StackState<T>
) -> Bool {
  left.ids == right.ids
}

/// Whether two collections hold the same states in the same order.
public func _$isIdentityEqual<C: Collection>(_ left: C, _ right: C) -> Bool
where C.Element: ObservableState {
  left.count == right.count && zip(left, right).allSatisfy { $0._$id == $1._$id }
}

/// False: a string is compared by nobody.
public func _$isIdentityEqual(_ left: String, _ right: String) -> Bool { false }

/// Whether two values, of which only at run time is known what they are, are the same states.
public func _$isIdentityEqual<T>(_ left: T, _ right: T) -> Bool {
  guard !_isPOD(T.self) else { return false }
  if let left = left as? any ObservableState, let right = right as? any ObservableState {
    return left._$id == right._$id
  }
  if let left = left as? any IdentityComparable { return left.isIdentityEqual(to: right) }
  return false
}

/// A container of states that says by itself what its identity is.
protocol IdentityComparable {
  func isIdentityEqual(to other: Any) -> Bool
}

extension Array: IdentityComparable {
  func isIdentityEqual(to other: Any) -> Bool {
    guard Element.self is any ObservableState.Type, let other = other as? Self else {
      return false
    }
    return count == other.count && zip(self, other).allSatisfy { _$isIdentityEqual($0, $1) }
  }
}

/// Does nothing: only a state has an identity.
public func _$willModify<T>(_: inout T) {}

/// Has a state become another one in the eyes of who observes.
public func _$willModify<T: ObservableState>(_ value: inout T) { value._$willModify() }
