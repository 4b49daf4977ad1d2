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

// Nothing of a preview is shown: it is taken and has no effect.

/// How what is shared is shown before it is sent.
public struct SharePreview<Image, Icon> {
  private init(_: Void) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Takes a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(()) }
  /// Takes a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(()) }
}

extension SharePreview where Icon == Never {
  /// Takes a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(()) }
  /// Takes a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(()) }
}

extension SharePreview {
  /// Takes a title, a picture and a smaller one.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(()) }
  /// Takes a title, a picture and a smaller one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(()) }
}

extension ShareLink {
  /// Takes something to share, how it is shown, and what is seen.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(items: [item.shared], label: label()) }

  /// Takes several addresses and what is seen.
  public init<C: RandomAccessCollection<URL>>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items: items.map(\.shared), label: label()) }

  /// Takes several texts and what is seen.
  public init<C: RandomAccessCollection<String>>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items: Array(items), label: label()) }

  /// Takes several things to share, how each is shown, and what is seen.
  public init<C: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where C.Element: Transferable { self.init(items: items.map(\.shared), label: label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title and an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title), item.absoluteString) }

  /// Takes a title and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title), item) }

  /// Takes something to share and how it is shown.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(Text("Share…"), item.shared) }

  /// Takes a title, something to share and how it is shown.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(Text(titleKey), item.shared) }

  /// Takes several addresses.
  public init<C: RandomAccessCollection<URL>>(
    items: C, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items, label: { Self.shareLabel }) }

  /// Takes several texts.
  public init<C: RandomAccessCollection<String>>(
    items: C, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items, label: { Self.shareLabel }) }

  /// Takes several things to share and how each is shown.
  public init<C: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where C.Element: Transferable {
    self.init(items: items, preview: preview, label: { Self.shareLabel })
  }

  private static var shareLabel: Label {
    Label(title: { Text("Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

extension Transferable {
  /// By which words it is kept that it was shared.
  fileprivate var shared: String { dropped(as: String.self) ?? "\(self)" }
}

extension URL {
  fileprivate var shared: String { absoluteString }
}
