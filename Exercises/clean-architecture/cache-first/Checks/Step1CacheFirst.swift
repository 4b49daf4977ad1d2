import StructureChecks
import TestDoubles
import XCTest

@testable import App
@testable import Data
@testable import Domain
@testable import Presentation

@MainActor private final class Step1API: CourseAPI {
  let list = AnswerStub<Void, [CourseDTO]>(returning: [
    CourseDTO(id: 1, title: "French", lessonCount: 12)
  ])

  func courses() async throws -> [CourseDTO] { try await list() }
}

private final class Step1Cache: Cache, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: CacheEntry] = [:]
  private var isFull = false

  var keys: [String] { lock.withLock { entries.keys.sorted() } }
  func fill() { lock.withLock { isFull = true } }
  func entry(forKey key: String) -> CacheEntry? { lock.withLock { entries[key] } }

  func store(_ entry: CacheEntry, forKey key: String) throws {
    try lock.withLock {
      if isFull { throw Step1Failure(code: 28) }
      entries[key] = entry
    }
  }

  /// Puts courses there as if they had been fetched.
  func put(_ value: Any, at time: Date, timeToLive: TimeInterval = 3600) {
    lock.withLock {
      entries["courses"] = CacheEntry(value: value, storedAt: time, timeToLive: timeToLive)
    }
  }
}

private struct Step1Failure: LocalizedError, Equatable {
  let code: Int
  var errorDescription: String? { "Failure \(code)" }
}

private final class Step1Clock: @unchecked Sendable {
  private let lock = NSLock()
  // Long ago, so that the clock on the wall cannot be right by chance.
  private var time = Date(timeIntervalSince1970: 500_000)

  var now: Date { lock.withLock { time } }
  func pass(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

@MainActor final class Step1CacheFirst: XCTestCase {
  private let api = Step1API()
  private let cache = Step1Cache()
  private let clock = Step1Clock()

  private func makeRepository() -> any CourseRepository {
    DefaultCourseRepository(api: api, cache: cache, now: { [clock] in clock.now })
  }

  /// An empty cache: the courses come from the server, as courses of the domain.
  func testColdCacheAsksTheServer() async throws {
    api.list.returns([
      CourseDTO(id: 4, title: "Polish", lessonCount: 9),
      CourseDTO(id: 1, title: "French", lessonCount: 12),
      CourseDTO(id: 1, title: "French at night", lessonCount: 0),
    ])
    let found = try await makeRepository().courses()
    XCTAssertEqual(
      found,
      [
        Course(id: 4, title: "Polish", lessons: 9), Course(id: 1, title: "French", lessons: 12),
        Course(id: 1, title: "French at night", lessons: 0),
      ],
      "with an empty cache: all courses, in the order of the server")
    XCTAssertEqual(api.list.count, 1, "requests with an empty cache")
  }

  /// A fresh cache is the answer: the server is not asked.
  func testWarmCacheNeedsNoRequest() async throws {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    clock.pass(3599.9)
    let found = try await makeRepository().courses()
    XCTAssertEqual(
      found.map(\.id), [7], "ids, with Latin (7) in the cache for 3599.9 of 3600 seconds")
    let several = [7, 2, 5, 2].map {
      Course(id: $0, title: "Course \($0)", lessons: $0 == 5 ? 0 : 3)
    }
    cache.put(several, at: clock.now)
    let all = try await makeRepository().courses()
    XCTAssertEqual(all, several, "the courses, with four fresh ones in the cache")
    await MainQueue.settle()
    XCTAssertEqual(api.list.count, 0, "requests with a fresh cache")
  }

  /// What was fetched is what the next call finds in the cache.
  func testSecondCallIsServedFromTheCache() async throws {
    _ = try await makeRepository().courses()
    let found = try await makeRepository().courses()
    XCTAssertEqual(
      found, [Course(id: 1, title: "French", lessons: 12)], "from another repository, same cache")
    XCTAssertEqual(api.list.count, 1, "requests after two calls")
  }

  /// The cache is the only memory: what somebody else has put there is the answer.
  func testCacheIsTheOnlyMemory() async throws {
    let repository = makeRepository()
    _ = try await repository.courses()
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    let found = try await repository.courses()
    XCTAssertEqual(
      found.map(\.id), [7], "ids, with Latin (7) put into the cache after French (1) was fetched")
    XCTAssertEqual(api.list.count, 1, "requests until then")
  }

  /// An entry is stored under its key, with the time of the given clock, for an hour.
  func testEntryIsStored() async throws {
    clock.pass(42)
    _ = try await makeRepository().courses()
    XCTAssertEqual(cache.keys, ["courses"], "keys in the cache")
    let entry = try XCTUnwrap(cache.entry(forKey: "courses"), "the entry `courses`")
    XCTAssertEqual(entry.timeToLive, 3600, "timeToLive of the entry")
    XCTAssertEqual(
      entry.storedAt.timeIntervalSince(clock.now), 0,
      "seconds from the time of the given clock to storedAt of the entry")
    XCTAssertEqual(
      entry.value as? [Course], [Course(id: 1, title: "French", lessons: 12)],
      "the value as courses of the domain; it was \(type(of: entry.value))")
  }

  /// An expired entry is not shown: the server is asked, and its answer replaces the entry.
  func testExpiredEntryIsReplaced() async throws {
    for age in [3600.0, 90_000] {
      cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
      clock.pass(age)
      let before = api.list.count
      let found = try await makeRepository().courses()
      XCTAssertEqual(found.map(\.id), [1], "ids, with an entry of \(Int(age)) seconds")
      XCTAssertEqual(api.list.count - before, 1, "requests, with an entry of \(Int(age)) seconds")
      let entry = cache.entry(forKey: "courses")
      XCTAssertEqual((entry?.value as? [Course])?.map(\.id), [1], "ids in the cache afterwards")
      XCTAssertEqual(
        entry?.storedAt.timeIntervalSince(clock.now), 0,
        "seconds from the time of the given clock to storedAt of the new entry")
    }
    clock.pass(3600)
    let found = try await makeRepository().courses()
    XCTAssertEqual(found.map(\.id), [1], "ids, with an expired entry like the server's answer")
    XCTAssertEqual(
      cache.entry(forKey: "courses")?.storedAt.timeIntervalSince(clock.now), 0,
      "seconds from the time of the given clock to storedAt, after an answer like the expired entry"
    )
  }

  /// How long an entry is good for is written in the entry.
  func testEntryKnowsItsTime() async throws {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now, timeToLive: 60)
    clock.pass(59)
    let fresh = try await makeRepository().courses()
    XCTAssertEqual(fresh.map(\.id), [7], "ids, with an entry of 59 seconds that is good for 60")
    clock.pass(1)
    let found = try await makeRepository().courses()
    XCTAssertEqual(found.map(\.id), [1], "ids, with an entry of 60 seconds that is good for 60")
    XCTAssertEqual(
      cache.entry(forKey: "courses")?.timeToLive, 3600,
      "timeToLive of the entry that took the place of one that was good for 60")
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now, timeToLive: 90_000)
    clock.pass(89_999)
    let old = try await makeRepository().courses()
    XCTAssertEqual(
      old.map(\.id), [7], "ids, with an entry of 89,999 seconds that is good for 90,000")
  }

