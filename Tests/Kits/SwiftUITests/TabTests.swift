import SwiftUI
import Testing

@MainActor
@Suite struct `A tab view in SwiftUI` {
  private struct Tabs: View {
    let log: Log
    @State private var chosen = "b"
    var body: some View {
      TabView(selection: $chosen) {
        Counter(name: "a").tabItem { Label("First", systemImage: "1.circle") }.tag("a")
          .onAppear { log.note("a") }
        NavigationStack { Text("b").navigationTitle("B \(chosen)") }
          .tabItem { Text("Second") }.tag("b")
          .onAppear { log.note("b") }
      }
    }
  }

  @Test func `shows one of its screens and keeps the state of all`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Tabs(log: log))
    #expect(screen.visibleText == ["B b", "b", "First", "Second"])
    try screen.tap("First")
    try screen.tap("a 0")
    #expect(screen.visibleText == ["a 1", "First", "Second"])
    try screen.tap("Second")
    try screen.tap("First")
    #expect(screen.shows("a 1"))
    #expect(log.take() == ["b", "a", "b", "a"])
    let plain = ViewScreen(
      showing: TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      })
    try plain.tap("2")
    #expect(plain.visibleText == ["two", "1", "2"])
  }

  private struct Modern: View {
    @State private var chosen = 2
    var body: some View {
      TabView(selection: $chosen) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }
      }
    }
  }

  @Test func `takes tabs in their newer form`() throws {
    let screen = ViewScreen(showing: Modern())
    #expect(screen.visibleText == ["second", "One", "Two"])
    try screen.tap("One")
    #expect(screen.visibleText == ["first", "One", "Two"])
    let plain = ViewScreen(
      showing: TabView {
        Tab("A", systemImage: "a") { Text("first") }
        Tab("B", systemImage: "b") { Text("second") }
      })
    try plain.tap("B")
    #expect(plain.visibleText == ["second", "A", "B"])
  }

  private struct Columns: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1...2, id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("All")
      } detail: {
        if let chosen { Text("detail \(chosen)") } else { Text("choose") }
      }
    }
  }

  @Test func `is not needed for columns, of which one chooses for the other`() throws {
    let screen = ViewScreen(showing: Columns())
    #expect(screen.visibleText == ["All", "row 1", "row 2", "choose"])
    try screen.tap("row 2")
    #expect(screen.visibleText == ["All", "row 1", "row 2", "detail 2"])
  }
}
