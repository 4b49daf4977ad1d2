import Foundation

/// The room that a view is offered; nil lets the view choose.
public struct ProposedViewSize: Equatable, Sendable {
  /// How wide the room is.
  public var width: CGFloat?
  /// How high the room is.
  public var height: CGFloat?
  /// No room at all.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Room for as much as the view would like.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Room without an end.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Takes both lengths.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Takes a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The room with something put in for what was left open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// How far views like to stand from each other.
public struct ViewSpacing: Sendable {
  /// No wish at all.
  public static let zero = ViewSpacing()
  /// No wish at all.
  public init() {}
  /// Always nothing, since nothing is laid out.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  /// Changes nothing, since there are no wishes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The same, since there are no wishes.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// Something that views tell the layout around them.
public protocol LayoutValueKey {
  /// What is told.
  associatedtype Value
  /// What counts for views that tell nothing.
  static var defaultValue: Value { get }
}

/// A view as a layout knows it.
public struct LayoutSubview: Equatable, Sendable {
  private let place: Int
  /// Who is given room first.
  public var priority: Double { 0 }
  /// How far the view likes to stand from others.
  public var spacing: ViewSpacing { .zero }
  /// Nothing, since nothing is laid out.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Nothing, since nothing is laid out.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Has no effect, since nothing is laid out.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  /// What counts for views that tell nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let views: [LayoutSubview]
  /// In which direction lines of text run.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// Where the views begin.
  public var startIndex: Int { views.startIndex }
  /// Where the views end.
  public var endIndex: Int { views.endIndex }
  /// One of the views.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// What is known of all values of a layout.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks.
  public var stackOrientation: Axis?
  /// Stacks in no direction.
  public init() {}
}

/// Decides where views stand; it can be written and used, and nobody asks it here.
public protocol Layout: Animatable {
  /// What it keeps between two questions.
  associatedtype Cache = Void
  /// The views that it arranges.
  typealias Subviews = LayoutSubviews
  /// What is known of all values of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept in line with the views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far it likes to stand from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// How much room it takes.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a line lies in it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a line lies in it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing is known.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes everything anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// Has no wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }
  /// Says nothing.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Says nothing.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views as this layout arranges them.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut<V>(name: "\(Self.self)", content: content())
  }
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout; which one it is makes no other view of it, as on an iPhone with `AnyLayout`.
struct LaidOut<Content: View>: View, _PrimitiveView, Buildable {
  let name: String
  let content: Content

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container(name)
    blueprint.add(content)
  }
}