  /// An empty list in the cache counts as nothing.
  func testEmptyListIsAMiss() async throws {
    cache.put([Course](), at: clock.now)
    let found = try await makeRepository().courses()
    XCTAssertEqual(found.map(\.id), [1], "ids, with an empty list in the cache")
    XCTAssertEqual(api.list.count, 1, "requests, with an empty list in the cache")
  }

  /// An empty list of the server is its answer, and the next call asks again.
  func testEmptyAnswerIsAnAnswer() async throws {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    clock.pass(3600)
    api.list.returns([])
    let found = try await makeRepository().courses()
    XCTAssertEqual(found, [], "with an expired entry, and no courses at the server")
    api.list.returns([CourseDTO(id: 2, title: "Greek", lessonCount: 8)])
    let later = try await makeRepository().courses()
    XCTAssertEqual(later.map(\.id), [2], "ids of the next call, with Greek (2) at the server")
  }

  /// The app's own cache remembers what was stored in it.
  func testMemoryCacheRemembers() async throws {
    let cache = MemoryCache()
    for _ in 1...2 {
      let repository: any CourseRepository = DefaultCourseRepository(
        api: api, cache: cache, now: { [clock] in clock.now })
      let found = try await repository.courses()
      XCTAssertEqual(found.map(\.id), [1], "ids, with a MemoryCache")
    }
    XCTAssertEqual(api.list.count, 1, "requests of two repositories with the same MemoryCache")
  }

  /// The repository is given server, cache and clock, and makes none; neither does an entry.
  func testRepositoryMakesNothing() throws {
    let repository = try Codebase.learner.type("DefaultCourseRepository")
    XCTAssertConstructsNoDependency(repository)
    XCTAssertNoGlobals(in: repository)
    for part in [repository, try Codebase.learner.type("CacheEntry")] {
      for clock in ["Date.init()", "Date.now"] {
        XCTAssertNoReference(
          from: part, toSymbol: clock, "the clock is `now`, and there is no other by default")
      }
    }
  }

