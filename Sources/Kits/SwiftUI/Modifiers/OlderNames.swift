import Foundation

// What the first versions had in another form; many apps still have it.

extension View {
  /// Animates all changes inside; nothing is animated here.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets what the keyboard offers to fill in, which nobody does here.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Sets how many lines the texts inside may take, whether or not they fill them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  /// Sets the colours of what is inside; the first one is that of the text.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { foregroundStyle(primary) }
  /// Sets the colours of what is inside; the first one is that of the text.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
}

extension Picker {
  /// Takes what is chosen, what is seen beside it, and what there is to choose from.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

extension GroupBox {
  /// Takes the title and the views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension TextField where Label == Text {
  /// Edits a value through a formatter; what cannot be read leaves the value as it was.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { new in
        if let read: V = formatter.value(of: new) { value.wrappedValue = read }
      })
    self.init(titleKey, text: text)
  }
}

extension Formatter {
  /// What a text stands for, if it is of that type.
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number as? V ?? number.intValue as? V ?? number.doubleValue as? V
        ?? number.decimalValue as? V
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}

extension EnvironmentValues {
  /// Whether the user wants less to move; never here.
  public var accessibilityReduceMotion: Bool { false }
  /// Pixels in a point.
  public var displayScale: CGFloat { 3 }
  /// The least height of a row, which is data here.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}

private enum RowHeightKey: KitKey { static let defaultValue: CGFloat = 44 }

/// Where a preview is shown; nobody sees it here.
public struct PreviewTrait<T>: Sendable {
  private init() {}
}

/// Names what previews are of.
public enum Preview {
  /// What traits of a preview are for.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A device held sideways.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A device held sideways.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// Of a given size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}
