public import Combine

/// Does something with everything that a publisher delivers while the view is in the tree.
struct Receiving<Content: View, Source: Publisher>: View, _PrimitiveView, Buildable
where Source.Failure == Never {
  @MainActor
  private final class Memory {
    var action: (Source.Output) -> Void = { _ in }
    var subscription: AnyCancellable?
  }

  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    if let memory = blueprint.node.memory as? Memory {
      memory.action = action
      return
    }
    let memory = Memory()
    blueprint.node.memory = memory
    memory.action = action
    memory.subscription = publisher.sink { [weak memory] output in memory?.action(output) }
  }
}

extension View {
  /// Does something with everything that a publisher delivers while the view is in the tree.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Receiving(content: self, publisher: publisher, action: action)
  }
}
