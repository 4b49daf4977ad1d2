import Combine
import StructureChecks
import TestDoubles
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

@MainActor final class Step2Search: XCTestCase {
  private let fetch = Step2Fetch()
  private let enroll = Step2Enroll()

  /// A loaded view model on a clock that the check moves.
  private func withViewModel(_ use: (CourseListViewModel, HandClock) throws -> Void) rethrows {
    try HandClock.run { clock in
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      load(viewModel)
      clock.advance(by: .seconds(1))
      try use(viewModel, clock)
    }
  }

  private func load(_ viewModel: CourseListViewModel) {
    MainQueue.run(until: Task { await viewModel.load() })
  }

  /// A word is looked for in titles and in descriptions, in capitals or not.
  func testFindsTitlesAndDescriptions() {
    withViewModel { viewModel, clock in
      for (text, found) in [
        ("pot", [pottery]), ("WHEEL", [pottery]), ("Stars", [stars]), ("year", [bees]),
        ("sky", [stars]), ("KEEPING", [bees]), ("ee", [pottery, bees]),
        ("e", [pottery, bees, stars]), ("yoga", []), ("ybow", []), ("night sky", [stars]),
        ("night  sky", []), ("sky.", []), ("-hive", []),
        ("night hive", []), ("sky night", []), ("k", [bees, stars]), ("full", []), ("12", []),
        ("2", []), (".", []), ("s+", []), ("bowls on", [pottery]), ("with a hive", [bees]),
      ] {
        viewModel.searchText = text
        clock.advance(by: .milliseconds(300))
        XCTAssertEqual(
          viewModel.filteredCourses.map(\.title), found.map(\.title),
          "titles found with the word \(text)")
      }
    }
  }

  /// Accents count, as in the old list: a word without them does not find one that has them.
  func testAccentsCount() {
    withViewModel { viewModel, clock in
      let cafe = Course(id: 8, title: "Café", description: "", seatsLeft: 5)
      let crema = Course(id: 9, title: "Coffee", description: "Crème and crema", seatsLeft: 5)
      fetch.courses.returns([cafe, crema])
      load(viewModel)
      for (text, found) in [
        ("café", [cafe]), ("CAFÉ", [cafe]), ("cafe", []), ("crème", [crema]), ("creme", []),
        ("cremà", []),
      ] {
        viewModel.searchText = text
        clock.advance(by: .milliseconds(300))
        XCTAssertEqual(
          viewModel.filteredCourses.map(\.title), found.map(\.title),
          "titles found with the word \(text) among Café and Coffee (Crème and crema)")
      }
    }
  }

  /// Before anybody types, there is no word, and all courses are shown.
  func testBeginsWithoutAWord() {
    withViewModel { viewModel, _ in
      XCTAssertEqual(viewModel.searchText, "", "searchText at first")
      XCTAssertEqual(viewModel.filteredCourses.count, 3, "found before anybody types")
    }
  }

  /// An empty search shows all courses, and so does one of spaces.
  func testEmptySearchShowsAll() {
    withViewModel { viewModel, clock in
      for text in ["", "   "] {
        viewModel.searchText = "pot"
        clock.advance(by: .milliseconds(300))
        XCTAssertEqual(viewModel.filteredCourses, [pottery], "found with the word pot")
        viewModel.searchText = text
        clock.advance(by: .milliseconds(299))
        XCTAssertEqual(
          viewModel.filteredCourses, [pottery], "found 299 ms after pot became \"\(text)\"")
        clock.advance(by: .milliseconds(1))
        XCTAssertEqual(viewModel.filteredCourses.count, 3, "found with \"\(text)\"")
      }
    }
  }

  /// Spaces around a word are not looked for.
  func testSpacesAroundAWord() {
    withViewModel { viewModel, clock in
      viewModel.searchText = " pottery "
      clock.advance(by: .milliseconds(300))
      XCTAssertEqual(viewModel.filteredCourses, [pottery], "found with \" pottery \"")
      XCTAssertEqual(viewModel.searchText, " pottery ", "searchText, which belongs to who types")
    }
  }

  /// Nothing is filtered before 300 milliseconds have passed without a letter.
  func testWaitsForAPause() {
    withViewModel { viewModel, clock in
      viewModel.searchText = "p"
      clock.advance(by: .milliseconds(299))
      XCTAssertEqual(viewModel.filteredCourses.count, 3, "found 299 ms after the letter p")
      viewModel.searchText = "pot"
      clock.advance(by: .milliseconds(299))
      XCTAssertEqual(viewModel.filteredCourses.count, 3, "found 299 ms after the next letters")
      clock.advance(by: .milliseconds(1))
      XCTAssertEqual(viewModel.filteredCourses, [pottery], "found 300 ms after the last letters")
    }
  }

