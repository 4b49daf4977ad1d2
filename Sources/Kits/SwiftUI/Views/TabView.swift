import Foundation

/// Several screens, of which the bar at the bottom shows one.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Takes which is shown, known by its tag, and the screens.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Takes the screens; the first is shown first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let node = blueprint.node
    if let selection {
      _ = selection.wrappedValue
      blueprint.facet = .tabs(Choice(selection), isByPlace: false)
    } else {
      let number = node.ownState(0)
      blueprint.facet = .tabs(Choice(number), isByPlace: true)
    }
    node.host?.isStructureChanged = true
    blueprint.add(content)
  }
}

struct TabItem<Content: View, Label: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let label: Label

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    blueprint.add(label, .tabItem)
  }
}

extension View {
  /// Sets what the bar of the tab view around it shows for the view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, label: label())
  }

  /// Marks the view with the value that stands for it where one of several is chosen.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    Marked(content: self, facet: .tag(tag))
  }

  /// Gives the view an identity; another one makes it another view, with a state of its own.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}

/// A view that may stand for a value where one of several is chosen.
protocol TaggedView {
  @MainActor var tag: (any Hashable)? { get }
}

extension Marked: TaggedView {
  var tag: (any Hashable)? { if case .tag(let tag) = facet { tag } else { nil } }
}

/// Says one thing about what is inside.
struct Marked<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let facet: Facet

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = facet
    blueprint.add(content)
  }
}

struct Identified<Content: View, ID: Hashable>: View, _PrimitiveView, Buildable {
  let content: Content
  let id: ID

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content, key: .id(AnyHashable(id), occurrence: 0))
  }
}
