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

private final class Step1Fetch: FetchCoursesUseCase, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees, stars])
  func execute() async throws -> [Course] { try await courses() }
}

private final class Step1Enroll: EnrollInCourseUseCase, @unchecked Sendable {
  let enrolment = AnswerStub<Course, Void>()
  func execute(_ course: Course) async throws { try await enrolment(course) }
}

private struct Step1Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor final class Step1Show: XCTestCase {
  private let fetch = Step1Fetch()
  private let enroll = Step1Enroll()

  private func makeViewModel() -> CourseListViewModel {
    CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
  }

  private func show(_ viewModel: CourseListViewModel) -> Screen {
    let list = CoursesViewController(viewModel: viewModel)
    return Screen(showing: UINavigationController(rootViewController: list))
  }

  /// The list loads when its view is there, once, and shows each course with its seats.
  func testShowsTheCourses() {
    let phone = show(makeViewModel())
    MainQueue.run(until: phone.rows.count == 3)
    XCTAssertEqual(
      phone.rows,
      [["Pottery", "3 seats left"], ["Beekeeping", "Full"], ["Night sky", "12 seats left"]],
      "rows after the load")
    XCTAssertEqual(phone.title, "Courses", "the title")
    MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 1, "loads by one appearance")
    XCTAssertEqual(emptyLabels(on: phone), 0, "visible labels without a text, before any failure")
  }

  /// A list that was only made asks nobody.
  func testNewListAsksNobody() {
    let list = CoursesViewController(viewModel: makeViewModel())
    MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 0, "loads before the view is there")
    XCTAssertFalse(list.isViewLoaded, "Making the list loads its view.")
  }

  /// The rows are those of the view model, in its order, also after another screen was in front.
  func testRowsFollowANewLoad() throws {
    let viewModel = makeViewModel()
    let phone = show(viewModel)
    MainQueue.run(until: phone.rows.count == 3)
    let list = try XCTUnwrap(phone.top, "the list")
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    let before = table.reloadCount
    fetch.courses.returns([stars, pottery])
    MainQueue.run(until: Task { await viewModel.load() })
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["Night sky", "Pottery"],
      "rows after another screen was in front, and another load")
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount - before, 1, "reloads by that load")
  }

  /// Rows stay, and can be touched, until there are others: during a load, after a failure, while somebody types.
  func testRowsStayInBetween() throws {
    let viewModel = makeViewModel()
    let phone = show(viewModel)
    MainQueue.run(until: phone.rows.count == 3)
    func expectRows(_ when: String) throws {
      let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table \(when)")
      XCTAssertEqual(
        phone.rows.compactMap(\.first), ["Pottery", "Beekeeping", "Night sky"], "rows \(when)")
      // A table that was not told goes on asking for the rows that it knows.
      XCTAssertEqual(
        table.dataSource?.tableView(table, numberOfRowsInSection: 0), 3,
        "rows that the table is told of \(when)")
    }
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.settle()
    try expectRows("while another load is under way")
    fetch.courses.fails(with: Step1Closed())
    fetch.courses.release()
    MainQueue.run(until: load)
    MainQueue.settle()
    try expectRows("after a load that failed")
    try phone.type("st", into: "Search")
    try expectRows("right after a letter was typed")
  }

  /// Also a list without courses loads once, however often it appears.
  func testEmptyListLoadsOnce() throws {
    fetch.courses.returns([])
    let phone = show(makeViewModel())
    MainQueue.run(until: fetch.courses.count == 1)
    MainQueue.settle()
    let list = try XCTUnwrap(phone.top, "the list")
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 1, "loads of a list without courses that appeared twice")
  }

  /// The rows follow when the view model's search has found something else.
  func testRowsFollowASearch() {
    HandClock.run { clock in
      func isReached(_ count: Int, on phone: Screen) -> Bool {
        clock.advance()
        return phone.rows.count == count
      }
      let viewModel = makeViewModel()
      let phone = show(viewModel)
      MainQueue.run(until: isReached(3, on: phone))
      for (word, rows) in [("pot", ["Pottery"]), ("hive", ["Beekeeping"]), ("yoga", [])] {
        viewModel.searchText = word
        clock.advance(by: .milliseconds(300))
        MainQueue.run(until: isReached(rows.count, on: phone))
        clock.advance(by: .seconds(1))
        XCTAssertEqual(phone.rows.compactMap(\.first), rows, "rows after a search for \(word)")
      }
      viewModel.searchText = ""
      clock.advance(by: .milliseconds(300))
      MainQueue.run(until: isReached(3, on: phone))
      MainQueue.settle()
      XCTAssertEqual(phone.rows.count, 3, "rows after the search was emptied")
      phone.close()
    }
  }

  /// The table is not reloaded before there is something to show, and once when there is.
  func testReloadsWhenThereAreCourses() throws {
    fetch.courses.hold()
    let phone = show(makeViewModel())
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount, 0, "reloads before the courses are there")
    fetch.courses.release()
    MainQueue.run(until: phone.rows.count == 3)
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount, 1, "reloads when the courses are there")
  }

  /// The spinner turns while courses are loaded, however that ends.
  func testSpinnerFollows() throws {
    fetch.courses.hold()
    let viewModel = makeViewModel()
    let phone = show(viewModel)
    // A spinner that stands still is hidden, and what is hidden is not found.
    MainQueue.run(until: !phone.find(UIActivityIndicatorView.self).isEmpty)
    let spinner = try XCTUnwrap(phone.find(UIActivityIndicatorView.self).first, "a visible spinner")
    for answer in [Result<[Course], Error>.failure(Step1Closed()), .success([pottery])] {
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      MainQueue.run(until: spinner.isAnimating)
      XCTAssertTrue(spinner.isAnimating, "isAnimating before the answer \(answer)")
      fetch.courses.release(0, with: answer)
      MainQueue.run(until: !spinner.isAnimating)
      XCTAssertFalse(spinner.isAnimating, "isAnimating after the answer \(answer)")
      Task { await viewModel.load() }
    }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.run(until: spinner.isAnimating)
    XCTAssertTrue(spinner.isAnimating, "isAnimating during another load, with rows on the screen")
    fetch.courses.release()
  }

  /// A message of the view model is shown, and goes when it is gone there.
  func testMessageFollows() {
    fetch.courses.fails(with: Step1Closed())
    let viewModel = makeViewModel()
    let phone = show(viewModel)
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    fetch.courses.returns([pottery])
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    MainQueue.run(until: !phone.shows("The office is closed."))
    XCTAssertFalse(
      phone.shows("The office is closed."),
      "expected no message while the next load is under way, shown: \(phone.visibleText)")
    fetch.courses.release()
    MainQueue.run(until: load)
    MainQueue.settle()
    XCTAssertFalse(
      phone.shows("The office is closed."),
      "expected no message after a load that succeeded, shown: \(phone.visibleText)")
    MainQueue.run(until: emptyLabels(on: phone) == 0)
    XCTAssertEqual(emptyLabels(on: phone), 0, "visible labels without a text, after a success")
    fetch.courses.fails(with: Step1Closed())
    MainQueue.run(until: Task { await viewModel.load() })
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(
      phone.shows("The office is closed."), "shown with rows there: \(phone.visibleText)")
    XCTAssertEqual(phone.rows.compactMap(\.first), ["Pottery"], "rows beside the message")
  }

  private func emptyLabels(on phone: Screen) -> Int {
    phone.find(UILabel.self).filter { $0.isVisible && ($0.text ?? "").isEmpty }.count
  }

  /// The list is given its view model, and needs UIKit and Combine only.
  func testListIsGivenItsViewModel() throws {
    let list = try Codebase.learner.type("CoursesViewController")
    try XCTAssertDeclared(list, inLayer: "Presentation")
    XCTAssertImports(list, only: ["Combine", "Foundation", "UIKit", "Swift"])
    XCTAssertDoesNotConstruct(list, "CourseListViewModel")
  }
}
