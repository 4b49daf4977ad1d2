import XCTest

/// One check as a step's generated list names it: its id, its class, and how to call its method.
public struct CheckEntry {
  let id: String
  let type: CheckCase.Type
  let body: (CheckCase) throws -> Void

  /// A check that runs to its end on the main thread, free to turn the run loop itself.
  public init<Class: CheckCase>(
    _ id: String, _ type: Class.Type, sync method: @escaping @MainActor (Class) throws -> Void
  ) {
    self.init(id: id, type: type) { instance in
      try MainActor.assumeIsolated { try method(instance) }
    }
  }

  /// A check that waits: it runs as a task on the main actor.
  public init<Class: CheckCase>(
    _ id: String, _ type: Class.Type,
    async method: @escaping @MainActor (Class) async throws -> Void
  ) {
    self.init(id: id, type: type) { instance in try drive { try await method(instance) } }
  }

  private init<Class: CheckCase>(
    id: String, type: Class.Type, call: @escaping (Class) throws -> Void
  ) {
    self.id = id
    self.type = type
    body = { instance in
      guard let instance = instance as? Class else { return }
      try call(instance)
    }
  }

  /// A fresh object of the check's class, ready to be run once.
  func instance() -> CheckCase {
    let instance = type.init(name: id, testClosure: { try ($0 as? CheckCase)?.body?() })
    instance.body = { [unowned instance] in
      do {
        try body(instance)
      } catch let skip as XCTSkip {
        instance.skipReason = skip.message ?? ""
        throw skip
      }
    }
    return instance
  }
}
