/// Swift source of the smallest thing that runs checks, as a person would write it who wants no grader.
enum FloorDriver {
  /// XCTest without its waiter, which polls: async checks are driven by the main run loop.
  static let module = """
    import Foundation
    import XCTest

    nonisolated(unsafe) private var checks: [() -> Void] = []
    nonisolated(unsafe) private var failures = 0

    open class FloorCase: XCTestCase {
      fileprivate var body: (() throws -> Void)?

      open override func invokeTest() {
        do {
          try setUpWithError()
          setUp()
          try body?()
        } catch {
          recordFailure(withDescription: "\\(error)", inFile: "", atLine: 0, expected: false)
        }
        tearDown()
        try? tearDownWithError()
      }

      open override func recordFailure(
        withDescription text: String, inFile: String, atLine: Int, expected: Bool
      ) {
        failures += 1
        print(name, text)
      }
    }

    public func add<Class: FloorCase>(
      _ name: String, _ type: Class.Type, sync method: @escaping @MainActor (Class) throws -> Void
    ) {
      add(name, type) { check in try MainActor.assumeIsolated { try method(check) } }
    }

    public func add<Class: FloorCase>(
      _ name: String, _ type: Class.Type,
      async method: @escaping @MainActor (Class) async throws -> Void
    ) {
      add(name, type) { check in
        var result: Result<Void, any Error>?
        Task { @MainActor in
          do { result = .success(try await method(check)) } catch { result = .failure(error) }
        }
        while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        try result?.get()
      }
    }

    private func add<Class: FloorCase>(
      _ name: String, _ type: Class.Type, body: @escaping (Class) throws -> Void
    ) {
      checks.append {
        let check = type.init(name: name, testClosure: { _ in })
        check.body = { try body(check) }
        check.run()
        check.body = nil
      }
    }

    public func runAll() -> Never {
      for check in checks { check() }
      print("\\(checks.count) checks, \\(failures) failures")
      fflush(nil)
      _exit(failures == 0 ? 0 : 1)
    }

    """

  /// The list of a step's checks, compiled with them: there `XCTestCase` stands for the class above.
  static func list(step: Int, of methods: [CheckMethod]) -> String {
    let calls = methods.filter { $0.step == step }.map { method in
      let call = method.isAsync ? "async: { try await $0" : "sync: { try $0"
      return "  add(\"\(method.name)\", \(method.className).self, \(call).\(method.name)() })"
    }
    return """
      import FloorDriver

      typealias XCTestCase = FloorCase

      @_silgen_name("addStep\(step)")
      public func addStep\(step)() {
      \(calls.joined(separator: "\n"))
      }

      """
  }

  static func main(steps: [Int]) -> String {
    let declarations = steps.map { "@_silgen_name(\"addStep\($0)\") func addStep\($0)()" }
    return """
      import FloorDriver

      \(declarations.joined(separator: "\n"))

      \(steps.map { "addStep\($0)()" }.joined(separator: "\n"))
      runAll()

      """
  }
}
