import Combine
import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(
  id: 1, title: "Pottery", description: "Bowls on the wheel", seatsLeft: 3)
private let bees = Course(
  id: 2, title: "Beekeeping", description: "A year with a hive", seatsLeft: 0)
private let stars = Course(
  id: 3, title: "Night sky", description: "Stars for beginners", seatsLeft: 12)

private final class Step2Fetch: FetchCoursesUseCase, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees, stars])
  func execute() async throws -> [Course] { try await courses() }
}

private final class Step2Enroll: EnrollInCourseUseCase, @unchecked Sendable {
  let enrolment = AnswerStub<Course, Void>()
  func execute(_ course: Course) async throws { try await enrolment(course) }
}

private struct Step2Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor private final class Step2Navigation: CourseListNavigation {
  var shown: [Course] = []
  func showDetail(of course: Course) { shown.append(course) }
}

@MainActor final class Step2Tell: XCTestCase {
  private let fetch = Step2Fetch()
  private let enroll = Step2Enroll()
  private let navigation = Step2Navigation()

  private func show() -> Screen {
    let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
    viewModel.navigation = navigation
    let list = CoursesViewController(viewModel: viewModel)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.rows.count == 3)
    return phone
  }

  /// What is typed into the search bar is searched for, after the pause that the view model makes.
  func testTypingSearches() throws {
    try HandClock.run { clock in
      func isReached(_ count: Int, on phone: Screen) -> Bool {
        clock.advance()
        return phone.rows.count == count
      }
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      let list = CoursesViewController(viewModel: viewModel)
      // A search bar may stand in the bar above the list, too.
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: isReached(3, on: phone))
      try phone.type("STARS", into: "Search")
      XCTAssertEqual(viewModel.searchText, "STARS", "searchText of the view model")
      clock.advance(by: .milliseconds(299))
      MainQueue.settle()
      XCTAssertEqual(phone.rows.count, 3, "rows before the pause of the view model is over")
      clock.advance(by: .milliseconds(1))
      MainQueue.run(until: isReached(1, on: phone))
      XCTAssertEqual(phone.rows.compactMap(\.first), ["Night sky"], "rows after the pause")
      for text in ["n", " be", ""] {
        try phone.clear("Search")
        if !text.isEmpty { try phone.type(text, into: "Search") }
        XCTAssertEqual(viewModel.searchText, text, "searchText for “\(text)” in the search bar")
      }
      for text in ["yoga", "s"] {
        try phone.type(text, into: "Search")
        clock.advance(by: .milliseconds(300))
        MainQueue.run(until: isReached(0, on: phone))
      }
      MainQueue.settle()
      XCTAssertEqual(
        fetch.courses.count, 1, "loads by one appearance, and a search for yogas, which finds none")
      phone.close()
    }
  }

  /// A touched row is not left selected, and its course is asked for.
  func testTouchAsksForTheDetail() throws {
    let phone = show()
    try phone.tap("Beekeeping")
    XCTAssertEqual(navigation.shown, [bees], "asked for after a touch")
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    XCTAssertNil(table.indexPathForSelectedRow, "the selected row after the touch")
  }

  /// A swipe enrols in the course of that row.
  func testSwipeEnrols() throws {
    let phone = show()
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    try table.swipe(row: 2, choosing: "Enrol")
    MainQueue.run(until: !enroll.enrolment.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(enroll.enrolment.inputs, [stars], "enrolments after a swipe over Night sky")
    MainQueue.run(until: fetch.courses.count == 2)
    MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 2, "loads by one appearance and one enrolment")
  }

  /// Also while a load is under way a swipe offers a seat, and enrols: the view model decides what comes of it.
  func testSwipeDuringALoad() throws {
    let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
    let phone = Screen(showing: CoursesViewController(viewModel: viewModel))
    MainQueue.run(until: phone.rows.count == 3)
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.settle()
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: !enroll.enrolment.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(enroll.enrolment.inputs, [pottery], "enrolments after a swipe during a load")
    fetch.courses.release()
    MainQueue.run(until: load)
    MainQueue.settle()
  }

  /// A touch stands for the row that was touched, also if two rows are of the same course.
  func testTouchStandsForItsRow() throws {
    let later = Course(id: 1, title: "Pottery", description: "Bowls on the wheel", seatsLeft: 2)
    fetch.courses.returns([pottery, later, stars])
    let phone = show()
    try XCTUnwrap(phone.find(UITableView.self).first).select(row: 1)
    XCTAssertEqual(
      navigation.shown, [later], "asked for after a touch on the second of two rows with the id 1")
  }

  /// The button behind the row tells UIKit that it is done, or the row stays open on a phone.
  func testSwipeIsDone() throws {
    let phone = show()
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(
      actions?.actions.compactMap(\.title) ?? [], ["Enrol"], "offered behind the row of Pottery")
    let action = try XCTUnwrap(actions?.actions.first, "the action behind the row of Pottery")
    var ends: [Bool] = []
    action.handler(action, table) { ends.append($0) }
    MainQueue.run(until: !ends.isEmpty)
    XCTAssertEqual(ends, [true], "what the action reported")
    enroll.enrolment.fails(with: Step2Closed())
    action.handler(action, table) { ends.append($0) }
    MainQueue.run(until: ends.count == 2 && phone.shows("The office is closed."))
    XCTAssertEqual(ends, [true, true], "what the action reported of an enrolment that failed")
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
  }

  /// The button behind a row stands for the course of that row, also if the rows change before the touch.
  func testSwipeStandsForItsCourse() throws {
    let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
    let phone = Screen(showing: CoursesViewController(viewModel: viewModel))
    MainQueue.run(until: phone.rows.count == 3)
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    let action = try XCTUnwrap(actions?.actions.first, "the action behind the row of Pottery")
    fetch.courses.returns([stars, bees, pottery])
    MainQueue.run(until: Task { await viewModel.load() })
    MainQueue.run(until: phone.rows.first?.first == "Night sky")
    action.handler(action, table) { _ in }
    MainQueue.run(until: !enroll.enrolment.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      enroll.enrolment.inputs, [pottery],
      "enrolments after a swipe over Pottery, when Night sky has come first before the touch")
  }

  /// A full course offers no seat.
  func testFullCourseOffersNoSeat() throws {
    let phone = show()
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    XCTAssertThrowsError(
      try table.swipe(row: 1, choosing: "Enrol"), "a swipe over Beekeeping, which is full")
    MainQueue.settle()
    XCTAssertEqual(enroll.enrolment.inputs, [], "enrolments after it")
  }

  /// A search leaves the right courses behind the rows, for touches and for swipes.
  func testRowsOfASearch() throws {
    try HandClock.run { clock in
      func isReached(_ count: Int, on phone: Screen) -> Bool {
        clock.advance()
        return phone.rows.count == count
      }
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      viewModel.navigation = navigation
      let phone = Screen(showing: CoursesViewController(viewModel: viewModel))
      MainQueue.run(until: isReached(3, on: phone))
      try phone.type("night", into: "Search")
      clock.advance(by: .milliseconds(300))
      MainQueue.run(until: isReached(1, on: phone))
      try phone.tap("Night sky")
      XCTAssertEqual(navigation.shown, [stars], "asked for after a search and a touch")
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      MainQueue.run(until: !enroll.enrolment.inputs.isEmpty)
      MainQueue.settle()
      XCTAssertEqual(enroll.enrolment.inputs, [stars], "enrolments after a search and a swipe")
      phone.close()
    }
  }

  /// The list decides nothing: it neither searches nor counts seats, and knows no way out.
  func testListDecidesNothing() throws {
    let list = try Codebase.learner.type("CoursesViewController")
    for (symbol, reason) in [
      ("filter(_:)", "the view model searches"), ("lowercased()", "the view model searches"),
      ("localizedCaseInsensitiveContains(_:)", "the view model searches"),
      ("localizedStandardContains(_:)", "the view model searches"),
      ("seatsLeft", "`seats(of:)` says it"), ("navigationController", "the coordinator navigates"),
    ] {
      XCTAssertNoReference(from: list, toSymbol: symbol, reason)
    }
    for type in [
      "CourseDetailViewController", "CourseListCoordinator", "CourseListNavigation",
      "FetchCoursesUseCase", "EnrollInCourseUseCase", "CourseRepository",
    ] {
      XCTAssertNoReference(from: list, toType: type)
    }
    XCTAssertNoReference(from: list, toType: "DIContainer")
    // What stands beside the list in its file is done by the list as well.
    if let file = try? Codebase.learner.file("CoursesViewController.swift") {
      XCTAssertNoReference(from: file, toSymbol: "seatsLeft", "`seats(of:)` says it")
    }
    XCTAssertReference(
      from: Codebase.learner.everything(except: "CourseListViewModel"),
      toType: "CourseListViewModel.seats", "the second line of a row is what it says")
  }

  /// A closed list goes away, whether it is loading or enrolling.
  func testListGoesAway() throws {
    fetch.courses.hold()
    try expectReleased {
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      let list = CoursesViewController(viewModel: viewModel)
      let phone = Screen(showing: list)
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      phone.close()
      return [list]
    }
    fetch.courses.release()
    enroll.enrolment.hold()
    try expectReleased {
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      let list = CoursesViewController(viewModel: viewModel)
      let phone = Screen(showing: list)
      MainQueue.run(until: phone.rows.count == 3)
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      MainQueue.run(until: !enroll.enrolment.pending.isEmpty)
      phone.close()
      return [list]
    }
    enroll.enrolment.release()
  }

  /// Also while a load is under way a touched row is handed on, and so is what is typed.
  func testTouchAndLettersDuringALoad() throws {
    let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
    viewModel.navigation = navigation
    let phone = Screen(showing: CoursesViewController(viewModel: viewModel))
    MainQueue.run(until: phone.rows.count == 3)
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.settle()
    try phone.tap("Beekeeping")
    XCTAssertEqual(navigation.shown, [bees], "asked for by a touch during a load")
    try phone.type("st", into: "Search")
    XCTAssertEqual(viewModel.searchText, "st", "searchText, typed during a load")
    fetch.courses.release()
    MainQueue.run(until: load)
    MainQueue.settle()
  }
}