  /// A word that is typed without a pause makes one change, not one for each letter.
  func testOneChangeForAWord() {
    withViewModel { viewModel, clock in
      let calls = CallSpy()
      let subscription = viewModel.$filteredCourses.dropFirst().sink { found in
        calls.note(found.map(\.title).joined(separator: ", "))
      }
      for text in ["s", "st", "sta", "star", "stars"] {
        viewModel.searchText = text
        clock.advance(by: .milliseconds(100))
      }
      XCTAssertEqual(calls.all, [], "published while the word was typed")
      clock.advance(by: .seconds(2))
      MainQueue.settle()
      XCTAssertEqual(calls.all, ["Night sky"], "published after the word stars was typed")
      subscription.cancel()
    }
  }

  /// A word that was typed before the courses have come counts when they come, and a load goes on during a search.
  func testWordBeforeTheFirstLoad() {
    HandClock.run { clock in
      let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
      fetch.courses.hold()
      let loading = Task { await viewModel.load() }
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      viewModel.searchText = "stars"
      clock.advance(by: .seconds(1))
      XCTAssertTrue(viewModel.isLoading, "isLoading after a search, the first load under way")
      fetch.courses.release()
      MainQueue.run(until: loading)
      clock.advance(by: .seconds(1))
      XCTAssertEqual(
        viewModel.filteredCourses, [stars],
        "filteredCourses after the first load, the word stars having been typed before")
      fetch.courses.hold()
      let another = Task { await viewModel.load() }
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      viewModel.searchText = "pot"
      clock.advance(by: .milliseconds(300))
      XCTAssertEqual(
        viewModel.filteredCourses, [pottery], "found 300 ms after pot, another load under way")
      fetch.courses.release()
      MainQueue.run(until: another)
    }
  }

  /// A search looks through the courses that are there, and fetches none.
  func testSearchFetchesNothing() {
    withViewModel { viewModel, clock in
      viewModel.searchText = "stars"
      clock.advance(by: .seconds(2))
      MainQueue.settle()
      XCTAssertEqual(fetch.courses.count, 1, "executions of the use case by a load and a search")
    }
  }

  /// A search changes what is shown, and not what is said of a load.
  func testSearchKeepsTheMessage() {
    withViewModel { viewModel, clock in
      fetch.courses.fails(with: Step2Closed())
      load(viewModel)
      viewModel.searchText = "stars"
      clock.advance(by: .milliseconds(300))
      XCTAssertEqual(viewModel.filteredCourses, [stars], "found after a load that failed")
      XCTAssertEqual(
        viewModel.errorMessage, "The office is closed.",
        "errorMessage after a load that failed, and a search")
    }
  }

  /// A new list of courses is filtered by the word that is searched for, at once.
  func testNewCoursesAreFiltered() {
    withViewModel { viewModel, clock in
      viewModel.searchText = "pot"
      clock.advance(by: .milliseconds(300))
      let wheel = Course(id: 9, title: "Potter's wheel", description: "", seatsLeft: 1)
      fetch.courses.returns([wheel, bees, pottery])
      load(viewModel)
      XCTAssertEqual(viewModel.courses, [wheel, bees, pottery], "courses after another load")
      XCTAssertEqual(
        viewModel.filteredCourses, [wheel, pottery],
        "filteredCourses after a load, with the word pot")
    }
  }

  /// Letters that still wait for their pause do not count, not even for courses that arrive meanwhile.
  func testHalfAWordDoesNotCountYet() {
    withViewModel { viewModel, clock in
      viewModel.searchText = "pot"
      clock.advance(by: .milliseconds(300))
      viewModel.searchText = "sta"
      load(viewModel)
      XCTAssertEqual(
        viewModel.filteredCourses.map(\.title), ["Pottery"],
        "titles found with the word pot, after a load right after sta was typed")
      clock.advance(by: .milliseconds(300))
      XCTAssertEqual(
        viewModel.filteredCourses.map(\.title), ["Night sky"], "titles found 300 ms after sta")
    }
  }

  /// A view model that nobody needs any more goes away, with its search.
  func testViewModelGoesAway() throws {
    try HandClock.run { clock in
      try expectReleased {
        let viewModel = CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
        load(viewModel)
        viewModel.searchText = "pot"
        clock.advance(by: .milliseconds(300))
        return [viewModel]
      }
    }
  }

  /// What is searched for stays after a failure: of a load, and of the next one that succeeds.
  func testFailedLoadKeepsTheSearch() {
    withViewModel { viewModel, clock in
      viewModel.searchText = "stars"
      clock.advance(by: .milliseconds(300))
      fetch.courses.fails(with: Step2Closed())
      load(viewModel)
      XCTAssertEqual(viewModel.filteredCourses, [stars], "with stars, after a load that failed")
      XCTAssertEqual(viewModel.searchText, "stars", "searchText after a load that failed")
      fetch.courses.returns([stars, pottery])
      load(viewModel)
      clock.advance(by: .seconds(1))
      XCTAssertEqual(viewModel.filteredCourses, [stars], "with stars, after the next load")
      fetch.courses.returns([])
      load(viewModel)
      fetch.courses.returns([stars, pottery])
      load(viewModel)
      XCTAssertEqual(
        viewModel.filteredCourses, [stars], "with stars, after a load of nothing and the next one")
    }
  }
}
