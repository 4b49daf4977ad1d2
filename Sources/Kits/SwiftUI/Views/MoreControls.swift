import Foundation

extension Toggle {
  /// Switches all of several things at once.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { all.allSatisfy(\.wrappedValue) },
        set: { new in for one in all { one.wrappedValue = new } }), label: label)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and what is switched.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol, what is chosen and what there is to choose from.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Takes what is chosen, what there is to choose from, a title and the choice in words.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Menu where Label == Text {
  /// Takes a title, what is in the menu, and what a short touch does in its place.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  /// Takes a title, what is in the menu, and what a short touch does in its place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol, what is in the menu, and what a short touch does in its place.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Takes a title, a symbol and what is in the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension DisclosureGroup where Label == Text {
  /// Takes a title and the content, which is hidden at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// Takes a title, whether the content is seen, and the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension GroupBox where Label == Text {
  /// Takes a title and the views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text {
  /// Takes the label and the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// Takes a title and the colour.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

extension Stepper {
  /// Takes a title as a view, and what more and less do.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(shown: label(), onIncrement, onDecrement, onEditingChanged) }
}

extension Stepper where Label == Text {
  /// Takes a title, and what more and less do.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(shown: Text(title), onIncrement, onDecrement, onEditingChanged) }

  /// Takes a title, the value, its bounds and how it is written.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step)
  }
}

extension Stepper {
  fileprivate init(
    shown label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ edit: @escaping (Bool) -> Void
  ) {
    func telling(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          edit(true)
          action()
          edit(false)
        }
      }
    }
    self.init(label: label, increment: telling(increment), decrement: telling(decrement))
  }
}

extension TextField {
  /// Takes the text, what stands there while it is empty, and the title.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), field: Field(text: text, placeholder: prompt?.string ?? ""))
  }
  /// Takes the text, which may have several lines, what stands there while it is empty, and the title.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label) }
}

extension SecureField {
  /// Takes the text, what stands there while it is empty, and the title.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(),
      field: Field(
        text: text, name: "SecureField", isSecure: true, placeholder: prompt?.string ?? ""))
  }
}

extension SecureField where Label == Text {
  private init(_ title: Text, _ text: Binding<String>, _ onCommit: @escaping () -> Void) {
    self.init(
      label: title,
      field: Field(
        text: text, name: "SecureField", isSecure: true, placeholder: title.string,
        onCommit: onCommit))
  }

  /// Takes a title, the text, and what the return key does.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), text, onCommit) }

  /// Takes a title, the text, and what the return key does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(Text(title), text, onCommit) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Something has come as far as Foundation's progress says.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

extension ProgressView {
  /// Something has come so far, with a title and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), fraction: value.map { Double($0 / total) },
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something has come so far; nil if nobody knows.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(label: Text(title), fraction: value.map { Double($0 / total) })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self(
      verbatim: "No Results for “\(text)”", "magnifyingglass",
      Text("Check the spelling or try a new search."))
  }
  private init(verbatim title: String, _ symbol: String, _ description: Text) {
    self.init(title, systemImage: symbol, description: description)
  }
  /// Takes a title, a picture of the asset catalogue and an explanation.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(title, systemImage: name, description: description)
  }
}

extension Toggle where Label == Text {
  /// Takes a title and several things that are switched at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}

extension Picker where Label == Text {
  /// Takes a title, what is chosen, what there is to choose from, and the choice in words.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, selection: selection, content: content) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Takes the label, the value and how it is written.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// How controls that belong together look.
public protocol ControlGroupStyle: Sendable {}
/// As fits the surroundings.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
/// As in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
/// In a menu, small.
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
/// In a menu.
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}

extension View {
  /// Sets how controls that belong together look, which is not drawn.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
