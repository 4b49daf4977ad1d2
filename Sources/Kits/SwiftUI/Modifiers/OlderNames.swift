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
  private init<V>(
    _ title: Text, _ value: Binding<V>, _ formatter: Formatter,
    _ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void
  ) {
    self.init(
      label: title,
      field: Field(
        text: value.text(formattedBy: formatter), placeholder: title.string, isFormatted: true,
        onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Edits a value through a formatter; what cannot be read leaves the value as it was.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), value, formatter, onEditingChanged, onCommit)
  }

  /// Edits a value through a formatter; what cannot be read leaves the value as it was.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), value, formatter, onEditingChanged, onCommit)
  }

  /// Edits a value through its text; what cannot be read leaves the value as it was.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }

  /// Edits a value that may be missing; an empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
}

extension Binding {
  fileprivate func text(formattedBy formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { new in if let read: Value = formatter.value(of: new) { wrappedValue = read } })
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

/// What a preview is shown on.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
  /// What the preview is shown on; nil lets Xcode choose.
  public static var platform: PreviewPlatform? { nil }
}

/// Surrounds previews with what they need; nobody makes it here.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// What several previews share.
  associatedtype Context = Void
  /// What a preview looks like then.
  associatedtype Body: View
  /// Stands for the view that is shown.
  typealias Content = PreviewModifierContent
  /// Makes what several previews share.
  static func makeSharedContext() async throws -> Context
  /// Shows the view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// Stands for the view that a preview shows.
public struct PreviewModifierContent: View {
  /// Nothing is seen of it here.
  public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Surrounded by what it needs.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    .sizeThatFitsLayout
  }
}
