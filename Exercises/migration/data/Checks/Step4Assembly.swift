import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = """
  [{"id": 1, "title": "Pottery", "description": "Bowls", "seatsLeft": 3}]
  """

@MainActor final class Step4Assembly: XCTestCase {
  private let network = NetworkStub()

  private func assembled() -> DIContainer {
    network.answer("/courses", with: .json(pottery))
    network.answer("/courses/1/enrollments", with: .status(201))
    let container = DIContainer()
    AppAssembly.assemble(container)
    return container
  }

  /// The use cases reach the server through the new layer, and a second fetch is served from the cache.
  func testUseCasesUseTheNewLayer() async throws {
    let container = assembled()
    for time in ["first", "second"] {
      let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
      XCTAssertEqual(courses.map(\.title), ["Pottery"], "courses of the \(time) fetch")
    }
    XCTAssertEqual(
      network.lines, ["GET https://lantern.example/courses"], "requests of two fetches")
  }

  /// Everybody in the app uses one repository, so two who ask at the same time share a request.
  func testUseCasesShareTheRepository() async throws {
    let container = assembled()
    network.hold()
    let fetches = try (1...2).map { _ in try container.resolve(FetchCoursesUseCase.self) }
    let callers = fetches.map { fetch in
      Task { @MainActor in try await fetch.execute().map(\.title) }
    }
    await MainQueue.run(until: !network.lines.isEmpty)
    await MainQueue.settle()
    network.release()
    for caller in callers {
      let titles = try await caller.value
      XCTAssertEqual(titles, ["Pottery"], "courses of each of two who ask at the same time")
    }
    XCTAssertEqual(
      network.lines, ["GET https://lantern.example/courses"],
      "requests of two use cases that are executed at the same time")
  }

  /// An enrolment through the container makes the next fetch ask the server.
  func testEnrolmentReachesTheCache() async throws {
    let container = assembled()
    let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
    for course in courses {
      try await container.resolve(EnrollInCourseUseCase.self).execute(course)
    }
    _ = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(
      network.lines,
      [
        "GET https://lantern.example/courses",
        "POST https://lantern.example/courses/1/enrollments",
        "GET https://lantern.example/courses",
      ], "requests of a fetch, an enrolment and a fetch")
  }

  /// A server that fails is asked once for each call, and its failure is the answer: nobody else is asked instead.
  func testNobodyElseIsAsked() async throws {
    let container = assembled()
    let fetch = try container.resolve(FetchCoursesUseCase.self)
    let enroll = try container.resolve(EnrollInCourseUseCase.self)
    let course = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
    for (what, answer) in [
      ("status 500", NetworkAnswer.json(pottery, status: 500)), ("no network", .offline),
    ] {
      network.answer("/courses", with: answer)
      network.answer("/courses/1/enrollments", with: answer)
      let before = network.lines.count
      let fetching = await failure { _ = try await fetch.execute() }
      let enrolling = await failure { try await enroll.execute(course) }
      XCTAssertEqual(
        Array(network.lines.dropFirst(before)),
        [
          "GET https://lantern.example/courses",
          "POST https://lantern.example/courses/1/enrollments",
        ], "requests of a fetch and an enrolment with \(what)")
      let expected = what == "status 500" ? "UnexpectedStatus 500" : "no network"
      XCTAssertEqual(fetching, expected, "the failure of a fetch with \(what)")
      XCTAssertEqual(enrolling, expected, "the failure of an enrolment with \(what)")
    }
  }

  /// What somebody who calls is told, in words.
  private func failure(of work: () async throws -> Void) async -> String {
    do {
      try await work()
      return "none"
    } catch let error as UnexpectedStatus {
      return "UnexpectedStatus \(error.code)"
    } catch let error as URLError where error.code == .notConnectedToInternet {
      return "no network"
    } catch {
      return "\(error)"
    }
  }

  /// Another server, registered after the assembly, is the one that is asked.
  func testLaterServerIsAsked() async throws {
    let container = assembled()
    let rehearsal = try XCTUnwrap(URL(string: "https://rehearsal.example"))
    container.register(ServerConfiguration.self, lifetime: .container) { _ in
      ServerConfiguration(server: rehearsal)
    }
    _ = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(network.lines, ["GET https://rehearsal.example/courses"], "requests")
  }

  /// A cache that is registered anew is the one that the repository uses.
  func testExchangedCacheIsUsed() async throws {
    final class Spy: CourseCache, @unchecked Sendable {
      let calls = CallSpy()
      func load() -> CachedCourses? { nil }
      func store(_ courses: CachedCourses) throws { calls.note("store") }
      func clear() { calls.note("clear") }
    }
    let spy = Spy()
    let container = assembled()
    container.register(CourseCache.self, lifetime: .container) { _ in spy }
    _ = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(spy.calls.all, ["store"], "calls of the check's cache after a fetch")
  }

  /// Whoever asks the container for the cache gets the one that the repository uses.
  func testContainerHasOneCache() async throws {
    let container = assembled()
    _ = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(
      try container.resolve(CourseCache.self).load()?.courses.map(\.title), ["Pottery"],
      "in the container's cache after a fetch")
  }

