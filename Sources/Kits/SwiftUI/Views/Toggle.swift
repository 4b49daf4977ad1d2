import Foundation

/// Switches something on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// Takes what is switched and what is seen beside the switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Takes a title and what is switched.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Takes a title and what is switched.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and what is switched.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[ToggleStyleKey.self] {
      return blueprint.add(
        style.styled(ToggleStyleConfiguration(label: .init(view: label), isOn: isOn)))
    }
    blueprint.facet = .toggle(isOn)
    blueprint.add(label, .label)
  }
}

/// Chooses one out of several, each marked with its `tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Takes what is chosen, what there is to choose from, and what is seen beside it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// Takes a title, what is chosen and what there is to choose from.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Takes a title, what is chosen and what there is to choose from.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let showsAll = blueprint.environment[PickerShowsAllKey.self]
    blueprint.facet = .picker(Choice(selection), isInline: showsAll)
    // Read here, so that another choice is noticed.
    _ = selection.wrappedValue
    blueprint.add(label, .label)
    blueprint.add(content)
  }
}