  /// The app hands its parts to the repository.
  func testAppHandsItsParts() async {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    let list = Chalk.makeCourseList(api: api, cache: cache, now: { [clock] in clock.now })
    await list.load()
    XCTAssertEqual(list.rows, ["Latin, 3 lessons"], "rows with Latin in the cache")
    clock.pass(3600)
    await list.load()
    XCTAssertEqual(list.rows, ["French, 12 lessons"], "rows an hour later")
    let loads = (1...2).map { _ in Task { await list.load() } }
    for load in loads { await load.value }
    XCTAssertEqual(list.rows, ["French, 12 lessons"], "rows after two more loads at once")
  }

  /// Each call of the app makes a list of its own, and nobody keeps it.
  func testAppKeepsNoList() throws {
    XCTAssertFalse(
      Chalk.makeCourseList() === Chalk.makeCourseList(),
      "Two calls of makeCourseList() gave one list.")
    try expectReleased { [Chalk.makeCourseList()] }
    try expectReleased {
      [Chalk.makeCourseList(api: api, cache: cache, now: { [clock] in clock.now })]
    }
  }

  /// What one list has fetched is in the cache for the lists that the app makes after it.
  func testListsShareTheAppsCache() async throws {
    let latin = [Course(id: 7, title: "Latin", lessons: 3)]
    let fresh = CacheEntry(value: latin, storedAt: Date(), timeToLive: 3600)
    try MemoryCache.shared.store(fresh, forKey: "courses")
    let list = Chalk.makeCourseList()
    await list.load()
    let nothing = CacheEntry(value: [Course](), storedAt: .distantPast, timeToLive: 0)
    try MemoryCache.shared.store(nothing, forKey: "courses")
    XCTAssertEqual(
      list.rows, ["Latin, 3 lessons"],
      "rows of `makeCourseList()`, with fresh courses in `MemoryCache.shared`")
  }

  /// The app's lists go by the clock on the wall, as it stands when they ask.
  func testListsGoByTheClockOnTheWall() async throws {
    let network = NetworkStub()
    network.answer(
      "https://chalk.example/courses",
      with: .json(#"[{"id": 2, "title": "Greek", "lesson_count": 8}]"#))
    let list = Chalk.makeCourseList()
    let made = Date()
    while Date() <= made {}
    let latin = [Course(id: 7, title: "Latin", lessons: 3)]
    let over = CacheEntry(value: latin, storedAt: Date(), timeToLive: 0)
    try MemoryCache.shared.store(over, forKey: "courses")
    await list.load()
    let nothing = CacheEntry(value: [Course](), storedAt: .distantPast, timeToLive: 0)
    try MemoryCache.shared.store(nothing, forKey: "courses")
    XCTAssertEqual(
      list.rows, ["Greek, 8 lessons"],
      "rows of `makeCourseList()`, with Latin in `MemoryCache.shared`, stored after the list was made, expired by now, and Greek at the server"
    )
  }

  /// An empty answer is stored like any other.
  func testEmptyAnswerIsStored() async throws {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    clock.pass(3600)
    api.list.returns([])
    _ = try await makeRepository().courses()
    let entry = try XCTUnwrap(cache.entry(forKey: "courses"), "the entry `courses`")
    XCTAssertEqual(entry.value as? [Course], [], "the entry after an empty answer")
    XCTAssertEqual(entry.timeToLive, 3600, "timeToLive of the entry after an empty answer")
    XCTAssertEqual(
      entry.storedAt.timeIntervalSince(clock.now), 0,
      "seconds from the time of the given clock to storedAt, after an empty answer")
  }

  /// The answer is stored as it is, whatever the courses are like.
  func testAnswerIsStoredAsItIs() async throws {
    api.list.returns([
      CourseDTO(id: 4, title: "Polish", lessonCount: 9),
      CourseDTO(id: 1, title: "French", lessonCount: 12),
      CourseDTO(id: 1, title: "French", lessonCount: 12),
      CourseDTO(id: 2, title: "", lessonCount: 0),
    ])
    let all = [(4, "Polish", 9), (1, "French", 12), (1, "French", 12), (2, "", 0)].map {
      Course(id: $0.0, title: $0.1, lessons: $0.2)
    }
    let found = try await makeRepository().courses()
    XCTAssertEqual(found, all, "the answer, with four courses at the server")
    XCTAssertEqual(
      cache.entry(forKey: "courses")?.value as? [Course], all, "stored of four courses")
  }
}
