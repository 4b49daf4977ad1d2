import Foundation

/// Says whether two states are the same one at different times, or one and another.
public struct ObservableStateID: Hashable, Sendable {
  private var location = UUID()
  private var tags: [Int] = []

  /// Like no other.
  public init() {}

  /// That of a state; another each time for a value that has none.
  public static func _$id<T>(for value: T) -> Self {
    (value as? any ObservableState)?._$id ?? Self()
  }

  /// That of a state.
  public static func _$id(for value: some ObservableState) -> Self { value._$id }

  /// That of an enum of which the state with this one is a case.
  public func _$tag(_ tag: Int) -> Self {
    var id = self
    id.tags.append(tag)
    return id
  }

  /// Becomes another one, as the value is changed from inside.
  public mutating func _$willModify() { location = UUID() }
}
