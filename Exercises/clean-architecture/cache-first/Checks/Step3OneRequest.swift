import TestDoubles
import XCTest

@testable import Data
@testable import Domain

@MainActor private final class Step3API: CourseAPI {
  let list = AnswerStub<Void, [CourseDTO]>(returning: [
    CourseDTO(id: 1, title: "French", lessonCount: 12)
  ])

  func courses() async throws -> [CourseDTO] { try await list() }
}

private final class Step3Cache: Cache, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: CacheEntry] = [:]
  private var isFull = false
  private var stores = 0
  private var looks = 0
  private var meeting: Step3Meeting?

  var storeCount: Int { lock.withLock { stores } }
  /// How often somebody has looked; whoever has looked and found nothing is about to ask or to wait.
  var lookCount: Int { lock.withLock { looks } }
  var keys: [String] { lock.withLock { entries.keys.sorted() } }
  func fill() { lock.withLock { isFull = true } }
  func waitToStore(at meeting: Step3Meeting) { lock.withLock { self.meeting = meeting } }

  func entry(forKey key: String) -> CacheEntry? {
    lock.withLock {
      looks += 1
      return entries[key]
    }
  }

  func store(_ entry: CacheEntry, forKey key: String) throws {
    // Outside of the lock, so that others can look into the cache meanwhile.
    lock.withLock { meeting }?.waitAtRest()
    try lock.withLock {
      if isFull { throw Step3Failure(code: 28) }
      entries[key] = entry
      stores += 1
    }
  }

  /// Puts courses there as if they had been fetched.
  func put(_ value: Any, at time: Date, timeToLive: TimeInterval = 3600) {
    lock.withLock {
      entries["courses"] = CacheEntry(value: value, storedAt: time, timeToLive: timeToLive)
    }
  }
}

private struct Step3Failure: LocalizedError, Equatable {
  let code: Int
  var errorDescription: String? { "Failure \(code)" }
}

private final class Step3Clock: @unchecked Sendable {
  private let lock = NSLock()
  // Long ago, so that the clock on the wall cannot be right by chance.
  private var time = Date(timeIntervalSince1970: 500_000)

  var now: Date { lock.withLock { time } }
  func pass(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

/// A repository that every thread may call, as the protocol lets it.
private struct Step3Anywhere: @unchecked Sendable {
  private let repository: any CourseRepository

  init(_ repository: any CourseRepository) { self.repository = repository }

  func courses() async throws -> [Course] { try await repository.courses() }
}

/// A place where the first caller meets a second one, if nothing keeps them apart; alone it goes on after a while.
private final class Step3Meeting: @unchecked Sendable {
  private let lock = NSLock()
  private var arrivals = 0
  private let patience: Step3Patience

  init(patience: Step3Patience) { self.patience = patience }

  func arrive() { lock.withLock { arrivals += 1 } }

  /// Who sleeps leaves the processor to the others, so that they come, however few processors there are.
  func waitAtRest() {
    arrive()
    for _ in 1...300 where lock.withLock({ arrivals <= 1 }) { usleep(1000) }
  }

  func wait() {
    arrive()
    guard patience.isLeft else { return }
    // On a busy machine each yield may take long.
    let start = ContinuousClock.now
    defer { patience.note(start.duration(to: .now)) }
    for poll in 1...30_000 {
      if lock.withLock({ arrivals > 1 }) { return }
      guard poll.isMultiple(of: 300) else { continue }
      sched_yield()
      if start.duration(to: .now) > .milliseconds(300) { return }
    }
  }
}

/// Where nobody ever comes, the others need not wait as well.
private final class Step3Patience: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Duration = .seconds(4)

  var isLeft: Bool { lock.withLock { left > .zero } }
  func note(_ waited: Duration) { lock.withLock { left -= waited } }
}

/// Runs each piece of work on a thread of its own, so that callers are never one behind the other.
private final class Step3Threads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@MainActor final class Step3OneRequest: XCTestCase {
  private let api = Step3API()
  private let cache = Step3Cache()
  private let clock = Step3Clock()

  private func makeRepository() -> any CourseRepository {
    DefaultCourseRepository(api: api, cache: cache, now: { [clock] in clock.now })
  }

  private func ask(_ repository: any CourseRepository) -> Task<String, Never> {
    Task { @MainActor in
      do {
        return "courses \(try await repository.courses().map(\.id))"
      } catch {
        return error.localizedDescription
      }
    }
  }

  /// Comes to rest when so many have looked into the cache. Who looks for a request first need not look there.
  private func arrival(of callers: Int, at cache: Step3Cache? = nil) async {
    let place = cache ?? self.cache
    await MainQueue.run(turns: 200, until: place.lookCount >= callers)
    await MainQueue.settle()
  }

