import Foundation

// Nothing is drawn: these are taken and have no effect.
extension View {
  /// Turns each colour into its opposite.
  public func colorInvert() -> some View { self }
  /// Mixes a colour in.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Sets how far light and dark are apart.
  public func contrast(_ amount: Double) -> some View { self }
  /// Turns the colours.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Makes bright parts strong and dark ones faint.
  public func luminanceToAlpha() -> some View { self }
  /// Sets how the view is mixed with what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Moves and turns the picture of the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Moves, turns or bends the picture of the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat, perspective: CGFloat = 1
  ) -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Puts the middle of the view at a place.
  public func position(_ position: CGPoint) -> some View { self }
  /// Keeps the view's sides in proportion.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  /// Shows only what is inside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }
  /// Shows only what another view covers.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Adds a ground that fits the surroundings.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    self
  }
  /// Adds a ground that reaches under the bars.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View { self }
  /// Adds the ground that fits the surroundings.
  public func background() -> some View { self }
  /// Sets the colour of the symbols in a row of a list.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets how firmly the symbols in a row of a list keep their colour.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Sets the ground that fits the surroundings.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Lays a style over the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Lays a style in a shape over the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Sets the ground of what the view lies in.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Sets the shape that `ContainerRelativeShape` follows.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Leaves the room that fits a whole screen.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Sets the colour of what can be touched.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    setting(TintKey.self, to: tint?._color)
  }
  /// Sets where touches count.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S) -> some View { self }
  /// Sets where touches count.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { self }
  /// Sets whether dark or light is preferred in the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Lets the view look like glass.
  public func glassEffect() -> some View { self }
  /// Lets the view look like glass of a shape.
  public func glassEffect(_ glass: Glass, in shape: some Shape = Capsule()) -> some View { self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets how large text is beside other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Sets that all letters have the same width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Sets from how many lines on text is cut.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Sets from how many lines on text is cut.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Sets in which sizes text may be.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}

/// What a ground is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// A screen of a stack.
  public static let navigation = Self(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// A widget.
  public static let widget = Self(name: "widget")
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Takes one bit for each kind.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The menu of a long touch.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// How glass looks.
public struct Glass: Hashable, Sendable {
  private let name: String
  /// As it is.
  public static let regular = Glass(name: "regular")
  /// As clear as can be.
  public static let clear = Glass(name: "clear")
  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Moves when it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    private let value: CGFloat
    /// Narrow.
    public static let compressed = Width(value: -0.3)
    /// A little narrow.
    public static let condensed = Width(value: -0.2)
    /// Neither narrow nor wide.
    public static let standard = Width(value: 0)
    /// Wide.
    public static let expanded = Width(value: 0.2)
  }
  /// How far lines are apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// The same with other distances between lines.
  public func leading(_ leading: Leading) -> Font { self }
  /// The same with letters of another width.
  public func width(_ width: Width) -> Font { self }
  /// The same with small capitals.
  public func smallCaps() -> Font { self }
  /// The same with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { self }
  /// A font of UIKit.
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
  /// A font that does not follow the user's size of text.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .custom(name, size: fixedSize)
  }
}

extension Text {
  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
  /// Moves the text up or down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Sets how large the text is beside other text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// The time that is left, or that has passed, as it is now.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let span =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    let seconds = Int(span)
    let (hours, minutes) = (showsHours ? seconds / 3600 : 0, seconds / 60)
    let rest = String(format: "%02d", seconds % 60)
    let clock =
      hours > 0 ? "\(hours):" + String(format: "%02d", minutes % 60) : "\(minutes)"
    self.init(verbatim: "\(clock):\(rest)")
  }
  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: Text(dates.lowerBound, style: .date).string + " – "
        + Text(dates.upperBound, style: .date).string)
  }
}

/// The colour of the symbols in a row of a list.
public struct ListItemTint: Hashable, Sendable {
  private let name: String
  /// That of the app.
  public static let monochrome = ListItemTint(name: "monochrome")
  /// One that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed \(tint)") }
  /// One that the surroundings may change.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint)")
  }
}
