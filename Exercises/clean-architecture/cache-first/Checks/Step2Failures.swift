import TestDoubles
import XCTest

@testable import Data
@testable import Domain

@MainActor private final class Step2API: CourseAPI {
  let list = AnswerStub<Void, [CourseDTO]>(returning: [
    CourseDTO(id: 1, title: "French", lessonCount: 12)
  ])

  func courses() async throws -> [CourseDTO] { try await list() }
}

private final class Step2Cache: Cache, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: CacheEntry] = [:]
  private var isFull = false

  var keys: [String] { lock.withLock { entries.keys.sorted() } }
  func fill() { lock.withLock { isFull = true } }
  func entry(forKey key: String) -> CacheEntry? { lock.withLock { entries[key] } }

  func store(_ entry: CacheEntry, forKey key: String) throws {
    try lock.withLock {
      if isFull { throw Step2Failure(code: 28) }
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

private struct Step2Failure: LocalizedError, Equatable {
  let code: Int
  var errorDescription: String? { "Failure \(code)" }
}

private final class Step2Clock: @unchecked Sendable {
  private let lock = NSLock()
  // Long ago, so that the clock on the wall cannot be right by chance.
  private var time = Date(timeIntervalSince1970: 500_000)

  var now: Date { lock.withLock { time } }
  func pass(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

/// The words of an error, and the kind of those that have none of their own.
private func step2Words(for error: any Error) -> String {
  switch error {
  case let failure as Step2Failure: "Failure \(failure.code)"
  case let failure as URLError: "URLError \(failure.code.rawValue)"
  default: "\(type(of: error))"
  }
}

@MainActor final class Step2Failures: XCTestCase {
  private let api = Step2API()
  private let cache = Step2Cache()
  private let clock = Step2Clock()

  private func makeRepository() -> any CourseRepository {
    DefaultCourseRepository(api: api, cache: cache, now: { [clock] in clock.now })
  }

  private func outcome(of repository: any CourseRepository) async -> String {
    do {
      return "courses \(try await repository.courses().map(\.id))"
    } catch {
      return step2Words(for: error)
    }
  }

  /// A refusal of the server, no network, a slow one, a request that was given up, and an answer that cannot be read.
  private let failures: [any Error] = [
    Step2Failure(code: 503), URLError(.notConnectedToInternet), URLError(.timedOut),
    CancellationError(), URLError(.cancelled),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no courses")),
  ]

  /// Without a cache, a failure of the server reaches the caller as it is.
  func testFailureReachesTheCaller() async {
    for failure in failures {
      api.list.fails(with: failure)
      let before = api.list.count
      let found = await outcome(of: makeRepository())
      let words = step2Words(for: failure)
      XCTAssertEqual(found, words, "the server failed (\(words)), and the cache was empty")
      XCTAssertEqual(api.list.count - before, 1, "requests of one call that failed (\(words))")
      XCTAssertEqual(cache.keys, [], "keys in the cache after a failure")
    }
  }

  /// Old courses are no answer either: a failure is a failure, and the old entry stays as it is.
  func testFailureLeavesTheOldEntry() async {
    let old = clock.now
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: old)
    clock.pass(4000)
    for failure in failures {
      api.list.fails(with: failure)
      let found = await outcome(of: makeRepository())
      let words = step2Words(for: failure)
      XCTAssertEqual(found, words, "the server failed (\(words)), and the entry had expired")
      let entry = cache.entry(forKey: "courses")
      XCTAssertEqual(
        (entry?.value as? [Course])?.map(\.id), [7], "ids in the cache after a failure")
      XCTAssertEqual(
        entry?.storedAt.timeIntervalSince(old), 0,
        "seconds by which storedAt of the old entry has moved after a failure")
    }
  }

  /// After a failure the next call asks again.
  func testNextCallAsksAgain() async {
    let repository = makeRepository()
    api.list.fails(with: Step2Failure(code: 503))
    _ = await outcome(of: repository)
    api.list.returns([CourseDTO(id: 2, title: "Greek", lessonCount: 8)])
    let found = await outcome(of: repository)
    XCTAssertEqual(found, "courses [2]", "the server works again")
    XCTAssertEqual(api.list.count, 2, "requests after a failure and another call")
  }

  /// A cache without room does not cost the answer.
  func testFullCacheKeepsTheAnswer() async {
    cache.fill()
    let repository = makeRepository()
    let first = await outcome(of: repository)
    XCTAssertEqual(first, "courses [1]", "the cache could not store")
    let second = await outcome(of: repository)
    XCTAssertEqual(second, "courses [1]", "the second call, with nothing in the cache")
    XCTAssertEqual(api.list.count, 2, "requests after two calls that could not be stored")
  }

  /// Something else under the key counts as nothing.
  func testForeignEntryIsAMiss() async {
    let course = Course(id: 7, title: "Latin", lessons: 3)
    let foreign: [(String, Any)] = [
      ("a text", "old format"), ("a course and a text", [course, "old"] as [Any]),
      ("what the server says", [CourseDTO(id: 7, title: "Latin", lessonCount: 3)]),
    ]
    for (what, value) in foreign {
      cache.put(value, at: clock.now)
      let found = await outcome(of: makeRepository())
      XCTAssertEqual(found, "courses [1]", "with \(what) in the cache")
      let entry = cache.entry(forKey: "courses")
      XCTAssertEqual(
        (entry?.value as? [Course])?.map(\.id), [1], "ids in the cache after \(what) in it")
    }
  }

  /// What counts as a miss is no way out of a failure either, however fresh it is.
  func testMissIsNoAnswerToAFailure() async {
    let foreign: [(String, Any)] = [
      ("an empty list", [Course]()), ("a text", "old format"),
      ("a course and a text", [Course(id: 7, title: "Latin", lessons: 3), "old"] as [Any]),
    ]
    api.list.fails(with: Step2Failure(code: 503))
    for (what, value) in foreign {
      cache.put(value, at: clock.now)
      let found = await outcome(of: makeRepository())
      XCTAssertEqual(found, "Failure 503", "the server failed, with \(what) fresh in the cache")
    }
  }
}
