import Foundation

/// One screen of a tab view with what the bar shows for it, and the value that stands for it.
public struct Tab<Value, Content, Label> {
  let value: (any Hashable)?
  let content: Content
  let label: Label
}

extension Tab: View, _PrimitiveView, Buildable where Content: View, Label: View {
  func build(_ blueprint: inout Blueprint) {
    if let value { blueprint.facet = .tag(value) }
    blueprint.add(TabItem(content: content, label: label))
  }
}

extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and the screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Takes a title, a symbol and the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol, the value that stands for it and the screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Takes a title, a symbol, the value that stands for it and the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}
