import Observation

/// Changes the environment of what is inside.
struct EnvironmentWriter<Content: View> {
  let content: Content
  /// What is written; the same again leaves the environment as it was.
  let value: Any
  let write: (inout EnvironmentValues) -> Void
}

extension EnvironmentWriter: View, _PrimitiveView, Buildable {
  @MainActor
  private final class Memory {
    let outer: Int
    let value: Any
    let environment: EnvironmentValues

    init(outer: Int, value: Any, environment: EnvironmentValues) {
      self.outer = outer
      self.value = value
      self.environment = environment
    }
  }

  func build(_ blueprint: inout Blueprint) {
    let outer = blueprint.environment
    if let memory = blueprint.node.memory as? Memory, memory.outer == outer.stamp,
      areEqual(memory.value, value)
    {
      return blueprint.add(content, environment: memory.environment)
    }
    var inner = outer
    write(&inner)
    blueprint.node.memory = Memory(outer: outer.stamp, value: value, environment: inner)
    blueprint.add(content, environment: inner)
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentWriter(content: self, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment, under its type; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentWriter(content: self, value: object.map { ObjectIdentifier($0) } as Any) {
      $0.setObject(object, as: T.self)
    }
  }

  /// Changes a value of the environment, starting from what comes from above.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: transform) { transform(&$0[keyPath: keyPath]) }
  }
}

extension View {
  /// Sets a value that the kit itself hands down.
  func setting<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) -> some View {
    EnvironmentWriter(content: self, value: value) { $0[key] = value }
  }
}
