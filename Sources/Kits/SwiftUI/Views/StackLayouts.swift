import Foundation

/// A layout whose type is hidden: going from one to another keeps the state of what is inside.
public struct AnyLayout: Layout {
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}

/// What a row is as a layout.
public struct HStackLayout: Layout {
  /// How the views stand to each other.
  public var alignment: VerticalAlignment
  /// The room between two of them.
  public var spacing: CGFloat?
  /// Takes how the views stand to each other and the room between them.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// What a column is as a layout.
public struct VStackLayout: Layout {
  /// How the views stand to each other.
  public var alignment: HorizontalAlignment
  /// The room between two of them.
  public var spacing: CGFloat?
  /// Takes how the views stand to each other and the room between them.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// What a pile is as a layout.
public struct ZStackLayout: Layout {
  /// How the views stand to each other.
  public var alignment: Alignment
  /// Takes how the views stand to each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// What a grid is as a layout.
public struct GridLayout: Layout {
  /// How the views stand to each other.
  public var alignment: Alignment
  /// The room between two columns.
  public var horizontalSpacing: CGFloat?
  /// The room between two rows.
  public var verticalSpacing: CGFloat?
  /// Takes how the views stand to each other and the room between them.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}

/// A layout of the system, which is not worked out.
protocol SystemLayout: Layout where Cache == Void {}

extension AnyLayout: SystemLayout {}
extension HStackLayout: SystemLayout {}
extension VStackLayout: SystemLayout {}
extension ZStackLayout: SystemLayout {}
extension GridLayout: SystemLayout {}

extension SystemLayout {
  /// All the room that is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
  /// Has no effect, since nothing is laid out.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Shows the first of its views for which there is room; here that is always the first.
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Takes the views, the most wanted first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("ViewThatFits")
    guard let several = content as? any SeveralViews else { return blueprint.add(content) }
    if let first = several.views.first { blueprint.add(first) }
  }
}

/// Views that count one by one.
protocol SeveralViews {
  var views: [any View] { get }
}

extension TupleView: SeveralViews {}

extension View {
  /// Tells the layout around the view something.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}
