/// Shows nothing and takes no room.
public struct EmptyView: Sendable {
  /// There is only one kind of nothing.
  public init() {}
}

extension EmptyView: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .nothing }
}

/// Several views, in the order in which they were written.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    for view in views { blueprint.add(view) }
  }
}

/// One of two views; going from one to the other loses the state of what was shown.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView, Buildable
where TrueContent: View, FalseContent: View {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    switch storage {
    case .first(let view): blueprint.add(view, key: .index(0))
    case .second(let view): blueprint.add(view, key: .index(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// What an optional view consists of, which the host reads by itself.
  public typealias Body = Never
  /// Not to be called: an optional view is the view in it, or nothing.
  public var body: Never { fatalError("An optional view is shown as it is and has no body.") }
}

extension Optional: _PrimitiveView, Buildable where Wrapped: View {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    if let self { blueprint.add(self) }
  }
}

/// A view whose type is hidden; another type inside is another view, with a state of its own.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    blueprint.add(view)
  }
}

/// Several views that are treated one by one by what surrounds them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView, Buildable where Content: View {
  /// Takes the views from a builder.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    blueprint.add(content)
  }
}

/// A view that is only shown anew when it differs from what was shown.
public struct EquatableView<Content: Equatable & View> {
  /// What is compared.
  public var content: Content

  /// Takes the view to compare.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(content) }
}
