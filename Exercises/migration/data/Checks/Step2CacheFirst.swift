import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private final class Step2Remote: CourseRemote, @unchecked Sendable {
  let courses: AnswerStub<Void, [CourseDTO]>
  let enrolment = AnswerStub<Int, Void>()

  init() { courses = AnswerStub { _ in try Step2Records.read(1, "Pottery") } }
  func fetchCourses() async throws -> [CourseDTO] { try await courses() }
  func enroll(inCourse id: Int) async throws { try await enrolment(id) }
}

private enum Step2Records {
  static func read(_ id: Int, _ title: String) throws -> [CourseDTO] {
    let json = "[{\"id\": \(id), \"title\": \"\(title)\", \"description\": \"\", \"seatsLeft\": 3}]"
    return try JSONDecoder().decode([CourseDTO].self, from: Data(json.utf8))
  }
}

private final class Step2Cache: CourseCache, @unchecked Sendable {
  private let lock = NSLock()
  private var cached: CachedCourses?
  private var isFull = false

  func fill() { lock.withLock { isFull = true } }
  func load() -> CachedCourses? { lock.withLock { cached } }
  func clear() { lock.withLock { cached = nil } }

  func store(_ courses: CachedCourses) throws {
    try lock.withLock {
      if isFull { throw Step2Failure(code: 28) }
      cached = courses
    }
  }
}

private struct Step2Failure: Error, Equatable {
  let code: Int
}

/// The words of an error, and the kind of those that have none of their own.
private func step2Words(for error: any Error) -> String {
  switch error {
  case let failure as Step2Failure: "Failure \(failure.code)"
  case let failure as URLError: "URLError \(failure.code.rawValue)"
  case let failure as UnexpectedStatus: "UnexpectedStatus \(failure.code)"
  default: "\(type(of: error))"
  }
}

private final class Step2Clock: @unchecked Sendable {
  private let lock = NSLock()
  // Long ago, so that the clock on the wall cannot be right by chance.
  private var time = Date(timeIntervalSince1970: 500_000)

