import Combine
import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 41, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 42, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step2Fetch: FetchCourseDetailUseCase, @unchecked Sendable {
  let detail = AnswerStub<Course, CourseDetail> {
    CourseDetail(courseID: $0.id, teacher: "Ines Prado", room: "B12")
  }

  /// Throws if its task was cancelled meanwhile, as the network does.
  func execute(_ course: Course) async throws -> CourseDetail {
    let answer = try await detail(course)
    try Task.checkCancellation()
    return answer
  }
}

private final class Step2Enroll: EnrollInCourseUseCase, @unchecked Sendable {
  let enrolment = AnswerStub<Course, Void>()
  func execute(_ course: Course) async throws { try await enrolment(course) }
}

private struct Step2Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

/// Notes how the screens came.
private final class Step2Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor final class Step2Screen: XCTestCase {
  private let fetch = Step2Fetch()
  private let enroll = Step2Enroll()

  private func makeViewModel(_ course: Course = pottery) -> CourseDetailViewModel {
    CourseDetailViewModel(course: course, fetchDetail: fetch, enrollInCourse: enroll)
  }

  private func makeContainer() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    container.register(FetchCourseDetailUseCase.self, lifetime: .factory) { [fetch] _ in fetch }
    container.register(EnrollInCourseUseCase.self, lifetime: .factory) { [enroll] _ in enroll }
    return container
  }

  /// Box 5: before anything is loaded, the view model says what the list knew already.
  func testViewModelBegins() {
    let overbooked = Course(id: 43, title: "Yoga", description: "Mats", seatsLeft: -1)
    let last = Course(id: 44, title: "Chess", description: "Boards", seatsLeft: 1)
    for (course, status, canEnroll) in [
      (pottery, "3 seats left", true), (bees, "Full", false), (overbooked, "Full", false),
      (last, "1 seats left", true),
    ] {
      let viewModel = makeViewModel(course)
      XCTAssertEqual(viewModel.status, status, "status of \(course.title)")
      XCTAssertEqual(viewModel.canEnroll, canEnroll, "canEnroll of \(course.title)")
      XCTAssertEqual(viewModel.teacher, "", "teacher before a load")
      XCTAssertEqual(viewModel.room, "", "room before a load")
    }
    XCTAssertEqual(fetch.detail.inputs.count, 0, "executions of the use case before a load")
  }

  /// Box 5: when load() returns, teacher and room are there, as texts.
  func testViewModelLoads() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    XCTAssertEqual(viewModel.teacher, "with Ines Prado", "teacher after a load")
    XCTAssertEqual(viewModel.room, "Room B12", "room after a load")
    XCTAssertEqual(fetch.detail.inputs, [pottery], "courses given to the use case")
    fetch.detail.returns(CourseDetail(courseID: 41, teacher: "Tom Rau", room: nil))
    await viewModel.load()
    XCTAssertEqual(viewModel.room, "Room to be announced", "room of a course without one")
    XCTAssertEqual(viewModel.teacher, "with Tom Rau", "teacher after another load")
    fetch.detail.hold()
    let load = Task { await viewModel.load() }
    await MainQueue.run(until: !fetch.detail.pending.isEmpty)
    XCTAssertEqual(viewModel.teacher, "with Tom Rau", "teacher while another load is under way")
    fetch.detail.fails(with: Step2Closed())
    fetch.detail.release()
    await load.value
    XCTAssertEqual(
      [viewModel.teacher, viewModel.room], ["with Tom Rau", "Room to be announced"],
      "teacher and room after another load that failed")
    fetch.detail.returns(CourseDetail(courseID: 41, teacher: "Bea de Wit", room: "Annex b"))
    await viewModel.enroll()
    await viewModel.load()
    XCTAssertEqual(
      [viewModel.teacher, viewModel.room], ["with Bea de Wit", "Room Annex b"],
      "teacher and room after a load with a seat taken")
  }

  /// Box 5: a load changes neither the status nor whether somebody can enrol.
  func testLoadLeavesTheRest() async {
    for (course, status, canEnroll) in [(pottery, "3 seats left", true), (bees, "Full", false)] {
      let viewModel = makeViewModel(course)
      await viewModel.load()
      XCTAssertEqual(viewModel.teacher, "with Ines Prado", "teacher of \(course.title)")
      XCTAssertEqual(viewModel.status, status, "status of \(course.title) after a load")
      XCTAssertEqual(viewModel.canEnroll, canEnroll, "canEnroll of \(course.title) after a load")
    }
    enroll.enrolment.fails(with: Step2Closed())
    let refused = makeViewModel()
    await refused.enroll()
    await refused.load()
    XCTAssertEqual(
      refused.status, "The office is closed.", "status after an enrolment that failed, and a load")
  }

  /// Box 5: a load that ends after an enrolment takes nothing back of what that has told.
  func testLateLoadKeepsTheSeat() {
    fetch.detail.hold()
    let viewModel = makeViewModel()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.detail.pending.isEmpty)
    let enrolment = Task { await viewModel.enroll() }
    MainQueue.run(until: enrolment)
    fetch.detail.release()
    MainQueue.run(until: load)
    XCTAssertEqual(viewModel.teacher, "with Ines Prado", "teacher after a late load")
    XCTAssertEqual(viewModel.status, "You have a seat.", "status after a late load")
    XCTAssertFalse(viewModel.canEnroll, "canEnroll after a late load")
  }

  /// Box 5: a failed load leaves teacher and room empty, and everything else as it is.
  func testViewModelWorksWithoutDetail() async {
    fetch.detail.fails(with: Step2Closed())
    let viewModel = makeViewModel()
    await viewModel.load()
    XCTAssertEqual([viewModel.teacher, viewModel.room], ["", ""], "after a failed load")
    XCTAssertEqual(viewModel.status, "3 seats left", "status after a failed load")
    XCTAssertTrue(viewModel.canEnroll, "canEnroll after a failed load")
  }

  /// Box 5: an enrolment that succeeds is told, and is not offered again.
  func testViewModelEnrols() async {
    let viewModel = makeViewModel()
    await viewModel.enroll()
    XCTAssertEqual(viewModel.status, "You have a seat.", "status after an enrolment")
    XCTAssertFalse(viewModel.canEnroll, "canEnroll after an enrolment")
    await viewModel.enroll()
    XCTAssertEqual(enroll.enrolment.inputs, [pottery], "enrolments after two calls of enroll()")
    let full = makeViewModel(bees)
    await full.enroll()
    XCTAssertEqual(full.status, "Full", "status of a full course after enroll()")
    XCTAssertEqual(enroll.enrolment.inputs, [pottery], "enrolments after enroll() in a full course")
  }

  /// Box 5: while an enrolment is under way there is no second one.
  func testViewModelEnrolsOnce() {
    enroll.enrolment.hold()
    let viewModel = makeViewModel()
    let first = Task { await viewModel.enroll() }
    MainQueue.run(until: !enroll.enrolment.pending.isEmpty)
    XCTAssertFalse(viewModel.canEnroll, "canEnroll while an enrolment is under way")
    XCTAssertEqual(viewModel.status, "3 seats left", "status while an enrolment is under way")
    let second = Task { await viewModel.enroll() }
    MainQueue.settle()
    XCTAssertEqual(enroll.enrolment.inputs.count, 1, "enrolments while one is under way")
    enroll.enrolment.release()
    MainQueue.run(until: first)
    MainQueue.run(until: second)
  }

  /// Box 5: a failure is told in its own words and can be tried again; a full course in the school's.
  func testViewModelTellsFailures() async {
    enroll.enrolment.fails(with: Step2Closed())
    let viewModel = makeViewModel()
    await viewModel.enroll()
    XCTAssertEqual(viewModel.status, "The office is closed.", "status after a failure")
    XCTAssertTrue(viewModel.canEnroll, "canEnroll after a failure")
    enroll.enrolment.fails(with: CancellationError())
    await viewModel.enroll()
    XCTAssertEqual(
      viewModel.status, CancellationError().localizedDescription, "status after a CancellationError"
    )
    XCTAssertTrue(viewModel.canEnroll, "canEnroll after a CancellationError")
    enroll.enrolment.fails(with: CourseIsFull())
    await viewModel.enroll()
    XCTAssertEqual(viewModel.status, "This course is full.", "status after CourseIsFull")
    XCTAssertFalse(viewModel.canEnroll, "canEnroll after CourseIsFull")
    enroll.enrolment.fails(with: Step2Closed())
    let second = makeViewModel()
    await second.enroll()
    enroll.enrolment.returns(())
    await second.enroll()
    XCTAssertEqual(second.status, "You have a seat.", "status after a failure and a success")
  }

  /// Box 5: whatever the view model publishes, it publishes on the main thread, whoever asks it.
  func testViewModelPublishesOnTheMainThread() async {
    let viewModel = makeViewModel()
    let calls = CallSpy()
    let changes =
      (viewModel as Any as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher
    let subscription = changes?.sink { calls.note("a change") }
    await Task.detached {
      await viewModel.load()
      await viewModel.enroll()
    }.value
    withExtendedLifetime(subscription) {}
    XCTAssertEqual(calls.offMainThread, [], "published off the main thread")
    XCTAssertEqual(viewModel.status, "You have a seat.", "status after a load and an enrolment")
  }

  /// Box 5: the view model imports Combine and Foundation only, and knows use cases only.
  func testViewModelKnowsUseCasesOnly() throws {
    let viewModel = try Codebase.learner.type("CourseDetailViewModel")
    XCTAssertConforms(viewModel, to: "ObservableObject")
    XCTAssertImports(viewModel, only: ["Combine", "Foundation", "Swift"])
    XCTAssertConstructsNoDependency(viewModel)
    for name in ["CourseDetailRepository", "CourseRepository", "DIContainer", "CourseDetailDTO"] {
      XCTAssertNoReference(from: viewModel, toType: name)
    }
    for name in ["course", "teacher", "room", "status", "canEnroll"] {
      XCTAssertSetOnlyInside(viewModel, name)
    }
  }

  /// Box 6: the screen shows what the view model says, loads when its view is there, and enrols.
  func testControllerShowsAndTells() throws {
    let detail = CourseDetailViewController(viewModel: makeViewModel())
    MainQueue.settle()
    XCTAssertEqual(fetch.detail.inputs.count, 0, "loads before the view is there")
    let phone = Screen(showing: detail)
    MainQueue.run(until: phone.shows("Room B12") && phone.shows("with Ines Prado"))
    for text in ["Bowls", "with Ines Prado", "Room B12", "3 seats left"] {
      XCTAssertTrue(phone.shows(text), "\(text) among \(phone.visibleText)")
    }
    MainQueue.settle()
    XCTAssertEqual(
      phone.visibleText.filter { $0 == "Bowls" }.count, 1, "how often Bowls is among the texts")
    XCTAssertEqual(phone.title, "Pottery", "the title")
    XCTAssertEqual(fetch.detail.inputs.count, 1, "loads by one appearance")
    enroll.enrolment.hold()
    try phone.tap("Enrol")
    MainQueue.run(until: !enroll.enrolment.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      try phone.isEnabled("Enrol"), false, "isEnabled of Enrol while the enrolment is under way")
    enroll.enrolment.release()
    MainQueue.run(until: phone.shows("You have a seat."))
    XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
    XCTAssertEqual(try phone.isEnabled("Enrol"), false, "isEnabled of Enrol after an enrolment")
    MainQueue.settle()
    XCTAssertEqual(fetch.detail.inputs.count, 1, "loads by one appearance and one enrolment")
  }

  /// Box 6: the screen goes on following its view model, and a failed enrolment can be tried again.
  func testControllerGoesOnFollowing() throws {
    let viewModel = makeViewModel()
    let phone = Screen(showing: CourseDetailViewController(viewModel: viewModel))
    MainQueue.run(until: phone.shows("Room B12"))
    fetch.detail.returns(CourseDetail(courseID: 41, teacher: "Tom Rau", room: nil))
    MainQueue.run(until: Task { await viewModel.load() })
    MainQueue.run(until: phone.shows("Room to be announced"))
    for text in ["with Tom Rau", "Room to be announced"] {
      XCTAssertTrue(phone.shows(text), "\(text) after another load, among \(phone.visibleText)")
    }
    for text in ["with Ines Prado", "Room B12"] {
      XCTAssertFalse(
        phone.shows(text), "\(text) stays after another load, among \(phone.visibleText)")
    }
    enroll.enrolment.fails(with: Step2Closed())
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    MainQueue.settle()
    XCTAssertTrue(try phone.isEnabled("Enrol"), "isEnabled of the button after a failure")
    enroll.enrolment.returns(())
    MainQueue.run(until: Task { await viewModel.enroll() })
    MainQueue.run(until: phone.shows("You have a seat."))
    XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
    MainQueue.settle()
    for text in ["3 seats left", "The office is closed."] {
      XCTAssertFalse(
        phone.shows(text), "\(text) stays with a seat taken, among \(phone.visibleText)")
    }
    XCTAssertFalse(
      try phone.isEnabled("Enrol"),
      "isEnabled of the button after enroll() of the view model, called by somebody else")
  }

  /// Box 6: a detail that comes while another screen is in front is there when somebody comes back.
  func testControllerLoadsBehindAnotherScreen() throws {
    fetch.detail.hold()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(
      CourseDetailViewController(viewModel: makeViewModel()), animated: false)
    let phone = Screen(showing: navigation)
    MainQueue.run(until: !fetch.detail.pending.isEmpty)
    navigation.pushViewController(UIViewController(), animated: false)
    MainQueue.settle()
    fetch.detail.release()
    MainQueue.settle()
    try phone.tapBack()
    MainQueue.run(until: phone.shows("with Ines Prado") && phone.shows("Room B12"))
    for text in ["with Ines Prado", "Room B12"] {
      XCTAssertTrue(
        phone.shows(text),
        "\(text), which came while another screen was in front, is not shown after coming back: "
          + "\(phone.visibleText)")
    }
  }

  /// Box 6: a full course has a button that cannot be pressed.
  func testControllerOfAFullCourse() throws {
    let phone = Screen(showing: CourseDetailViewController(viewModel: makeViewModel(bees)))
    MainQueue.run(until: phone.shows("Full"))
    MainQueue.settle()
    XCTAssertTrue(phone.shows("Full"), "shown: \(phone.visibleText)")
    XCTAssertFalse(try phone.isEnabled("Enrol"), "isEnabled of the button of a full course")
    MainQueue.run(until: phone.shows("with Ines Prado") && phone.shows("Room B12"))
    for text in ["with Ines Prado", "Room B12"] {
      XCTAssertTrue(
        phone.shows(text), "\(text) of a full course, which loads, too: \(phone.visibleText)")
    }
  }

  /// Box 6: a closed screen goes away, whether it is loading or enrolling.
  func testControllerGoesAway() throws {
    fetch.detail.hold()
    enroll.enrolment.hold()
    try expectReleased {
      let detail = CourseDetailViewController(viewModel: makeViewModel())
      let phone = Screen(showing: detail)
      MainQueue.run(until: !fetch.detail.pending.isEmpty)
      try phone.tap("Enrol")
      MainQueue.run(until: !enroll.enrolment.pending.isEmpty)
      phone.close()
      return [detail]
    }
    fetch.detail.release()
    enroll.enrolment.release()
  }

  /// Box 6: the screen decides nothing and knows nobody but its view model.
  func testControllerDecidesNothing() throws {
    let detail = try Codebase.learner.type("CourseDetailViewController")
    XCTAssertDoesNotConstruct(detail, "CourseDetailViewModel")
    for name in [
      "CourseDetail", "CourseIsFull", "FetchCourseDetailUseCase", "EnrollInCourseUseCase",
      "CourseDetailCoordinator", "DIContainer",
    ] {
      XCTAssertNoReference(from: detail, toType: name)
    }
    for symbol in ["seatsLeft", "isFull", "navigationController"] {
      XCTAssertNoReference(from: detail, toSymbol: symbol)
    }
  }

  /// Box 7: the coordinator puts the screen together from the container, and hears when it leaves.
  func testCoordinator() throws {
    let navigation = Step2Navigation(nibName: nil, bundle: nil)
    navigation.setViewControllers([UIViewController()], animated: false)
    let flow = CourseDetailCoordinator(
      navigationController: navigation, course: pottery, container: makeContainer())
    var count = 0
    flow.onFinish = { count += 1 }
    try flow.start()
    XCTAssertEqual(navigation.pushes, [true], "pushes by start(), and whether each was animated")
    let phone = Screen(showing: navigation)
    MainQueue.run(until: phone.shows("with Ines Prado"))
    XCTAssertTrue(phone.shows("with Ines Prado"), "shown: \(phone.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(count, 0, "calls of onFinish while the detail is shown")
    navigation.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(count, 0, "calls of onFinish with another screen on top")
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(fetch.detail.inputs.count, 1, "loads by a detail that has appeared twice")
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("You have a seat."))
    MainQueue.settle()
    XCTAssertEqual(count, 0, "calls of onFinish with a seat taken, and the detail still shown")
    let screen = navigation.topViewController
    try phone.tapBack()
    XCTAssertEqual(
      count, 1, "calls of onFinish after going back, while somebody still keeps the screen")
    withExtendedLifetime(screen) {}
  }

  /// Box 7: the coordinator hears of it also if the stack is set anew, be it with another screen on top.
  func testLeavingInAnyWayIsTold() throws {
    for (covers, place) in [([], "on top"), ([UIViewController()], "below another screen")] {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let flow = CourseDetailCoordinator(
        navigationController: navigation, course: pottery, container: makeContainer())
      var count = 0
      flow.onFinish = { count += 1 }
      try flow.start()
      let phone = Screen(showing: navigation)
      for cover in covers { navigation.pushViewController(cover, animated: false) }
      navigation.setViewControllers([root], animated: false)
      XCTAssertEqual(count, 1, "calls of onFinish after a stack set anew, the detail \(place)")
      phone.close()
    }
  }

  /// Box 7: a way back that is begun with a finger and broken off is no end.
  func testBrokenOffWayBackGoesOn() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let flow = CourseDetailCoordinator(
      navigationController: navigation, course: pottery, container: makeContainer())
    var count = 0
    flow.onFinish = { count += 1 }
    try flow.start()
    let phone = Screen(showing: navigation)
    let screen = try XCTUnwrap(navigation.topViewController)
    screen.willMove(toParent: nil)
    screen.viewWillDisappear(true)
    screen.willMove(toParent: navigation)
    screen.viewWillAppear(true)
    XCTAssertEqual(count, 0, "calls of onFinish after a way back that was broken off")
    try phone.tapBack()
    XCTAssertEqual(count, 1, "calls of onFinish after going back at last")
  }

  /// Box 7: missing use cases are an error of `start()`, and the coordinator makes none itself.
  func testCoordinatorResolves() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let flow = CourseDetailCoordinator(
      navigationController: navigation, course: pottery, container: DIContainer())
    XCTAssertThrowsError(try flow.start(), "start() with an empty container")
    let fetches = makeContainer()
    fetches.register(EnrollInCourseUseCase.self, lifetime: .factory) { _ in throw Step2Closed() }
    let enrols = makeContainer()
    enrols.register(FetchCourseDetailUseCase.self, lifetime: .factory) { _ in throw Step2Closed() }
    for container in [fetches, enrols] {
      let halved = CourseDetailCoordinator(
        navigationController: navigation, course: pottery, container: container)
      XCTAssertThrowsError(
        try halved.start(), "start() with a container that cannot make one of the two use cases")
    }
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after the errors")
    let coordinator = try Codebase.learner.type("CourseDetailCoordinator")
    XCTAssertHoldsNothingStrongly(coordinator, ofType: "UIViewController")
    for name in [
      "DefaultFetchCourseDetailUseCase", "DefaultEnrollInCourseUseCase",
      "DefaultCourseDetailRepository", "CourseDetailRepository", "AppAssembly",
    ] {
      XCTAssertNoReference(from: coordinator, toType: name)
    }
  }

  /// Box 10: the container gives the whole module, and it reaches the server that is registered.
  func testRegistration() async throws {
    let network = NetworkStub()
    network.answer(
      "https://rehearsal.example/courses/41",
      with: .json("{\"teacher\": {\"first\": \"Ines\", \"last\": \"Prado\"}}"))
    let container = DIContainer()
    AppAssembly.assemble(container)
    let rehearsal = try XCTUnwrap(URL(string: "https://rehearsal.example"))
    container.register(ServerConfiguration.self, lifetime: .container) { _ in
      ServerConfiguration(server: rehearsal)
    }
    let detail = try await container.resolve(FetchCourseDetailUseCase.self).execute(pottery)
    XCTAssertEqual(detail.teacher, "Ines Prado", "the teacher, through the container")
    XCTAssertEqual(network.lines, ["GET https://rehearsal.example/courses/41"], "requests")
  }

  /// Box 10: a container that nobody needs any more goes away, with its recipes.
  func testContainerGoesAway() throws {
    try expectReleased {
      let container = DIContainer()
      AppAssembly.assemble(container)
      _ = try container.resolve(FetchCourseDetailUseCase.self)
      return [container]
    }
  }

  /// Box 10: a repository that is exchanged in the container reaches the use case.
  func testExchangedRepositoryIsUsed() async throws {
    struct Closed: CourseDetailRepository {
      func fetchDetail(ofCourse id: Int) async throws -> CourseDetail {
        CourseDetail(courseID: id, teacher: "Nobody", room: nil)
      }
    }
    let network = NetworkStub()
    let container = DIContainer()
    AppAssembly.assemble(container)
    container.register(CourseDetailRepository.self, lifetime: .container) { _ in Closed() }
    let detail = try await container.resolve(FetchCourseDetailUseCase.self).execute(pottery)
    XCTAssertEqual(detail.teacher, "Nobody", "the teacher, from the check's repository")
    XCTAssertEqual(network.lines, [], "requests past the check's repository")
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// The screens know no container, and nothing in the app is a singleton or a global variable.
  func testNothingIsGlobal() throws {
    for name in [
      "CoursesViewController", "CourseListViewModel", "CourseDetailViewController",
      "CourseDetailViewModel",
    ] {
      let part = try Codebase.learner.type(name)
      XCTAssertNoReference(from: part, toType: "DIContainer")
      for promise in promisesOfTheContainer() {
        XCTAssertNoReference(from: part, toType: promise, "a container is behind it")
      }
    }
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    let lantern = try Codebase.learner.type("Lantern")
    for kept in ["Coordinator", "UIViewController", "DIContainer"] {
      XCTAssertHoldsNothingStrongly(lantern, ofType: kept, "nothing keeps it for all")
    }
  }

  /// The old API has gone, and only the assembly names the classes behind the promises.
  func testOldAPIHasGone() throws {
    let left = Codebase.learner.types.map(\.name).filter {
      ["`APIClient`", "`CourseAPI`"].contains($0)
    }
    XCTAssertEqual(left, [], "types of the old API")
    for name in ["APIClient.swift", "CourseAPI.swift"] {
      guard let file = try? Codebase.learner.file(name) else { continue }
      XCTAssertNoReference(from: file, toType: "URLSession", "the old client has gone")
    }
    let classes = [
      "DefaultCourseDetailRepository", "DefaultFetchCourseDetailUseCase",
      "DefaultCourseRepository", "DefaultEnrollInCourseUseCase",
    ]
    for name in classes {
      let others = Codebase.learner.everything(except: "AppAssembly", name)
      XCTAssertNoReference(from: others, toType: name)
    }
  }
}
