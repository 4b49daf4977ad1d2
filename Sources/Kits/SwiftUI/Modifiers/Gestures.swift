public import Foundation

/// What a finger does on a view, and what comes of it.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is known of the finger.
  associatedtype Value
  /// How the kit performs the gesture.
  var _recipe: _GestureRecipe<Value> { get }
}

/// What the fingers do.
enum GestureKind { case none, tap, longPress, drag, pinch, turn }

/// How a gesture is performed: all at once, from the first change to the end.
public struct _GestureRecipe<Value> {
  let kind: GestureKind
  let make: (CGSize) -> Value
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// What is as before only when all have heard of the end.
  var resets: [() -> Void] = []
  /// What the gestures do of which this one is made.
  var inner: [(CGSize) -> Void] = []
  /// Gestures that are looked for beside this one.
  var beside: [_GestureRecipe<Void>] = []

  func perform(by distance: CGSize) {
    for action in inner { action(distance) }
    let value = make(distance)
    for action in changed { action(value) }
    for action in ended { action(value) }
    for reset in resets { reset() }
  }
}

/// A short touch.
public struct TapGesture: Gesture {
  /// How often the finger comes down.
  public var count: Int
  /// Takes how often the finger comes down.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Void> { _GestureRecipe(kind: .tap) { _ in } }
}

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  /// How long it lasts at least.
  public var minimumDuration: Double
  /// Takes how long it lasts at least.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Bool> { _GestureRecipe(kind: .longPress) { _ in true } }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// Where it came down.
    public var startLocation: CGPoint
    /// Where it is now.
    public var location: CGPoint
    /// How far it has come.
    public var translation: CGSize { predictedEndTranslation }
    /// When it was there: when the value was made.
    public var time = Date()
    /// How fast it is: it is not, since it comes to its place at once.
    public var velocity: CGSize { .zero }
    /// Where it would stop: where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come: as far as it is.
    public var predictedEndTranslation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the finger has to move at least.
  public var minimumDistance: CGFloat

  /// Takes how far the finger has to move at least.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Value> {
    _GestureRecipe(kind: .drag) { distance in
      Value(startLocation: .zero, location: CGPoint(x: distance.width, y: distance.height))
    }
  }
}

/// A gesture with something that is done while it goes on.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  let base: Content
  let action: (Content.Value) -> Void
  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Content.Value> {
    var recipe = base._recipe
    recipe.changed.append(action)
    return recipe
  }
}

/// A gesture with something that is done when it is over.
public struct _EndedGesture<Content: Gesture>: Gesture {
  let base: Content
  let action: (Content.Value) -> Void
  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Content.Value> {
    var recipe = base._recipe
    recipe.ended.append(action)
    return recipe
  }
}

/// A gesture that keeps a value for as long as it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let body: (Base.Value, inout State, inout Transaction) -> Void
  /// How the kit performs the gesture.
  public var _recipe: _GestureRecipe<Base.Value> {
    var recipe = base._recipe
    recipe.changed.append { value in
      var transaction = Transaction()
      var new = state.wrappedValue
      body(value, &new, &transaction)
      state.value.wrappedValue = new
    }
    recipe.resets.append { state.value.wrappedValue = state.first }
    return recipe
  }
}

extension Gesture {
  /// Does something while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
  /// Does something when the gesture is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Keeps a value up to date for as long as the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A value that a gesture changes, and that is as before when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let first: Value
  let value: State<Value>

  /// Takes the value while there is no gesture.
  public init(wrappedValue: Value) {
    first = wrappedValue
    value = State(wrappedValue: wrappedValue)
  }
  /// Takes the value while there is no gesture, and with what it comes back, at once here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  /// The value now.
  public var wrappedValue: Value { value.wrappedValue }
  /// What a gesture takes to change the value.
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// Lets a finger do something with the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    let recipe = gesture._recipe
    let facets = mask.contains(.gesture) ? [recipe.facet] + recipe.beside.map(\.facet) : []
    return Touchable(content: self, facets: facets)
  }

  /// Lets a finger do something with the view while that is switched on.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Lets a finger do something with the view besides what it does anyway, while that is switched on.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Lets a finger do something with the view before anything else, while that is switched on.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Lets a finger do something with the view besides what it does anyway.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Lets a finger do something with the view before anything else.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