  var now: Date { lock.withLock { time } }
  func pass(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

private let latin = Course(id: 7, title: "Latin", description: "", seatsLeft: 1)

@MainActor final class Step2CacheFirst: XCTestCase {
  private let remote = Step2Remote()
  private let cache = Step2Cache()
  private let clock = Step2Clock()

  private func makeRepository() -> any CourseRepository {
    DefaultCourseRepository(remote: remote, cache: cache, now: { [clock] in clock.now })
  }

  private func titles() async -> String {
    do {
      return try await makeRepository().fetchCourses().map(\.title).joined(separator: ", ")
    } catch {
      return step2Words(for: error)
    }
  }

  /// With an empty cache the courses come from the server.
  func testColdCacheAsksTheServer() async throws {
    remote.courses.returns(try Step2Records.read(1, "Pottery") + Step2Records.read(2, "Drawing"))
    let courses = try await makeRepository().fetchCourses()
    XCTAssertEqual(
      courses,
      [
        Course(id: 1, title: "Pottery", description: "", seatsLeft: 3),
        Course(id: 2, title: "Drawing", description: "", seatsLeft: 3),
      ], "courses with an empty cache, in the order of the server")
    XCTAssertEqual(remote.courses.count, 1, "requests with an empty cache")
  }

  /// Whatever the server sends is handed on: full courses, empty words and courses that come twice.
  func testAnswerIsHandedOn() async throws {
    let json = """
      [{"id": 4, "title": "Yoga", "description": " Mats ", "seatsLeft": -1},
       {"id": 3, "title": "", "description": "", "seatsLeft": 0},
       {"id": 4, "title": "Yoga", "description": " Mats ", "seatsLeft": -1}]
      """
    remote.courses.returns(try JSONDecoder().decode([CourseDTO].self, from: Data(json.utf8)))
    for time in ["from the server", "from the cache"] {
      let courses = try await makeRepository().fetchCourses()
      XCTAssertEqual(
        courses.map { "\($0.id) '\($0.title)' '\($0.description)' \($0.seatsLeft) left" },
        ["4 'Yoga' ' Mats ' -1 left", "3 '' '' 0 left", "4 'Yoga' ' Mats ' -1 left"],
        "courses \(time), two of them full and one there twice")
    }
  }

  /// Fresh courses in the cache are the answer: the server is not asked.
  func testFreshCacheNeedsNoRequest() async throws {
    for age in [0, 3599, 3599.5] {
      try cache.store(CachedCourses(courses: [latin], storedAt: clock.now))
      clock.pass(age)
      let found = await titles()
      XCTAssertEqual(found, "Latin", "with Latin in the cache, \(age) seconds old")
      XCTAssertEqual(remote.courses.count, 0, "requests with a cache of \(age) seconds")
    }
  }

  /// Only the cache remembers: what somebody else stores there is the answer, and what is cleared is gone.
  func testOnlyTheCacheRemembers() async throws {
    let repository = makeRepository()
    _ = try await repository.fetchCourses()
    try cache.store(CachedCourses(courses: [latin], storedAt: clock.now))
    let stored = try await repository.fetchCourses().map(\.title)
    XCTAssertEqual(stored, ["Latin"], "courses, when somebody else has stored Latin in the cache")
    cache.clear()
    let cleared = try await repository.fetchCourses().map(\.title)
    XCTAssertEqual(cleared, ["Pottery"], "courses, when somebody else has cleared the cache")
    XCTAssertEqual(remote.courses.count, 2, "requests, of them one after the cache was cleared")
  }

  /// After an hour the server is asked, and its answer takes the old one's place.
  func testExpiredCoursesAreReplaced() async throws {
    for age in [3600.0, 90_000] {
      try cache.store(CachedCourses(courses: [latin], storedAt: clock.now))
      clock.pass(age)
      let before = remote.courses.count
      let found = await titles()
      XCTAssertEqual(found, "Pottery", "with Latin in the cache, \(Int(age)) seconds old")
      XCTAssertEqual(remote.courses.count - before, 1, "requests, after \(Int(age)) seconds")
      XCTAssertEqual(
        cache.load()?.courses.map(\.title), ["Pottery"], "in the cache, after \(Int(age)) seconds")
    }
  }

  /// What was fetched is stored with the time of the given clock, so the next call finds it.
  func testAnswerIsStored() async {
    clock.pass(42)
    _ = await titles()
    XCTAssertEqual(cache.load()?.courses.map(\.title), ["Pottery"], "in the cache after a fetch")
    XCTAssertEqual(cache.load()?.storedAt, clock.now, "storedAt, by the given clock")
    let found = await titles()
    XCTAssertEqual(found, "Pottery", "from another repository with the same cache")
    XCTAssertEqual(remote.courses.count, 1, "requests after two calls")
  }

  /// An answer that took its time is as old as its arrival, and not as the question.
  func testSlowAnswerIsStoredAsItComes() async {
    remote.courses.hold()
    let repository = makeRepository()
    let fetch = Task { try await repository.fetchCourses() }
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    clock.pass(60)
    remote.courses.release()
    _ = try? await fetch.value
    XCTAssertEqual(cache.load()?.storedAt, clock.now, "storedAt of an answer that took a minute")
  }

  /// An empty list in the cache counts as nothing.
  func testEmptyListIsAMiss() async throws {
    try cache.store(CachedCourses(courses: [], storedAt: clock.now))
    let found = await titles()
    XCTAssertEqual(found, "Pottery", "with an empty list in the cache")
  }

  /// A server that has no courses is an answer, and no failure.
  func testEmptyAnswerIsAnAnswer() async throws {
    remote.courses.returns([])
    let courses = try await makeRepository().fetchCourses()
    XCTAssertEqual(courses, [], "courses of a server that has none")
    try cache.store(CachedCourses(courses: [latin], storedAt: clock.now))
    clock.pass(3600)
    _ = try await makeRepository().fetchCourses()
    XCTAssertEqual(
      cache.load()?.courses ?? [], [],
      "in the cache, which held Latin, when the server has no courses any more")
  }

  /// A failure of the server is the answer, even with old courses in the cache, which stay there.
  func testFailureIsNotHidden() async throws {
    let old = CachedCourses(courses: [latin], storedAt: clock.now)
    try cache.store(old)
    clock.pass(3600)
    let unreadable = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "<html>"))
    let failures: [any Error] = [
      Step2Failure(code: 503), UnexpectedStatus(code: 304), UnexpectedStatus(code: 404),
      URLError(.notConnectedToInternet), URLError(.timedOut), URLError(.cancelled), unreadable,
      CancellationError(),
    ]
    for failure in failures {
      remote.courses.fails(with: failure)
      let before = remote.courses.count
      let found = await titles()
      let words = step2Words(for: failure)
      XCTAssertEqual(found, words, "the server failed (\(words)), with old courses in the cache")
      XCTAssertEqual(
        remote.courses.count - before, 1, "requests of one call that failed (\(words))")
      XCTAssertEqual(cache.load(), old, "in the cache after the failure (\(words))")
    }
  }

