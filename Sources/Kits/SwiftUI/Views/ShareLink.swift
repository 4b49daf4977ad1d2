import Foundation

/// Offers something to other apps when it is touched; `ViewScreen.sharedItems` keeps what was offered.
public struct ShareLink<Label: View> {
  let items: [String]
  let label: Label
}

extension ShareLink {
  /// Takes an address and what is seen.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item.absoluteString], label: label())
  }

  /// Takes a text and what is seen.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  private init(_ title: Text, _ item: String) {
    let symbol = Image(systemName: "square.and.arrow.up")
    self.init(items: [item], label: SwiftUI.Label(title: { title }, icon: { symbol }))
  }

  /// Takes an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item.absoluteString)
  }

  /// Takes a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item)
  }

  /// Takes a title and an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item.absoluteString)
  }

  /// Takes a title and a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item)
  }
}

extension ShareLink: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let items = items
    blueprint.facet = .button(
      Touch(name: "ShareLink") { [weak host = blueprint.node.host] in
        host?.sharedItems += items
      })
    blueprint.add(label, .label)
  }
}

/// Chooses a colour.
public struct ColorPicker<Label: View> {
  let label: Label
  let adjustable: Adjustable

  /// Takes what is chosen and what is seen beside it.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    adjustable = Adjustable(
      name: "ColorPicker",
      set: { new in
        guard let color = new as? Color else { return false }
        selection.wrappedValue = color
        return true
      },
      increment: nil, decrement: nil, describe: { selection.wrappedValue.description })
  }
}

extension ColorPicker where Label == Text {
  /// Takes a title and what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension ColorPicker: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .adjustable(adjustable)
    blueprint.add(label, .label)
  }
}
