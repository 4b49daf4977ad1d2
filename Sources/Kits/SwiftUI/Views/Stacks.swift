import Foundation

/// Views in a row, from the side where text starts.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View, _PrimitiveView, Buildable where Content: View {
  /// Takes the views; alignment and spacing are not drawn.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("HStack")
    blueprint.add(content)
  }
}

/// Views in a column, from the top.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View, _PrimitiveView, Buildable where Content: View {
  /// Takes the views; alignment and spacing are not drawn.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("VStack")
    blueprint.add(content)
  }
}

/// Views in front of each other, the first at the back.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, _PrimitiveView, Buildable where Content: View {
  /// Takes the views; alignment is not drawn.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("ZStack")
    blueprint.add(content)
  }
}

/// What stays in view at the edge while the rest is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Takes one bit for each kind.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row of which an iPhone makes only what can be seen; here all is made.
public struct LazyHStack<Content: View> {
  let content: Content

  /// Takes the views; alignment and spacing are not drawn.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("LazyHStack")
    blueprint.add(content)
  }
}

/// A column of which an iPhone makes only what can be seen; here all is made.
public struct LazyVStack<Content: View> {
  let content: Content

  /// Takes the views; alignment and spacing are not drawn.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("LazyVStack")
    blueprint.add(content)
  }
}

/// How wide a column, or how high a row, of a grid is.
public struct GridItem: Sendable {
  /// Where the size comes from.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// Where the size comes from.
  public var size: Size
  /// The room behind it.
  public var spacing: CGFloat?
  /// Takes where the size comes from.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
  }
}

/// A grid that grows downwards; the places of its views are not worked out.
public struct LazyVGrid<Content: View> {
  let content: Content

  /// Takes the columns and the views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("LazyVGrid")
    blueprint.add(content)
  }
}

/// Content that can be moved behind its frame; here all of it can be seen.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content

  /// Takes the directions and the content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("ScrollView")
    blueprint.add(content)
  }
}

/// Room that takes what the others leave.
public struct Spacer: Sendable {
  /// Takes the least length.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Spacer") }
}

/// A line between two views.
public struct Divider: Sendable {
  /// There is only one kind of line.
  public init() {}
}

extension Divider: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Divider") }
}

/// A label with a value beside it.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Takes the value and the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Takes the label and the value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Takes the label and the value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }
  /// Takes the label and the value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// Takes the label, the value and the style that writes it.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

extension LabeledContent: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[LabeledContentStyleKey.self] {
      return blueprint.add(
        style.styled(
          LabeledContentStyleConfiguration(
            label: .init(view: label), content: .init(view: content))))
    }
    blueprint.facet = .container("LabeledContent")
    blueprint.add(label, .label)
    blueprint.add(content)
  }
}

/// A frame with a title around some views.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Takes the views and the title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension GroupBox where Label == Text {
  /// Takes a title and the views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Takes the views alone.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[GroupBoxStyleKey.self] {
      return blueprint.add(
        style.styled(
          GroupBoxStyleConfiguration(label: .init(view: label), content: .init(view: content))))
    }
    blueprint.facet = .container("GroupBox")
    blueprint.add(label, .label)
    blueprint.add(content)
  }
}
