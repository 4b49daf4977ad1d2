import Foundation

/// A grid that grows sideways; the places of its views are not worked out.
public struct LazyHGrid<Content: View> {
  let content: Content

  /// Takes the rows and the views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("LazyHGrid")
    blueprint.add(content)
  }
}

/// Rows whose views stand below each other; the widths are not worked out.
public struct Grid<Content: View> {
  let content: Content

  /// Takes the rows; alignment and spacing are not drawn.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("Grid")
    blueprint.add(content)
  }
}

/// One row of a `Grid`.
public struct GridRow<Content: View> {
  let content: Content

  /// Takes the views of the row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("GridRow")
    blueprint.add(content)
  }
}

extension View {
  /// Sets over how many columns of a `Grid` the view reaches.
  public func gridCellColumns(_ count: Int) -> some View { self }
  /// Sets in which directions the cell does not ask for room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Sets where the view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Sets how the cells of the column stand below each other.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
