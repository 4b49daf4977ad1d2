import Foundation

/// Something that lies in front of what has presented it; kept by the node that presents.
@MainActor
final class Presentation {
  enum Kind: String { case sheet, fullScreenCover, popover, alert, dialog, menu }

  let kind: Kind
  var title = ""
  var isPresented = false
  /// The highest number is in front.
  var order = 0
  var close: () -> Void = {}
  private var inner: (outer: Int, environment: EnvironmentValues)?

  init(_ kind: Kind) { self.kind = kind }

  /// What the presented views get: they can close themselves and are on no navigation stack.
  func environment(from outer: EnvironmentValues) -> EnvironmentValues {
    if let inner, inner.outer == outer.stamp { return inner.environment }
    var environment = outer
    environment.navigation = nil
    environment[IsEnabledKey.self] = true
    switch kind {
    case .sheet, .fullScreenCover, .popover:
      environment[IsPresentedKey.self] = true
      environment[DismissKey.self] = DismissAction { [weak self] in self?.close() }
      environment[CloseMenuKey.self] = nil
    case .alert, .dialog, .menu:
      environment[CloseMenuKey.self] = { [weak self] in self?.close() }
    }
    inner = (outer.stamp, environment)
    return environment
  }
}

/// A view with another that comes in front of it while a binding says so.
struct Presenting<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let kind: Presentation.Kind
  let isPresented: Binding<Bool>
  /// Another item is another sheet.
  var itemID: AnyHashable?
  var title = ""
  var onDismiss: (() -> Void)?
  var actions: (() -> any View)?
  var message: (() -> any View)?
  var presented: (() -> any View)?

  func build(_ blueprint: inout Blueprint) {
    let node = blueprint.node
    let presentation = node.memory as? Presentation ?? Presentation(kind)
    node.memory = presentation
    blueprint.facet = .presentation(presentation)
    blueprint.add(content, key: .index(0))
    let (isPresented, onDismiss) = (isPresented, onDismiss)
    presentation.close = { isPresented.wrappedValue = false }
    presentation.title = title
    let wasPresented = presentation.isPresented
    presentation.isPresented = isPresented.wrappedValue
    guard presentation.isPresented else {
      guard wasPresented, let onDismiss else { return }
      // Once more later, so that what is in the sheet has disappeared before.
      node.host?.afterUpdate { [weak host = node.host] in host?.afterUpdate(onDismiss) }
      return
    }
    if !wasPresented { presentation.order = node.host?.notePresentation(by: node) ?? 0 }
    addPresented(to: &blueprint, presentation.environment(from: blueprint.environment))
  }

  private func addPresented(to blueprint: inout Blueprint, _ inner: EnvironmentValues) {
    let key = itemID.map { Key.id($0, occurrence: 0) } ?? .index(0)
    let parts: [(Slot, (() -> any View)?)] = [
      (.presented, presented), (.presentedMessage, message), (.presentedActions, actions),
    ]
    for (slot, make) in parts {
      guard let make else { continue }
      blueprint.add(make(), slot, key: key, environment: inner)
    }
  }
}

extension View {
  /// Shows a sheet in front of the view while the binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      content: self, kind: .sheet, isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Shows a sheet for the item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen while the binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      content: self, kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Covers the whole screen for the item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a popover, which on a phone is a sheet, while the binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(content: self, kind: .popover, isPresented: isPresented, presented: content)
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> Presenting<Self> {
    let now = item.wrappedValue
    return Presenting(
      content: self, kind: kind, isPresented: item.isPresent(),
      itemID: now.map { AnyHashable($0.id) },
      onDismiss: onDismiss, presented: now.map { item in { content(item) } })
  }

  /// Keeps the user from swiping the sheet away in which the view lies.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Marked(content: self, facet: isDisabled ? .keepsOpen : .passThrough)
  }

  /// Sets how high the sheet is in which the view lies.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows or hides the handle of the sheet in which the view lies.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// A height at which a sheet can stand.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly the whole screen.
  public static let large = PresentationDetent(name: "large")
  /// So many points.
  public static func height(_ height: CGFloat) -> Self { Self(name: "height \(height)") }
  /// So much of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(name: "fraction \(fraction)") }
  /// As high as the type says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(name: "custom \(type)")
  }

  /// What is known of the screen where a height is computed.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a sheet that is as high as it can be.
    public var maxDetentValue: CGFloat
    private let values: EnvironmentValues
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }
}

/// A height of the app's own, for which nobody asks here.
public protocol CustomPresentationDetent {
  /// The height; nil if there is none.
  static func height(in context: Context) -> CGFloat?
  /// What is known of the screen.
  typealias Context = PresentationDetent.Context
}

extension Binding {
  /// Whether there is something; false takes it away, and true changes nothing.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } })
  }
}