  /// Everybody who asks while a request is under way waits for that one.
  func testCallersShareARequest() async {
    let repository = makeRepository()
    api.list.hold()
    let callers = (1...50).map { _ in ask(repository) }
    await MainQueue.run(until: !api.list.pending.isEmpty)
    await arrival(of: 50)
    XCTAssertEqual(api.list.count, 1, "requests for fifty callers at the same time")
    api.list.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, "courses [1]", "each caller's answer")
    }
    XCTAssertEqual(api.list.count, 1, "requests after all fifty have their answer")
  }

  /// The same goes when there is an old entry: it is nobody's answer, and one request replaces it.
  func testCallersShareARequestForAnOldEntry() async {
    cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: clock.now)
    clock.pass(3600)
    let repository = makeRepository()
    api.list.hold()
    let callers = [ask(repository), ask(repository), ask(repository)]
    await MainQueue.run(until: !api.list.pending.isEmpty)
    await arrival(of: 3)
    XCTAssertEqual(api.list.count, 1, "requests for three callers, with an expired entry")
    api.list.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, "courses [1]", "each caller's answer, with Latin (7) expired")
    }
  }

  /// A shared request that fails has failed for all, and the next call starts another.
  func testSharedFailure() async {
    let repository = makeRepository()
    api.list.hold()
    let callers = [ask(repository), ask(repository)]
    await MainQueue.run(until: !api.list.pending.isEmpty)
    await arrival(of: 2)
    api.list.fails(with: Step3Failure(code: 503))
    api.list.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, "Failure 503", "each caller's answer after a failure")
    }
    XCTAssertEqual(api.list.count, 1, "requests for two callers at the same time")
    api.list.returns([CourseDTO(id: 2, title: "Greek", lessonCount: 8)])
    let found = await ask(repository).value
    XCTAssertEqual(found, "courses [2]", "the answer of the next call")
  }

  /// A request that is over is not shared any more: when the entry has expired, there is a new one.
  func testNextRequestIsANewOne() async {
    let repository = makeRepository()
    _ = await ask(repository).value
    clock.pass(3600)
    api.list.returns([CourseDTO(id: 2, title: "Greek", lessonCount: 8)])
    let found = await ask(repository).value
    XCTAssertEqual(found, "courses [2]", "an hour after the first request")
    XCTAssertEqual(api.list.count, 2, "requests")
    let again = await ask(repository).value
    XCTAssertEqual(again, "courses [2]", "right after the second request")
    XCTAssertEqual(api.list.count, 2, "requests, with the second answer fresh in the cache")
  }

  /// Somebody who stops waiting does not take the answer from the others.
  func testOneCallerGivesUp() async {
    let repository = makeRepository()
    api.list.hold()
    let first = ask(repository)
    await MainQueue.run(until: !api.list.pending.isEmpty)
    let second = ask(repository)
    await arrival(of: 2)
    first.cancel()
    await MainQueue.settle()
    let third = ask(repository)
    await arrival(of: 3)
    api.list.release()
    for caller in [second, third] {
      let found = await caller.value
      XCTAssertEqual(
        found, "courses [1]", "the answer of somebody else, after the first was cancelled")
    }
    let given = await first.value
    XCTAssertNotEqual(given, "courses []", "what the caller hears that was cancelled")
    XCTAssertEqual(
      api.list.count, 1, "requests, of a caller before and one after the first was cancelled, too")
    clock.pass(7200)
    api.list.hold()
    let before = cache.lookCount
    let other = ask(repository)
    await MainQueue.run(until: !api.list.pending.isEmpty)
    let late = ask(repository)
    await arrival(of: before + 2)
    late.cancel()
    await MainQueue.settle()
    let last = ask(repository)
    await arrival(of: before + 3)
    api.list.release()
    for caller in [other, last] {
      let found = await caller.value
      XCTAssertEqual(
        found, "courses [1]", "the answer of somebody else, after the second was cancelled")
    }
    _ = await late.value
    XCTAssertEqual(
      api.list.count, 2,
      "requests in all, with a third caller after the second of the second request was cancelled")
  }

  /// Callers on several threads at once share a request as well.
  func testCallersFromAnywhere() async {
    let old = clock.now
    clock.pass(3600)
    api.list.hold()
    let threads = Step3Threads()
    let patience = Step3Patience()
    let repositories = (1...40).map { _ in
      let meeting = Step3Meeting(patience: patience)
      let cache = Step3Cache()
      cache.put([Course(id: 7, title: "Latin", lessons: 3)], at: old)
      return Step3Anywhere(
        DefaultCourseRepository(
          api: api, cache: cache,
          now: { [clock] in
            meeting.wait()
            return clock.now
          }))
    }
    let callers = repositories.flatMap { repository in
      (1...4).map { _ in
        Task.detached(executorPreference: threads) { try? await repository.courses().map(\.id) }
      }
    }
    await MainQueue.run(turns: 5000, until: api.list.pending.count >= repositories.count)
    await MainQueue.settle()
    api.list.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, [1], "the answer of each of four callers on several threads")
    }
    XCTAssertEqual(
      api.list.count, repositories.count,
      "requests of \(repositories.count) repositories, each with four callers on several threads")
  }

  /// The answer is in the cache when the callers have it, stored once for all of them.
  func testAnswerIsStoredOnce() async {
    let repository = Step3Anywhere(makeRepository())
    api.list.hold()
    let meeting = Step3Meeting(patience: Step3Patience())
    cache.waitToStore(at: meeting)
    let threads = Step3Threads()
    let callers = (1...4).map { _ in
      Task.detached(executorPreference: threads) { [cache] in
        _ = try? await repository.courses()
        defer { meeting.arrive() }
        return cache.storeCount
      }
    }
    await MainQueue.run(until: !api.list.pending.isEmpty)
    await MainQueue.settle()
    clock.pass(10)
    api.list.release()
    for caller in callers {
      let stored = await caller.value
      XCTAssertEqual(
        stored, 1,
        "how often the answer was in the cache when one of four callers had it, with a cache that takes its time"
      )
    }
    let entry = cache.entry(forKey: "courses")
    XCTAssertEqual((entry?.value as? [Course])?.map(\.id), [1], "ids in the cache")
    XCTAssertEqual(
      entry?.storedAt.timeIntervalSince(clock.now), 0,
      "seconds from the time at which the answer came to storedAt")
    XCTAssertEqual(cache.storeCount, 1, "how often the answer for four callers was stored")
  }

  /// The server's answer takes the place of whatever came into the cache meanwhile.
  func testFreshEntryDuringARequest() async {
    for isEmpty in [false, true] {
      let repository = makeRepository()
      let answer = isEmpty ? [] : [CourseDTO(id: 2, title: "Greek", lessonCount: 8)]
      let (latin, ids) = ([Course(id: 7, title: "Latin", lessons: 3)], answer.map(\.id))
      api.list.hold()
      let waiting = ask(repository)
      await MainQueue.run(until: !api.list.pending.isEmpty)
      cache.put(latin, at: clock.now)
      api.list.returns(answer)
      api.list.release()
      let own = await waiting.value
      XCTAssertEqual(
        own, "courses \(ids)",
        "the answer, Latin (7) having come into the cache during the request for \(ids)")
      XCTAssertEqual(
        (cache.entry(forKey: "courses")?.value as? [Course])?.map(\.id), ids,
        "ids in the cache after the server's answer of \(ids)")
      clock.pass(3600)
    }
  }

  /// There is one request at a time, whoever comes and goes: one that has ended ends no other.
  func testRequestsNeverOverlap() async {
    let busy = Step3BusyAPI()
    cache.fill()
    let repository = Step3Anywhere(
      DefaultCourseRepository(api: busy, cache: cache, now: { [clock] in clock.now }))
    let callers = (0..<24).map { number in
      Task.detached(priority: number.isMultiple(of: 2) ? .high : .background) {
        for _ in 1...60 { _ = try? await repository.courses() }
      }
    }
    for caller in callers { await caller.value }
    XCTAssertEqual(busy.most, 1, "requests that were under way at the same time, at most")
  }

  /// While the answer is being stored the request is still under way.
  func testNobodyAsksBetweenAnswerAndStore() async {
    for _ in 1...20 {
      let cache = Step3Cache()
      let api = Step3API()
      let repository: any CourseRepository = DefaultCourseRepository(
        api: api, cache: cache, now: { [clock] in clock.now })
      api.list.hold()
      var callers = [ask(repository)]
      await MainQueue.run(until: !api.list.pending.isEmpty)
      api.list.release()
      for _ in 1...50 {
        callers.append(ask(repository))
        await Task.yield()
      }
      for caller in callers { _ = await caller.value }
      XCTAssertEqual(api.list.count, 1, "requests, with callers coming while the answer came")
    }
  }

  /// Whoever has waited asks no more: the answer is everybody's, also one that the cache does not keep.
  func testAnswerIsForAllWhoWait() async {
    for isEmpty in [true, false] {
      let (api, cache) = (Step3API(), Step3Cache())
      if isEmpty { api.list.returns([]) } else { cache.fill() }
      let repository: any CourseRepository = DefaultCourseRepository(
        api: api, cache: cache, now: { [clock] in clock.now })
      api.list.hold()
      let callers = [ask(repository), ask(repository), ask(repository)]
      await MainQueue.run(until: !api.list.pending.isEmpty)
      await arrival(of: 3, at: cache)
      api.list.release(0)
      api.list.returns([CourseDTO(id: 2, title: "Greek", lessonCount: 8)])
      api.list.release()
      let situation = isEmpty ? "an empty answer" : "a full cache"
      for caller in callers {
        let found = await caller.value
        XCTAssertEqual(
          found, isEmpty ? "courses []" : "courses [1]", "each caller's answer, with \(situation)")
      }
      XCTAssertEqual(api.list.count, 1, "requests for three callers, with \(situation)")
      let next = await ask(repository).value
      XCTAssertEqual(next, "courses [2]", "the answer of the next call, after \(situation)")
    }
  }
}

/// A server that knows how many requests are under way.
private final class Step3BusyAPI: CourseAPI, @unchecked Sendable {
  private let lock = NSLock()
  private var current = 0
  private var highest = 0

  var most: Int { lock.withLock { highest } }

  func courses() async throws -> [CourseDTO] {
    lock.withLock {
      current += 1
      highest = max(highest, current)
    }
    for _ in 1...5 { await Task.yield() }
    lock.withLock { current -= 1 }
    return [CourseDTO(id: 1, title: "French", lessonCount: 12)]
  }
}
