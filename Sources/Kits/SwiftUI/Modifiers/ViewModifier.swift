/// Makes a view of another one.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What the new view consists of.
  associatedtype Body: View
  /// Makes the new view; `content` stands for the other one.
  @ViewBuilder func body(content: Content) -> Body
  /// Stands for the view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

/// Stands for the view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: any View
}

extension _ViewModifier_Content: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Takes the view and what changes it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView, Buildable
where Content: View, Modifier: ViewModifier {
  func build(_ blueprint: inout Blueprint) {
    if let environmental = modifier as? any EnvironmentalModifier {
      return environmental.change(content, &blueprint)
    }
    guard Modifier.Body.self != Never.self else { return blueprint.add(content) }
    var modifier = modifier
    FieldPlan.of(Modifier.self).install(in: &modifier, of: blueprint.node)
    blueprint.add(modifier.body(content: _ViewModifier_Content(view: content)))
  }
}

/// A modifier that depends on the environment of what it changes.
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// What does the change.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes what does the change.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Not to be called: what is resolved makes the new view.
  public func body(content: Content) -> Never {
    fatalError("An environmental modifier is resolved and has no body.")
  }

  fileprivate func change(_ content: any View, _ blueprint: inout Blueprint) {
    blueprint.add(resolve(in: blueprint.environment).applied(to: content))
  }
}

extension ViewModifier {
  @MainActor
  fileprivate func applied(to content: any View) -> any View {
    func apply<Content: View>(_ content: Content) -> any View { content.modifier(self) }
    return apply(content)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
