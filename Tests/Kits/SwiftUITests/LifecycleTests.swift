import SwiftUI
import Testing

/// A question that a check answers when it likes.
@MainActor
final class Answer {
  private var waiting: [CheckedContinuation<String, Never>] = []
  func value() async -> String { await withCheckedContinuation { waiting.append($0) } }
  func give(_ text: String) {
    let now = waiting
    waiting = []
    for one in now { one.resume(returning: text) }
  }
}

@MainActor
@Suite struct `The life of a view` {
  private struct Living: View {
    let log: Log
    @State private var isThere = true
    @State private var count = 0
    var body: some View {
      VStack {
        if isThere {
          Text("there \(count)")
            .onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
        }
        Button("toggle") { isThere.toggle() }
        Button("count") { count += 1 }
      }
    }
  }

  @Test func `begins and ends once for each identity`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Living(log: log))
    #expect(log.take() == ["appear"])
    try screen.tap("count")
    try screen.tap("count")
    #expect(log.take() == [])
    try screen.tap("toggle")
    #expect(log.take() == ["disappear"])
    try screen.tap("toggle")
    #expect(log.take() == ["appear"])
    screen.close()
    #expect(log.take() == ["disappear"])
  }

  private struct Loading: View {
    let answer: Answer
    let log: Log
    @State private var text: String?
    @State private var isThere = true
    @State private var id = 0
    var body: some View {
      VStack {
        if isThere {
          Group {
            if let text { Text(text) } else { ProgressView("Loading") }
          }
          .task(id: id) {
            log.note("start \(id)")
            let new = await answer.value()
            log.note(Task.isCancelled ? "cancelled" : "done")
            if !Task.isCancelled { text = new }
          }
        }
        Button("leave") { isThere = false }
        Button("again") { id += 1 }
      }
    }
  }

  @Test func `starts a task that brings something to see`() async throws {
    let (answer, log) = (Answer(), Log())
    let screen = ViewScreen(showing: Loading(answer: answer, log: log))
    await screen.settle()
    #expect(screen.visibleText == ["Loading", "leave", "again"])
    answer.give("news")
    await screen.settle()
    #expect(screen.visibleText == ["news", "leave", "again"])
    #expect(log.take() == ["start 0", "done"])
    try screen.tap("again")
    await screen.settle()
    #expect(log.take() == ["start 1"])
  }

  @Test func `cancels its task when it goes or its id changes`() async throws {
    let (answer, log) = (Answer(), Log())
    let screen = ViewScreen(showing: Loading(answer: answer, log: log))
    await screen.settle()
    try screen.tap("again")
    await screen.settle()
    answer.give("x")
    await screen.settle()
    #expect(log.take().sorted() == ["cancelled", "done", "start 0", "start 1"])
    try screen.tap("again")
    await screen.settle()
    try screen.tap("leave")
    answer.give("y")
    try await screen.wait { log.lines.count > 1 }
    #expect(log.take() == ["start 2", "cancelled"])
  }

  @Test func `cancels its tasks with the screen`() async throws {
    let (answer, log) = (Answer(), Log())
    do {
      let screen = ViewScreen(showing: Loading(answer: answer, log: log))
      await screen.settle()
    }
    answer.give("late")
    for _ in 1...100_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.take() == ["start 0", "cancelled"])
  }

  private struct Slow: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(20))
        text = "slept"
      }
    }
  }

  @Test func `can be waited for when its tasks take time`() async throws {
    let screen = ViewScreen(showing: Slow())
    try await screen.wait(for: "slept")
    await #expect(throws: NotShown.self) { try await screen.wait(for: "never", seconds: 0.05) }
  }

  private struct Changing: View {
    let log: Log
    @State private var count = 0
    @State private var double = 0
    var body: some View {
      Button("more") { count += 1 }
        .onChange(of: count) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: count) { double = count * 2 }
        .onChange(of: double, initial: true) { log.note("double \(double)") }
    }
  }

  @Test func `hears of changes with the old and the new value`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Changing(log: log))
    #expect(log.take() == ["double 0"])
    try screen.tap("more")
    #expect(log.take() == ["0 to 1", "double 2"])
  }

  private struct Refreshing: View {
    @State private var count = 0
    var body: some View {
      List { Text("count \(count)") }.refreshable {
        await Task.yield()
        count += 1
      }
    }
  }

  @Test func `is refreshed by pulling`() async throws {
    let screen = ViewScreen(showing: Refreshing())
    try await screen.pullToRefresh()
    #expect(screen.shows("count 1"))
    await #expect(throws: NotShown.self) {
      try await ViewScreen(showing: Text("a")).pullToRefresh()
    }
  }

  @Test func `that changes itself without end is stopped with a warning`() {
    struct Endless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let screen = ViewScreen(showing: Endless())
    #expect(screen.warnings.count == 1)
  }

  private struct Hello: App {
    @StateObject private var model = Model()
    final class Model: ObservableObject { @Published var name = "app" }
    var body: some Scene {
      WindowGroup {
        Button("hello \(model.name)") { model.name += "!" }
      }
    }
  }

  @Test func `starts with an app`() throws {
    let screen = ViewScreen(running: Hello())
    try screen.tap("hello app")
    #expect(screen.visibleText == ["hello app!"])
  }
}
