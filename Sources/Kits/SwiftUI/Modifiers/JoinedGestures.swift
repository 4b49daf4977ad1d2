import Foundation

/// Which gestures of a view and what is inside are looked for.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Takes one bit for each kind.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// How far the fingers are apart.
  public struct Value: Equatable, Sendable {
    /// How many times as far as at first.
    public var magnification: CGFloat
    /// Always nothing, since a check tells no time.
    public var velocity: CGFloat { 0 }
    /// Always the middle.
    public var startAnchor: UnitPoint { .center }
  }
  /// The least that counts.
  public var minimumScaleDelta: CGFloat
  /// Takes the least that counts.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public var _recipe: _GestureRecipe<Value> {
    _GestureRecipe(kind: .pinch) { Value(magnification: $0.width) }
  }
}

/// Fingers that move apart or together, as the first versions had it.
public struct MagnificationGesture: Gesture {
  /// The least that counts.
  public var minimumScaleDelta: CGFloat
  /// Takes the least that counts.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public var _recipe: _GestureRecipe<CGFloat> {
    _GestureRecipe(kind: .pinch) { $0.width }
  }
}

/// Fingers that turn.
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// How far the fingers have turned.
    public var rotation: Angle
    /// Always nothing, since a check tells no time.
    public var velocity: Angle { .zero }
  }
  /// The least that counts.
  public var minimumAngleDelta: Angle
  /// Takes the least that counts.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var _recipe: _GestureRecipe<Value> {
    _GestureRecipe(kind: .turn) { Value(rotation: .degrees(Double($0.width))) }
  }
}

/// Fingers that turn, as the first versions had it.
public struct RotationGesture: Gesture {
  /// The least that counts.
  public var minimumAngleDelta: Angle
  /// Takes the least that counts.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var _recipe: _GestureRecipe<Angle> {
    _GestureRecipe(kind: .turn) { .degrees(Double($0.width)) }
  }
}

/// A touch that says where it was; here always at the origin.
public struct SpatialTapGesture: Gesture {
  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    /// Where the finger was.
    public var location: CGPoint
  }
  /// How many touches it takes.
  public var count: Int
  /// Takes how many touches it takes.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
  public var _recipe: _GestureRecipe<Value> {
    _GestureRecipe(kind: .tap) { _ in Value(location: .zero) }
  }
}

/// Two gestures that are looked for at once; what both mean is told by the first alone.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What each of them says, as far as it is going on.
  public struct Value {
    /// What the first one says.
    public var first: First.Value?
    /// What the second one says.
    public var second: Second.Value?
  }
  let first: First
  let second: Second
  public var _recipe: _GestureRecipe<Value> {
    let (one, two) = (first._recipe, second._recipe)
    return one.turned { Value(first: $0, second: nil) }.beside(two)
  }
}

/// A gesture that counts only after another one, which a check takes for granted.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  let first: First
  let second: Second
  public var _recipe: _GestureRecipe<Value> {
    let (one, two) = (first._recipe, second._recipe)
    guard one.kind != .none else {
      return _GestureRecipe(kind: .none) { _ in fatalError("There is no gesture.") }
    }
    var both = two.turned { Value.second(one.make(.zero), $0) }
    both.inner.insert(one.perform(by:), at: 0)
    return both
  }
}

/// A gesture, or else another one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of them it was.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  let first: First
  let second: Second
  public var _recipe: _GestureRecipe<Value> {
    let (one, two) = (first._recipe, second._recipe)
    return one.turned { Value.first($0) }.beside(two)
  }
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  public var _recipe: _GestureRecipe<Wrapped.Value> {
    self?._recipe ?? _GestureRecipe(kind: .none) { _ in fatalError("There is no gesture.") }
  }
}

/// A gesture that says something else.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let change: (Content.Value) -> Value
  public var _recipe: _GestureRecipe<Value> { content._recipe.turned(change) }
}

extension Gesture {
  /// The same gesture, which says something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, change: body)
  }
  /// The gesture while keys are held, which nobody does here.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    Self?.none
  }
  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(first: self, second: other) }
  /// The other gesture once this one is over.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }
  /// This gesture, or else the other one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }
}

extension _GestureRecipe {
  /// The same touch, which says something else.
  func turned<New>(_ change: @escaping (Value) -> New) -> _GestureRecipe<New> {
    _GestureRecipe<New>(
      kind: kind, make: { change(make($0)) }, inner: [perform(by:)], beside: beside)
  }

  /// Looks for another gesture beside this one.
  func beside<Other>(_ other: _GestureRecipe<Other>) -> Self {
    var both = self
    both.beside.append(other.turned { _ in () })
    return both
  }

  var facet: Facet {
    switch kind {
    case .none: .passThrough
    case .tap: .gesture(Touch(name: "TapGesture") { perform(by: .zero) })
    case .longPress: .longPress(Touch(name: "LongPressGesture") { perform(by: .zero) })
    case .drag: .drag(perform(by:))
    case .pinch: .pinch { perform(by: CGSize(width: $0, height: $0)) }
    case .turn: .turn { perform(by: CGSize(width: CGFloat($0.degrees), height: 0)) }
    }
  }
}

/// A view with the gestures that are looked for on it.
struct Touchable<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let facets: [Facet]

  func build(_ blueprint: inout Blueprint) {
    var view: any View = content
    for facet in facets { view = marked(view, facet) }
    blueprint.add(view)
  }

  @MainActor
  private func marked<Inner: View>(_ view: Inner, _ facet: Facet) -> any View {
    Marked(content: view, facet: facet)
  }
}

extension View {
  /// Does something where the view is touched, which here is always its origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  /// Does something after a long touch, and tells when the finger comes and goes.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration) {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  /// Does something after a long touch, and tells when the finger comes and goes.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, perform: action, onPressingChanged: pressing)
  }
}
