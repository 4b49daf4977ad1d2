import Foundation
import TestDoubles
import Testing

@Suite struct CallSpyTests {
  private final class View {
    let calls: CallSpy
    init(_ calls: CallSpy) { self.calls = calls }

    var isLoading = false { didSet { calls(isLoading) } }
    func show(_ texts: [String], animated: Bool) { calls(texts, animated) }
    func fail(with message: String?) { calls(message) }
    func close() { calls() }
  }

  @Test func `writes calls as code would name them`() {
    let calls = CallSpy()
    let view = View(calls)
    view.isLoading = true
    view.show(["a", "b"], animated: false)
    view.fail(with: nil)
    view.close()
    #expect(
      calls.all
        == [
          "isLoading = true", #"show(["a", "b"], animated: false)"#, "fail(with: nil)", "close()",
        ])
  }

  @Test func `keeps the order across objects, each with its name`() {
    let calls = CallSpy()
    let view = View(calls.named("view"))
    let router = View(calls.named("router"))
    view.close()
    router.close()
    view.fail(with: "x")
    calls.note("done")
    #expect(calls.all == ["view.close()", "router.close()", "view.fail(with: x)", "done"])
    #expect(view.calls.all == calls.all)
  }

  @Test func `gives each call out once, and forgets when told to`() {
    let calls = CallSpy()
    calls.note("a")
    #expect(calls.take() == ["a"])
    #expect(calls.take() == [])
    calls.note("b")
    #expect(calls.take() == ["b"])
    #expect(calls.all == ["a", "b"])
    calls.clear()
    #expect(calls.all == [] && calls.take() == [])
  }

  @Test @MainActor func `tells calls off the main thread`() async {
    let calls = CallSpy()
    calls.note("here")
    await Task.detached { calls.note("there") }.value
    #expect(calls.offMainThread == ["there"])
  }

  @Test func `loses nothing when many threads call`() {
    let calls = CallSpy()
    DispatchQueue.concurrentPerform(iterations: 1000) { calls.note("\($0)") }
    #expect(Set(calls.all).count == 1000)
  }
}
