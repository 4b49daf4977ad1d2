/// Puts into the state what a view's control has been set to.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  /// Does its work by itself.
  public typealias Body = Never
  private let bindingAction: (Action) -> BindingAction<State>?

  /// For actions that are bindable themselves.
  public init() where Action == ViewAction {
    bindingAction = { $0.binding }
  }

  /// For actions of which a part is bindable.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    bindingAction = { path.extract(from: $0)?.binding }
  }

  /// For actions of which a part is bindable.
  public init(action toViewAction: @escaping (Action) -> ViewAction?) {
    bindingAction = { toViewAction($0)?.binding }
  }

  /// Sets the property.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    bindingAction(action)?.set(&state)
    return .none
  }
}

/// An action that can say that a control has set a property of the state.
public protocol BindableAction<State> {
  /// What has the property.
  associatedtype State
  /// The case that says so.
  static func binding(_ action: BindingAction<State>) -> Self
  /// What was set, if it is that case.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// What was set, found by the name of the case.
  public var binding: BindingAction<State>? {
    guard let payload = payload(of: self), payload.label == "binding" else { return nil }
    return payload.value as? BindingAction<State>
  }

  /// A property was set to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self where State: ObservableState {
    .binding(.set(keyPath, value))
  }

  /// A property marked with `@BindingState` was set to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

/// Says which property of a state a control has set, and to what.
public struct BindingAction<Root>: @unchecked Sendable {
  /// The property.
  public let keyPath: PartialKeyPath<Root>
  let value: Any
  let set: (inout Root) -> Void
  private let isEqual: (Any) -> Bool

  private init<Value: Equatable>(
    keyPath: PartialKeyPath<Root>, value: Value, set: @escaping (inout Root) -> Void
  ) {
    (self.keyPath, self.value, self.set) = (keyPath, value, set)
    isEqual = { $0 as? Value == value }
  }

  /// A property was set to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self where Root: ObservableState {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  /// A property marked with `@BindingState` was set to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Matches, in a `switch`, that a property was set: `case .binding(\.title)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool where Root: ObservableState {
    keyPath == bindingAction.keyPath
  }

  /// Matches, in a `switch`, that a property marked with `@BindingState` was set.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction: CasePathable {
  /// The ways to the properties, as if each were a case that holds its new value.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Has a way for each property: `store.send(\.binding.title, "Milk")` sets it.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The way to a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath(embed: { .set(keyPath, $0) }, extract: { $0.value(setAt: keyPath) })
    }

    /// The way to a property marked with `@BindingState`.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(embed: { .set(keyPath, $0) }, extract: { $0.value(setAt: keyPath) })
    }
  }

  private func value<Value>(setAt property: PartialKeyPath<Root>) -> Value? {
    keyPath == property ? value as? Value : nil
  }
}

extension BindingAction: Equatable {
  /// Whether the same property was set to an equal value.
  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.isEqual(right.value)
  }
}

/// A property that views may set, in a state that is not an `ObservableState`.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Takes the first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property itself, of which actions speak as `\.$title`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}
