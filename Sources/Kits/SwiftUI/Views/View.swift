/// A part of the user interface, described by the views that it is made of.
@preconcurrency @MainActor
public protocol View {
  /// What `body` is made of; the compiler infers it.
  associatedtype Body: View

  /// The content, asked for again whenever something that it depends on has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  /// Prints that the body is asked for; to be called in it.
  public static func _printChanges() { print("\(Self.self): changed.") }
}

extension Never: View {
  /// Never asked for, as there is no value to ask.
  public var body: Never { fatalError("Never has no body.") }
}

/// A view that the kit itself knows how to show, without a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Not to be called: a primitive view consists of nothing else.
  public var body: Never { fatalError("\(Self.self) is shown as it is and has no body.") }
}

/// Turns the statements of a closure into one view.
@resultBuilder
public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// What stands inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
