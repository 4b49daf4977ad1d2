import Foundation

/// Where a scrolled content stands, and where it is asked to go.
public struct ScrollPosition: Equatable, Sendable {
  private var target: String?
  /// Where somebody last asked to go.
  public var edge: Edge? { nil }
  /// Stands where it stands.
  public init(edge: Edge) { target = "\(edge)" }
  /// Stands where it stands; the type is that of the ids of the views.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// Stands at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = "\(id)" }
  /// Asks to go to an edge.
  public mutating func scrollTo(edge: Edge) { target = "\(edge)" }
  /// Asks to go to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = "\(id)"
  }
  /// Asks to go to a place.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = "\(x) \(y)" }
  /// Asks to go to a place.
  public mutating func scrollTo(y: CGFloat) { target = "\(y)" }
}

/// What a scrolled view knows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// What is left free around the content.
  public var contentInsets: EdgeInsets
  /// How large the view is.
  public var containerSize: CGSize
  /// What can be seen of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What is going on while something is scrolled.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether anything moves.
  public var isScrolling: Bool { self != .idle }
}

/// How far a view inside of a scrolled one has come into sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is in sight, 1 afterwards.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view follows the finger that scrolls it into sight.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String
  /// Little by little.
  public static let interactive = Self(name: "interactive")
  /// As an animation.
  public static let animated = Self(name: "animated")
  /// At once.
  public static let identity = Self(name: "identity")
  /// As a certain animation.
  public static func animated(_ animation: Animation) -> Self { Self(name: "animated") }
  /// From so much of the view on.
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// How much of the view has to be in sight.
  public struct Threshold: Hashable, Sendable {
    private let part: Double
    /// All of it.
    public static let visible = Threshold(part: 1)
    /// None of it.
    public static let hidden = Threshold(part: 0)
    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
  }
}

/// Which part of the room margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// What fits.
  public static let automatic = Self(name: "automatic")
  /// What is scrolled.
  public static let scrollContent = Self(name: "scrollContent")
  /// What shows where the content stands.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

// Nothing is scrolled: these are taken and have no effect; what would be told of it is not.
extension View {
  /// Binds where the content stands to the id of a view.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Binds where the content stands.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets where the content stands at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Shows for a moment where the content stands.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows for a moment where the content stands, when a value changes.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Changes how the view looks while it comes into sight.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Tells when something of what the scrolled view knows changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Tells when scrolling begins and ends.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Tells when the view comes into sight; here it is when it appears.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }
  /// Leaves room around a scrolled content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Leaves room around a scrolled content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Leaves room around a scrolled content.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement
  ) -> some View { self }
  /// Gives the view a part of the room of what it is scrolled in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  /// Gives the view a part of the room of what it is scrolled in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Gives the view a part of the room of what it is scrolled in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// Changes how the view looks, depending on its room.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Tells when something of the room of the view changes; here it never does after the start.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onAppear { action(transform(GeometryProxy(size: UIScreen.main.bounds.size))) }
  }
}

/// Changes how something looks, without touching its room.
public protocol VisualEffect: Sendable {}

/// Changes nothing, to start from.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Makes it clearer or fainter.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Makes it larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Makes it larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Moves it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves it.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Turns it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turns it in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Makes it unclear.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Makes it lighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Takes the colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Makes the colours stronger.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Turns the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
