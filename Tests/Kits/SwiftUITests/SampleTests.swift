import SwiftUI
import Testing

/// Answers when the check lets it.
private actor HeldService: ForecastService {
  private var waiting: CheckedContinuation<[Forecast], any Error>?

  func forecasts(for query: String) async throws -> [Forecast] {
    try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func answer(_ result: Result<[Forecast], any Error>) {
    waiting?.resume(with: result)
    waiting = nil
  }
}

@MainActor
@Suite struct `Samples in SwiftUI` {
  @Test func `of MVVM load, fail and try again`() async throws {
    let service = HeldService()
    let screen = ViewScreen(showing: ForecastView(service: service))
    #expect(screen.visibleText == ["Forecast", "City", "Search for a city"])
    #expect(throws: NotShown.self) { try screen.tap("magnifyingglass") }
    try screen.type("Oslo", into: "City")
    try screen.tap("magnifyingglass")
    await screen.settle()
    #expect(screen.dump.contains("ProgressView"))
    await service.answer(.failure(ForecastError.noNetwork))
    await screen.settle()
    #expect(screen.visibleText == ["Error", "You are offline.", "Again", "OK"])
    try screen.tap("Again")
    await screen.settle()
    await service.answer(.success([Forecast(id: 1, city: "Oslo", degrees: 27)]))
    try await screen.wait(for: "27°")
    #expect(screen.rows == [["Oslo", "27°"]])
    #expect(try screen.color(of: "27°") == .red)
    try screen.clear("City")
    #expect(screen.shows("Search for a city"))
  }

  @Test func `of Observable models edit through bindings`() throws {
    let analytics = Analytics()
    let screen = ViewScreen(showing: TodoListView().environment(\.analytics, analytics))
    #expect(throws: NotShown.self) { try screen.tap("Add") }
    try screen.type("Milk", into: "What?")
    try screen.tap("Add")
    try screen.type("Bread", into: "What?")
    try screen.submit("What?")
    #expect(screen.shows("2 open"))
    #expect(analytics.events == ["added", "added"])
    try screen.tap("Milk")
    #expect(screen.shows("1 open"))
    #expect(try screen.isOn("Milk"))
    try screen.delete(row: 0)
    #expect(screen.rows == [["Bread"], ["What?"], ["Add"]])
    #expect(screen.shows("1 open"))
  }

  @Test func `of coordinators go on, back and to a sheet`() throws {
    let session = Session()
    let screen = ViewScreen(showing: ShopView().environmentObject(session))
    #expect(screen.title == "Shop")
    try screen.select(row: 1)
    #expect(screen.visibleText == ["Product", "Product number 2", "Reviews", "Start"])
    try screen.tap("Reviews")
    #expect(screen.visibleText == ["Reviews of 2"])
    try screen.tapBack()
    try screen.tap("Start")
    try screen.tap("Profile")
    #expect(throws: NotShown.self) { try screen.tap("Log in") }
    try screen.type("Ada", into: "Name")
    try screen.type("secret", into: "Password")
    try screen.tap("Log in")
    #expect(screen.title == "Hello, Ada")
    #expect(!screen.isSheetInFront)
  }
}
