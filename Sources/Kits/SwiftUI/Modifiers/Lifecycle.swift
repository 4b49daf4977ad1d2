import Foundation

/// Does something when what is inside comes onto the screen or leaves it.
struct Lived<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let effect: Effect?

  func build(_ blueprint: inout Blueprint) {
    blueprint.effect = effect
    blueprint.add(content)
  }
}

/// Does something when a value has changed.
struct Observing<Content: View, Value: Equatable>: View, _PrimitiveView, Buildable {
  let content: Content
  let value: Value
  let startsAtOnce: Bool
  let action: (Value, Value) -> Void

  func build(_ blueprint: inout Blueprint) {
    let node = blueprint.node
    let (action, new) = (action, value)
    blueprint.add(content)
    defer { node.memory = Kept(new) }
    guard let old = (node.memory as? Kept<Value>)?.value else {
      if startsAtOnce { node.host?.afterUpdate { action(new, new) } }
      return
    }
    if old != new { node.host?.afterUpdate { action(old, new) } }
  }
}

/// A value that a node keeps.
final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Does something when the view comes onto the screen, and when it comes back.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Lived(content: self, effect: action.map { .appear($0) })
  }

  /// Does something when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Lived(content: self, effect: action.map { .disappear($0) })
  }

  /// Starts a task when the view comes onto the screen and cancels it when the view leaves.
  @preconcurrency
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    Lived(content: self, effect: .task(id: nil, priority: priority, action: action))
  }

  /// Starts a task when the view comes, and starts it anew when the id changes.
  @preconcurrency
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    Lived(
      content: self,
      effect: .task(id: TaskID(value), priority: priority, action: action))
  }

  /// Does something with the old and the new value when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Observing(content: self, value: value, startsAtOnce: initial, action: action)
  }

  /// Does something when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Observing(content: self, value: value, startsAtOnce: initial) { _, _ in action() }
  }

  /// Does something with the new value when the value has changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Observing(content: self, value: value, startsAtOnce: false) { _, new in action(new) }
  }

  /// Sets what pulling down does; `refresh` of the environment does the same.
  @preconcurrency
  public func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: action) {
      $0[RefreshKey.self] = RefreshAction(perform: action)
    }
  }
}

/// Compares the values that a task depends on.
struct TaskID {
  private let isSame: (Any) -> Bool
  private let value: Any

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { ($0 as? Value) == value }
  }

  func equals(_ other: TaskID) -> Bool { isSame(other.value) }
}
