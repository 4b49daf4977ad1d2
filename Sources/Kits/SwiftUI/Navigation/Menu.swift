import Foundation

/// A button that opens a list of others.
public struct Menu<Label: View, Content: View> {
  let content: () -> Content
  let label: Label
  private let primaryAction: (() -> Void)?

  /// Takes what is in the menu and what is seen of it while it is closed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  /// Takes what is in the menu, what is seen of it, and what a short touch does: a long one opens it.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Takes a title and what is in the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Takes a title and what is in the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and what is in the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[MenuStyleKey.self] {
      return blueprint.add(
        style.styled(
          MenuStyleConfiguration(
            label: .init(view: label), content: .init(make: content), primaryAction: primaryAction)
        ))
    }
    let isOpen = blueprint.node.ownState(false)
    blueprint.add(
      Presenting(
        content: MenuTitle(isOpen: isOpen, label: label, primaryAction: primaryAction),
        kind: .menu, isPresented: isOpen, actions: content))
  }
}

private struct MenuTitle<Label: View>: View, _PrimitiveView, Buildable {
  let isOpen: Binding<Bool>
  let label: Label
  let primaryAction: (() -> Void)?

  func build(_ blueprint: inout Blueprint) {
    let open = Touch(name: "Menu") { isOpen.wrappedValue = true }
    if let primaryAction {
      blueprint.facet = .longPress(open)
      blueprint.add(Touchable(label: label, touch: Touch(name: "Menu", action: primaryAction)))
    } else {
      blueprint.add(Touchable(label: label, touch: open))
    }
  }

  private struct Touchable: View, _PrimitiveView, Buildable {
    let label: Label
    let touch: Touch

    func build(_ blueprint: inout Blueprint) {
      blueprint.facet = .button(touch)
      blueprint.add(label, .label)
    }
  }
}

/// Decides what menus look like.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// What a menu in this style consists of.
  associatedtype Body: View
  /// Shows a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the menu.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu style is told of a menu.
public struct MenuStyleConfiguration {
  /// What is seen of the menu while it is closed.
  public struct Label { let view: any View }
  /// What is in the menu.
  public struct Content { let make: () -> any View }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension MenuStyleConfiguration.Content: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(make()) }
}

enum MenuStyleKey: KitKey { static var defaultValue: (any MenuStyle)? { nil } }

extension MenuStyle {
  func styled(_ configuration: MenuStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(MenuStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the menus inside; a look of the system is not drawn.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[MenuStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to show, in the system's style.
  public init(_ configuration: MenuStyleConfiguration) {
    content = { configuration.content }
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

/// Buttons that a view has behind it: at its side, or in a menu after a long touch.
struct Attached<Content: View, Actions: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let actions: Actions
  let slot: Slot

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    blueprint.add(actions, slot)
  }
}

/// The items of a menu, as the first versions had it.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Takes the items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// The side of a row from which its buttons come.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

extension View {
  /// Adds a menu that opens after a long touch.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    Attached(content: self, actions: menuItems(), slot: .contextMenu)
  }

  /// Adds a menu that opens after a long touch, beside a view that is seen in place of this one.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Adds a menu that opens after a long touch; nil takes none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }

  /// Adds buttons that appear when the row is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    Attached(content: self, actions: content(), slot: .swipeActions)
  }
}