  /// The app's courses age by the clock on the wall: those of two hours ago are asked for again.
  func testCoursesAgeByTheClockOnTheWall() async throws {
    let container = assembled()
    let cache = try container.resolve(CourseCache.self)
    let fetch = try container.resolve(FetchCoursesUseCase.self)
    let latin = Course(id: 7, title: "Latin", description: "", seatsLeft: 1)
    let begin = Date()
    try cache.store(CachedCourses(courses: [latin], storedAt: begin - 7200))
    let courses = try await fetch.execute()
    XCTAssertEqual(courses.map(\.title), ["Pottery"], "with Latin in the cache, two hours old")
    let stored = try XCTUnwrap(cache.load(), "in the cache after a fetch").storedAt
    XCTAssertTrue(
      begin <= stored && stored <= Date(),
      "storedAt of a fetch at \(begin), expected a time from then on, found: \(stored)")
  }

  /// Two containers share no courses.
  func testContainersShareNoCourses() async throws {
    _ = try await assembled().resolve(FetchCoursesUseCase.self).execute()
    _ = try await assembled().resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(network.lines.count, 2, "requests of two containers that fetch once each")
  }

  /// The adapter to the old API has gone.
  func testAdapterHasGone() {
    let left = Codebase.learner.types.filter { $0.name == "`LegacyCourseRepository`" }
    XCTAssertEqual(left.count, 0, "types called LegacyCourseRepository")
    for repository in Codebase.learner.types(conformingTo: "CourseRepository") {
      XCTAssertNoReference(
        from: repository, toType: "CourseAPI", "the adapter has gone, whatever it is called")
    }
  }

  /// The server's records stay in the data layer: neither domain nor screens have heard of them.
  func testRecordsStayInData() throws {
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    for part in Codebase.learner.types { XCTAssertNoReference(from: domain, to: part) }
    for name in ["CourseListViewController", "CourseDetailViewController", "Lantern"] {
      XCTAssertNoReference(
        from: try Codebase.learner.type(name), to: try Codebase.learner.layer("Data"))
    }
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// The screens know no container, and nothing in the app is a singleton or a global variable.
  func testNothingIsGlobal() throws {
    for name in ["CourseListViewController", "CourseDetailViewController"] {
      let screen = try Codebase.learner.type(name)
      XCTAssertNoTransitiveReference(from: screen, toType: "DIContainer")
      for promise in promisesOfTheContainer() {
        XCTAssertNoReference(from: screen, toType: promise, "a container is behind it")
      }
    }
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    for name in ["AppAssembly", "Lantern", "APIClient", "DIContainer"] {
      let part = try Codebase.learner.type(name)
      for kept in ["DIContainer", "CourseAPI", "CourseRepository", "CourseCache"] {
        XCTAssertHoldsNothingStrongly(part, ofType: kept, "nothing keeps it for all")
      }
    }
  }

  /// Only the assembly names the classes behind the promises.
  func testOnlyTheAssemblyNamesClasses() throws {
    let classes = [
      "APIClient", "HTTPCourseRemote", "MemoryCourseCache", "DefaultCourseRepository",
      "DefaultFetchCoursesUseCase", "DefaultEnrollInCourseUseCase",
    ]
    for name in classes {
      let others = Codebase.learner.everything(except: "AppAssembly", name)
      XCTAssertNoReference(from: others, toType: name)
    }
  }

  /// A container that nobody needs any more goes away, with its recipes.
  func testContainerGoesAway() throws {
    try expectReleased {
      let container = assembled()
      _ = try container.resolve(FetchCoursesUseCase.self)
      _ = try container.resolve(EnrollInCourseUseCase.self)
      return [container]
    }
  }

  /// The container makes its remote once, for all who ask.
  func testContainerHasOneRemote() throws {
    let container = assembled()
    let server = try XCTUnwrap(URL(string: "https://lantern.example"))
    var questions = 0
    container.register(ServerConfiguration.self, lifetime: .factory) { _ in
      questions += 1
      return ServerConfiguration(server: server)
    }
    _ = try container.resolve(CourseRemote.self)
    let first = questions
    _ = try container.resolve(CourseRemote.self)
    XCTAssertEqual(
      questions - first, 0, "configurations asked for to give the remote a second time")
  }

  /// A remote that is registered anew is the one that is asked, and the assembly has one.
  func testExchangedRemoteIsUsed() async throws {
    final class Spy: CourseRemote, @unchecked Sendable {
      let calls = CallSpy()
      func fetchCourses() async throws -> [CourseDTO] {
        calls.note("fetch")
        return []
      }
      func enroll(inCourse id: Int) async throws { calls.note("enrol in \(id)") }
    }
    let spy = Spy()
    let container = assembled()
    XCTAssertNoThrow(try container.resolve(CourseRemote.self), "the remote of the assembly")
    container.register(CourseRemote.self, lifetime: .container) { _ in spy }
    _ = try await container.resolve(FetchCoursesUseCase.self).execute()
    let course = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
    try await container.resolve(EnrollInCourseUseCase.self).execute(course)
    XCTAssertEqual(spy.calls.all, ["fetch", "enrol in 1"], "calls of the check's remote")
    XCTAssertEqual(network.lines, [], "requests sent past the check's remote")
  }
}
