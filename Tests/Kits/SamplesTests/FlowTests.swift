import Combine
import SwiftUI
import Testing

@MainActor
@Suite(.serialized) struct `Samples with coordinators` {
  @Test func `buy something and let go of the child`() throws {
    let navigation = UINavigationController()
    let coordinator = MainAppCoordinator(navigationController: navigation)
    coordinator.start()
    let screen = Screen(showing: navigation)
    try screen.tap("Coffee")
    #expect(coordinator.childCoordinators.count == 1)
    try screen.tap("Pay")
    #expect(screen.alert?.message == "Coffee is on its way.")
    try screen.tap("Home")
    #expect(screen.visibleText.first == "Home")
    #expect(coordinator.childCoordinators.isEmpty)
    try screen.tap("Tea")
    try screen.tapBack()
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `log in through two steps in a sheet`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    var outcomes: [LoginFlow.Outcome] = []
    let flow = LoginFlow(presenter: root) { outcomes.append($0) }
    flow.start()
    try screen.type("Ada", into: "Name")
    try screen.tap("Next")
    try screen.type("9999", into: "Code")
    try screen.tap("Log in")
    #expect(screen.top?.title == "Name")
    try screen.tap("Next")
    try screen.type("1234", into: "Code")
    try screen.tap("Log in")
    #expect(outcomes == [.loggedIn(name: "Ada")])
    #expect(screen.front === root)
    flow.start()
    #expect(screen.top?.title == "Code")
  }

  @Test func `go along a path, by an address and back to the start`() throws {
    let screen = ViewScreen(showing: GalleryRootView())
    try screen.tap("Winter")
    try screen.tap("Photo 2")
    #expect(screen.title == "Winter 2")
    #expect(screen.navigationDepth == 2)
    try screen.tap("Albums")
    #expect(screen.title == "Albums")
    try screen.open(try #require(URL(string: "gallery://Summer/3")))
    #expect(screen.title == "Summer 3")
    try screen.tapBack()
    #expect(screen.title == "Summer")
    try screen.tapBack()
    try screen.tap("Info")
    #expect(screen.visibleText == ["Sheet info"])
    try screen.dismissSheet()
    #expect(screen.title == "Albums")
  }
}

@MainActor
@Suite(.serialized) struct `Samples of Combine` {
  @Test func `count the events of two buttons`() throws {
    let screen = Screen(showing: ReactiveCounterViewController())
    #expect(screen.shows("Count: 0"))
    try screen.tap("plus")
    try screen.tap("plus")
    try screen.tap("minus")
    #expect(screen.shows("Count: 1"))
  }

  @Test func `join events of a bus`() {
    let bus = EventBus()
    let badge = BadgeModel(bus: bus)
    bus.post(UserLoggedIn(name: "Ada"))
    #expect(badge.text == "")
    bus.post(CartUpdated(count: 2))
    bus.post(CartUpdated(count: 3))
    #expect(badge.text == "Ada: 3")
  }

  @Test func `wrap a completion handler into a future`() async {
    let (service, model) = (LegacyLocationService(), PlaceModel())
    model.refresh(using: service)
    #expect(model.place == "nowhere")
    service.answer = .failure(.denied)
    model.refresh(using: service)
    #expect(model.place == "not allowed")
    service.answer = .success("Oslo")
    model.refresh(using: service)
    #expect(await model.stream() == ["Oslo"])
  }

  @Test func `search when typing has paused`() {
    let scheduler = DispatchQueue.test
    var asked: [String] = []
    let pipeline = SearchPipeline(scheduler: scheduler) { text in
      asked.append(text)
      return text == "bad"
        ? Fail(error: PipelineSearchError.offline).eraseToAnyPublisher()
        : Just([text + "!"]).setFailureType(to: PipelineSearchError.self).eraseToAnyPublisher()
    }
    let recorder = pipeline.results.recorder()
    for text in ["S", "Sw", "Swi"] {
      pipeline.query.send(text)
      scheduler.advance(by: .milliseconds(100))
    }
    scheduler.advance(by: .milliseconds(300))
    pipeline.query.send("bad")
    scheduler.advance(by: .milliseconds(300))
    pipeline.query.send("x")
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [["swi!"], ["error"], []])
    #expect(asked == ["swi", "bad"])
  }
}