  /// A cache that is full does not lose the answer.
  func testFullCacheKeepsTheAnswer() async {
    cache.fill()
    let found = await titles()
    XCTAssertEqual(found, "Pottery", "with a cache that cannot store")
  }

  /// The cache of the app keeps what was stored last, however old, until it is cleared.
  func testMemoryCacheKeepsTheLast() throws {
    let memory = MemoryCourseCache()
    XCTAssertNil(memory.load(), "in a new cache")
    for title in ["Latin", "Greek"] {
      let course = Course(id: 7, title: title, description: "", seatsLeft: 1)
      let courses = CachedCourses(courses: [course], storedAt: clock.now)
      try memory.store(courses)
      XCTAssertEqual(memory.load(), courses, "in the cache after \(title) was stored")
    }
    memory.clear()
    XCTAssertNil(memory.load(), "in a cache that was cleared")
    for age in [0, 60] as [TimeInterval] {
      let courses = CachedCourses(courses: [latin], storedAt: clock.now - age)
      try memory.store(courses)
      XCTAssertEqual(
        memory.load(), courses, "in the cache after courses of \(age) seconds ago were stored last")
    }
    let older = CachedCourses(courses: [latin], storedAt: clock.now)
    clock.pass(1)
    XCTAssertNotEqual(
      older, CachedCourses(courses: [latin], storedAt: clock.now),
      "the same courses, stored a second later")
  }

  /// The repository is given server, cache and clock, and makes none.
  func testRepositoryMakesNothing() throws {
    let repository = try Codebase.learner.type("DefaultCourseRepository")
    XCTAssertConstructsNoDependency(repository)
    XCTAssertNoGlobals(in: repository)
    XCTAssertNoReference(from: repository, toType: "HTTPCourseRemote")
    XCTAssertNoReference(from: repository, toType: "MemoryCourseCache")
  }

  /// Courses that have not changed are stored as well: they are fresh for another hour.
  func testUnchangedCoursesAreFreshAgain() async {
    _ = await titles()
    clock.pass(3600)
    _ = await titles()
    XCTAssertEqual(
      cache.load()?.storedAt, clock.now, "storedAt, the server having sent the same an hour later")
    clock.pass(3599)
    _ = await titles()
    XCTAssertEqual(
      remote.courses.count, 2, "requests of three calls, one hour and another one apart")
    let memory = MemoryCourseCache()
    for _ in 1...2 {
      clock.pass(60)
      try? memory.store(CachedCourses(courses: [latin], storedAt: clock.now))
      XCTAssertEqual(memory.load()?.storedAt, clock.now, "storedAt of what was stored last")
    }
  }

  /// What could not be stored is not in the cache: the next call asks the server.
  func testWhatIsNotStoredIsAskedForAgain() async throws {
    cache.fill()
    let repository = makeRepository()
    for _ in 1...2 { _ = try await repository.fetchCourses() }
    XCTAssertEqual(remote.courses.count, 2, "requests of two calls, with a cache that cannot store")
  }

  /// Cache and repository stand in the data layer.
  func testCacheAndRepositoryStandInData() throws {
    for name in ["CachedCourses", "CourseCache", "MemoryCourseCache", "DefaultCourseRepository"] {
      try XCTAssertDeclared(try Codebase.learner.type(name), inLayer: "Data")
    }
  }
}
