import TestDoubles
import Testing

@MainActor @Suite struct ReleaseTests {
  private final class Presenter {
    var view: View?
  }
  private final class View {
    var presenter: Presenter?
  }

  @Test func `is content when everything goes`() async throws {
    try await expectReleased {
      let (presenter, view) = (Presenter(), View())
      presenter.view = view
      return [presenter, view]
    }
    try await expectReleased { [] }
  }

  @Test func `names what is still there`() async {
    var kept: View?
    let error = await #expect(throws: StillAlive.self) {
      try await expectReleased {
        let view = View()
        kept = view
        return [Presenter(), view]
      }
    }
    #expect(error?.names == ["View"])
    #expect(error?.errorDescription == "still alive, held by somebody: View")
    _ = kept
  }

  @Test func `finds a cycle`() async {
    weak var presenter: Presenter?
    await #expect(throws: StillAlive.self) {
      try await expectReleased {
        let (made, view) = (Presenter(), View())
        (made.view, view.presenter) = (view, made)
        presenter = made
        return [made, view]
      }
    }
    presenter?.view = nil
  }

  @Test func `gives a task that ends the time to do so`() async throws {
    let gate = AnswerStub<Void, Void>()
    gate.hold()
    try await expectReleased {
      let view = View()
      Task {
        try? await gate()
        _ = view
      }
      await MainQueue.run(until: gate.pending.count == 1)
      Task.detached { gate.release() }
      return [view]
    }
  }

  @Test func `passes on what the closure throws`() async {
    struct Broken: Error {}
    await #expect(throws: Broken.self) { try await expectReleased { throw Broken() } }
  }
}
