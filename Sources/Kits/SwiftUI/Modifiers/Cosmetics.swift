import Foundation

/// Sizes and places: taken as on an iPhone and of no effect, because nothing is laid out.
extension View {
  /// Leaves room around the view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Leaves room around the view.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Leaves room around the view.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Gives the view a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Gives the view limits of size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Keeps the view at the size that it would like.
  public func fixedSize() -> some View { self }
  /// Keeps the view at the size that it would like.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some View { self }
  /// Puts the middle of the view somewhere.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Says who gets room first.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Says what lies in front.
  public func zIndex(_ value: Double) -> some View { self }
  /// Keeps the proportions of the view.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// Fits a picture into its room.
  public func scaledToFit() -> some View { self }
  /// Fills the room of a picture.
  public func scaledToFill() -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Lets the view reach under the bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Leaves room in a list row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
}

/// Colours, lines and shadows: only what says something about the state can be read again.
extension View {
  /// Sets the font of the text inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets how thick the strokes of the text inside are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets the family of shapes of the text inside.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Makes the text inside bold.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Slants the text inside.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Draws a line through the text inside.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Draws a line below the text inside.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Gives all digits inside the same width.
  public func monospacedDigit() -> some View { self }
  /// Sets the colour of the text inside.
  public func foregroundColor(_ color: Color?) -> some View {
    setting(ForegroundKey.self, to: color)
  }
  /// Sets the colour of the text inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting(ForegroundKey.self, to: style._color)
  }
  /// Sets the colour of what can be touched inside.
  public func tint(_ tint: Color?) -> some View { setting(TintKey.self, to: tint) }
  /// Sets the colour of what can be touched inside.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Sets how the lines of the texts inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets how many lines the texts inside may take.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets how many lines the texts inside may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Sets the room between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets where texts are cut that do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets how small text may become to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Sets whether the texts inside are written in capitals.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  /// Sets how large symbols are.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Draws a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Shows only what lies inside of a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  /// Shows only what lies inside of the frame.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Draws a line around the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Makes the view unsharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Sets which points of the view can be touched.
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }
  /// Fills what lies behind the view.
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  /// Fills what lies behind a row of a list.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Shows or hides the line between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
  /// Shows or hides what lies behind a scrolled view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Sets whether the view is light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Sets how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Hides the titles of the controls inside.
  public func labelsHidden() -> some View { self }
  /// Shows a skeleton instead of the content; the texts can still be read here.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows a view only where another one is.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Shows a small number or text at a row or a tab.
  public func badge(_ count: Int) -> some View { self }
  /// Sets the name of a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Shows or hides a bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Shows or hides what lies behind a bar.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// What fits the surroundings.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// How large a control is.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Why something cannot be read yet.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes one bit for each reason.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is no longer true.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
