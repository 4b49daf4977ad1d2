import SwiftUI
import Testing

@MainActor
@Suite struct `Memory` {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var path = NavigationPath()
    @Published var isSheet = false
    @Published var isAlert = false
    var answer: Answer?
  }

  private struct Everything: View {
    @StateObject private var model: Model
    @State private var query = ""
    init(model: Model) { _model = StateObject(wrappedValue: model) }

    var body: some View {
      TabView {
        NavigationStack(path: $model.path) {
          List {
            NavigationLink("view") { Text("pushed \(model.count)") }
            Button("sheet") { model.isSheet = true }
            Button("alert") { model.isAlert = true }
          }
          .navigationDestination(for: Int.self) { number in
            Menu("Menu") { Button("count") { model.count += number } }
            Deep()
          }
          .searchable(text: $query)
          .onSubmit(of: .search) { model.count += 1 }
          .refreshable { model.count += 1 }
        }
        .tabItem { Text("Tab") }
      }
      .environmentObject(model)
      .sheet(isPresented: $model.isSheet) { Deep().environmentObject(model) }
      .alert("Alert", isPresented: $model.isAlert) { Button("OK") { model.count += 1 } }
      .onChange(of: model.count) { model.count = min(model.count, 5) }
      .onReceive(model.$count) { _ in }
      .task { _ = await model.answer?.value() }
    }
  }

  private struct Deep: View {
    @EnvironmentObject private var model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("deep \(model.count)") { dismiss() }
    }
  }

  private func expectRelease(_ use: (ViewScreen, Model) throws -> Void) async throws {
    weak var known: Model?
    let answer = Answer()
    do {
      let model = Model()
      model.answer = answer
      known = model
      let screen = ViewScreen(showing: Everything(model: model))
      await screen.settle()
      try use(screen, model)
    }
    answer.give("")
    for _ in 1...100_000 where known != nil { await Task.yield() }
    #expect(known == nil)
  }

  @Test func `is released with screens on a stack`() async throws {
    try await expectRelease { screen, model in
      model.path.append(3)
      model.path.append(4)
      try screen.tap("Menu")
      try screen.tap("count")
      #expect(screen.shows("deep 4"))
    }
    try await expectRelease { screen, _ in
      try screen.tap("view")
      #expect(screen.shows("pushed 0"))
    }
  }

  @Test func `is released with changes that nobody has looked at`() async throws {
    try await expectRelease { _, model in model.count = 3 }
  }

  @Test func `is released with a sheet or an alert in front`() async throws {
    try await expectRelease { screen, _ in
      try screen.tap("sheet")
      #expect(screen.shows("deep 0"))
    }
    try await expectRelease { screen, _ in
      try screen.tap("alert")
      #expect(screen.alert?.title == "Alert")
    }
  }

  @Test func `is released by closing the screen, also while somebody holds it`() async throws {
    let held = ViewScreen(showing: Text(""))
    held.close()
    #expect(held.visibleText == [])
    #expect(held.dump == "nothing")
    var kept: ViewScreen?
    try await expectRelease { screen, _ in
      kept = screen
      try screen.tap("sheet")
      screen.close()
    }
    #expect(kept?.shows("deep 0") == false)
  }

  @Test func `is released when a screen leaves the stack`() throws {
    final class Page: ObservableObject {}
    weak var known: Page?
    struct PageView: View {
      @StateObject var page = Page()
      let show: (Page) -> Void
      var body: some View { Text("page").onAppear { show(page) } }
    }
    let screen = ViewScreen(
      showing: NavigationStack { NavigationLink("go") { PageView { known = $0 } } })
    try screen.tap("go")
    #expect(known != nil)
    try screen.tapBack()
    #expect(known == nil)
  }
}
