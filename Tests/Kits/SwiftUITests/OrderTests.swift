import Combine
import SwiftUI
import Testing

/// The order in which things happen, as Apple's pages state it, said here in other words.
@MainActor
@Suite struct `The order` {
  private final class Model: ObservableObject {
    @Published var value = 0
  }

  private struct Shown: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      log.note("body \(model.value)")
      return Text("\(model.value)")
    }
  }

  /// "ObservableObject": its publisher emits before the object has changed; so a view is evaluated
  /// later, when it reads the new value.
  /// https://developer.apple.com/documentation/combine/observableobject
  @Test func `of a change is: announced, made, shown`() {
    let (model, log) = (Model(), Log())
    let screen = ViewScreen(showing: Shown(model: model, log: log))
    let subscription = model.objectWillChange.sink { log.note("will change from \(model.value)") }
    #expect(log.take() == ["body 0"])
    model.value = 1
    log.note("is \(model.value)")
    #expect(screen.visibleText == ["1"])
    #expect(log.take() == ["will change from 0", "is 1", "body 1"])
    subscription.cancel()
  }

  private struct Living: View {
    let log: Log
    var body: some View {
      log.note("body")
      return Text("x")
        .onAppear { log.note("appear") }
        .task { log.note("task") }
        .onDisappear { log.note("disappear") }
    }
  }

  /// "onAppear(perform:)": the action is called before the first rendered frame appears;
  /// "task(priority:_:)": the task starts before the view appears, and its code runs on its own;
  /// "onDisappear(perform:)": the action is called once the view is gone.
  /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  /// https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)
  @Test func `of a life is: evaluated, appeared, task, disappeared`() async {
    let log = Log()
    let screen = ViewScreen(showing: Living(log: log))
    #expect(log.take() == ["body", "appear"])
    await screen.settle()
    #expect(log.take() == ["task"])
    screen.close()
    #expect(log.take() == ["disappear"])
  }

  private struct Asking: View {
    let log: Log
    let gates: [Answer]
    @State private var id = 0
    var body: some View {
      Button("next") { id += 1 }
        .task(id: id) {
          log.note("start \(id)")
          _ = await gates[id].value()
          log.note(Task.isCancelled ? "cancelled" : "ended")
        }
    }
  }

  /// "task(id:priority:_:)": when the id changes, the running task is cancelled and a new one starts.
  /// https://developer.apple.com/documentation/swiftui/view/task(id:name:priority:file:line:_:)
  @Test func `of a task with another id is: cancelled, started anew`() async throws {
    let (log, gates) = (Log(), [Answer(), Answer()])
    let screen = ViewScreen(showing: Asking(log: log, gates: gates))
    await screen.settle()
    try screen.tap("next")
    await screen.settle()
    #expect(log.take() == ["start 0", "start 1"])
    // One after the other: tasks that are woken together may come in any order.
    gates[0].give("")
    try await screen.wait { !log.lines.isEmpty }
    #expect(log.take() == ["cancelled"])
    gates[1].give("")
    try await screen.wait { !log.lines.isEmpty }
    #expect(log.take() == ["ended"])
  }

  private struct Changing: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("more") {
        count += 1
        log.note("set \(count)")
      }
      .onChange(of: count) { old, new in log.note("\(old) to \(new), now \(count)") }
    }
  }

  /// "onChange(of:initial:_:)": the closure gets the old value and the new one after the change.
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  @Test func `of a watched change is: set, then told with old and new`() throws {
    let log = Log()
    try ViewScreen(showing: Changing(log: log)).tap("more")
    #expect(log.take() == ["set 1", "0 to 1, now 1"])
  }

  private struct Asked: View {
    let log: Log
    @State private var doomed: String?
    private var isAsking: Binding<Bool> {
      Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
    }
    var body: some View {
      Button("ask") { doomed = "Bus" }
        .alert("Sure?", isPresented: isAsking) {
          Button("Delete") { log.note("delete \(doomed ?? "nothing")") }
        }
    }
  }

  /// "alert(_:isPresented:actions:)": each action closes the alert after it has run.
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  @Test func `of an alert's button is: it acts, then the alert is closed`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Asked(log: log))
    try screen.tap("ask")
    try screen.tap("Delete")
    #expect(log.take() == ["delete Bus"])
    #expect(screen.alert == nil)
  }
}
