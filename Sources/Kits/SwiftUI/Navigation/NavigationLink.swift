import Foundation

/// Goes on to another screen of the navigation stack when it is touched.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case view(() -> any View)
    case viewWhile(Binding<Bool>, () -> any View)
  }
  let target: Target
  let label: Label

  private init(_ target: Target, seen label: Label) {
    self.target = target
    self.label = label
  }

  /// Takes the other screen and what is seen of the link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let screen = destination()
    self.init(.view { screen }, seen: label())
  }

  /// Takes the other screen and what is seen of the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { destination }, seen: label())
  }

  /// Takes the other screen, whether it is shown, and what is seen of the link.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.viewWhile(isActive, { destination }), seen: label())
  }

  /// Takes the other screen, the tag for which it is shown, and what is seen of the link.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(.viewWhile(isActive, { destination }), seen: label())
  }
}

extension NavigationLink {
  /// Takes the tag for which the other screen is shown, that screen, and what is seen of the link.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }

  /// Takes whether the other screen is shown, that screen, and what is seen of the link.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Takes a title and the other screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Takes a title and the other screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Takes a title and the other screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Takes a title, the other screen and whether it is shown.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// Takes a title, whether the other screen is shown, and that screen.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
  /// Takes a title, whether the other screen is shown, and that screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  /// Takes a title, the tag for which the other screen is shown, and that screen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// Takes a title, the tag for which the other screen is shown, and that screen.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Takes the value that the stack gets, and what is seen of the link; nil switches it off.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), seen: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Takes a title and the value that the stack gets.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  /// Takes a title and the value that the stack gets.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let context = blueprint.environment.navigation
    var isLeading = context != nil
    var action: () -> Void = {}
    switch target {
    case .value(let value):
      isLeading = isLeading && value != nil
      action = { if let value { context?.push(value) } }
    case .view(let screen):
      let pushed = blueprint.node.memory as? PushedView ?? PushedView()
      blueprint.node.memory = pushed
      pushed.content = screen
      if context?.isPushed(pushed) == true { context?.refresh() }
      action = { context?.push(pushed) }
    case .viewWhile(let isActive, let screen):
      blueprint.showDestination(while: isActive, screen)
      action = { isActive.wrappedValue = true }
    }
    blueprint.facet = .button(Touch(name: "NavigationLink", isDead: !isLeading, action: action))
    blueprint.add(label, .label)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Takes a title, the other screen and whether it is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// Takes a title, the other screen, its tag and which of them is shown.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
