import Foundation

/// A button that opens a list of others.
public struct Menu<Label: View, Content: View> {
  let content: () -> Content
  let label: Label

  /// Takes what is in the menu and what is seen of it while it is closed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
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
    let isOpen = blueprint.node.ownState(false)
    blueprint.add(
      Presenting(
        content: MenuTitle(isOpen: isOpen, label: label), kind: .menu, isPresented: isOpen,
        actions: content))
  }
}

private struct MenuTitle<Label: View>: View, _PrimitiveView, Buildable {
  let isOpen: Binding<Bool>
  let label: Label

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .button(Touch(name: "Menu") { isOpen.wrappedValue = true })
    blueprint.add(label, .label)
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

  /// Adds buttons that appear when the row is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    Attached(content: self, actions: content(), slot: .swipeActions)
  }
}
