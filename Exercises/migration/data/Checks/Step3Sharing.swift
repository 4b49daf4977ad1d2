import TestDoubles
import XCTest

@testable import Learner

private final class Step3Remote: CourseRemote, @unchecked Sendable {
  let courses: AnswerStub<Void, [CourseDTO]>
  let enrolment: AnswerStub<Int, Void>

  init(enrolling: @escaping (Int) throws -> Void = { _ in }) {
    enrolment = AnswerStub(enrolling)
    courses = AnswerStub { _ in try Step3Records.read(1, "Pottery") }
  }
  func fetchCourses() async throws -> [CourseDTO] { try await courses() }
  func enroll(inCourse id: Int) async throws { try await enrolment(id) }
}

private enum Step3Records {
  static func read(_ id: Int, _ title: String) throws -> [CourseDTO] {
    let json = "[{\"id\": \(id), \"title\": \"\(title)\", \"description\": \"\", \"seatsLeft\": 3}]"
    return try JSONDecoder().decode([CourseDTO].self, from: Data(json.utf8))
  }
}

private final class Step3Cache: CourseCache, @unchecked Sendable {
  private let lock = NSLock()
  private var cached: CachedCourses?
  private var loadCount = 0

  /// How often somebody has looked; whoever has looked and found nothing is about to ask or to wait.
  var loads: Int { lock.withLock { loadCount } }

  func load() -> CachedCourses? {
    lock.withLock {
      loadCount += 1
      return cached
    }
  }

  func store(_ courses: CachedCourses) throws { lock.withLock { cached = courses } }
  func clear() { lock.withLock { cached = nil } }
}

/// A cache that takes its time to store: meanwhile an enrolment can clear it, if nothing keeps it out.
private final class Step3SlowCache: CourseCache, @unchecked Sendable {
  private let lock = NSLock()
  private var isAtWork = false
  private var clearCount = 0
  private let cache = Step3Cache()
  private let hasEnrolled: @Sendable () -> Bool

  init(hasEnrolled: @escaping @Sendable () -> Bool) { self.hasEnrolled = hasEnrolled }

  var isStoring: Bool { lock.withLock { isAtWork } }
  func load() -> CachedCourses? { cache.load() }

  func store(_ courses: CachedCourses) throws {
    let before = lock.withLock {
      isAtWork = true
      return clearCount
    }
    // Who sleeps leaves the processor to the others, so that they come, however few processors there are. Who is let
    // in by the server clears the cache at once, or is kept out by something; on one actor nobody comes so far.
    for _ in 1...150 where !hasEnrolled() { usleep(1000) }
    for _ in 1...25 where lock.withLock({ clearCount == before }) { usleep(1000) }
    try cache.store(courses)
  }

  func clear() {
    cache.clear()
    lock.withLock { clearCount += 1 }
  }
}

/// A cache at which the first caller meets a second one, if nothing keeps them apart; alone it goes on after a while.
private final class Step3MeetingPoint: CourseCache, @unchecked Sendable {
  private let lock = NSLock()
  private var callers = 0
  private let patience: Step3Patience
  private let cache = Step3Cache()

  init(patience: Step3Patience) { self.patience = patience }

  func load() -> CachedCourses? {
    let cached = cache.load()
    lock.withLock { callers += 1 }
    guard patience.isLeft else { return cached }
    // On a busy machine each yield may take long.
    let start = ContinuousClock.now
    defer { patience.note(start.duration(to: .now)) }
    for poll in 1...30_000 {
      if lock.withLock({ callers > 1 }) { return cached }
      guard poll.isMultiple(of: 300) else { continue }
      sched_yield()
      if start.duration(to: .now) > .milliseconds(300) { return cached }
    }
    return cached
  }

  func store(_ courses: CachedCourses) throws { try cache.store(courses) }
  func clear() { cache.clear() }
}

/// Where nobody ever comes, the others need not wait as well.
private final class Step3Patience: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Duration = .seconds(2)

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

private struct Step3Failure: LocalizedError, Equatable {
  let code: Int
  var errorDescription: String? { "Failure \(code)" }
}

/// The words of an error of the server's.
private func step3Words(for error: any Error) -> String {
  (error as? URLError).map { "URLError \($0.code.rawValue)" } ?? "\(error)"
}

private final class Step3Clock: @unchecked Sendable {
  private let lock = NSLock()
  // Long ago, so that the clock on the wall cannot be right by chance.
  private var time = Date(timeIntervalSince1970: 500_000)

  var now: Date { lock.withLock { time } }
  func pass(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

private let latin = Course(id: 7, title: "Latin", description: "", seatsLeft: 1)

@MainActor final class Step3Sharing: XCTestCase {
  private let remote = Step3Remote()
  private let cache = Step3Cache()
  private let clock = Step3Clock()

  private func makeRepository() -> any CourseRepository {
    DefaultCourseRepository(remote: remote, cache: cache, now: { [clock] in clock.now })
  }

  private func ask(_ repository: any CourseRepository) -> Task<String, Never> {
    Task { @MainActor in
      do {
        return try await repository.fetchCourses().map(\.title).joined(separator: ", ")
      } catch {
        return error.localizedDescription
      }
    }
  }

  /// Comes to rest when so many have looked into the cache. Who looks for a request first need not look there.
  private func arrival(of callers: Int, at cache: Step3Cache? = nil) async {
    let place = cache ?? self.cache
    await MainQueue.run(turns: 200, until: place.loads >= callers)
    await MainQueue.settle()
  }

  /// Everybody who asks while a request is under way waits for that one.
  func testCallersShareARequest() async {
    let repository = makeRepository()
    remote.courses.hold()
    let callers = [ask(repository), ask(repository), ask(repository)]
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    await arrival(of: 3)
    XCTAssertEqual(remote.courses.count, 1, "requests for three callers at the same time")
    remote.courses.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, "Pottery", "each caller's answer")
    }
    XCTAssertEqual(remote.courses.count, 1, "requests after all three have their answer")
  }

  // Threads that do not meet show nothing: a class without protection can pass, but nothing that is right fails.
  /// Callers on different threads do not get in each other's way, and share a request as well.
  func testCallersAtTheSameTime() async {
    remote.courses.hold()
    let threads = Step3Threads()
    let patience = Step3Patience()
    let repositories = (1...40).map { _ in
      DefaultCourseRepository(
        remote: remote, cache: Step3MeetingPoint(patience: patience),
        now: { [clock] in clock.now })
    }
    let callers = repositories.flatMap { repository in
      (1...4).map { _ in
        Task.detached(executorPreference: threads) {
          try? await repository.fetchCourses().map(\.title)
        }
      }
    }
    await MainQueue.run(turns: 5000, until: remote.courses.pending.count >= repositories.count)
    await MainQueue.settle()
    remote.courses.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, ["Pottery"], "the answer of each of four callers on several threads")
    }
    XCTAssertEqual(
      remote.courses.count, repositories.count,
      "requests of \(repositories.count) repositories, each with four callers on several threads")
  }

  /// A shared request that fails has failed for all, and the next call starts another.
  func testSharedFailure() async {
    let repository = makeRepository()
    remote.courses.hold()
    let callers = [ask(repository), ask(repository)]
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    await arrival(of: 2)
    remote.courses.fails(with: Step3Failure(code: 503))
    remote.courses.release()
    for caller in callers {
      let found = await caller.value
      XCTAssertEqual(found, "Failure 503", "each caller's answer after a failure")
    }
    XCTAssertEqual(remote.courses.count, 1, "requests for two callers at the same time")
    await MainQueue.settle()
    _ = await ask(repository).value
    XCTAssertEqual(remote.courses.count, 2, "requests after another call")
  }

  /// Somebody who gives up takes nothing away from the others who wait.
  func testCancelledCallerLeavesTheRest() async {
    let repository = makeRepository()
    remote.courses.hold()
    let first = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    let second = ask(repository)
    await arrival(of: 2)
    first.cancel()
    await MainQueue.settle()
    remote.courses.release()
    let found = await second.value
    XCTAssertEqual(found, "Pottery", "the second caller's answer, when the first has given up")
    XCTAssertEqual(remote.courses.count, 1, "requests for two callers, the first given up")
    _ = await first.value
    cache.clear()
    remote.courses.hold()
    let before = cache.loads
    let third = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    let fourth = ask(repository)
    await arrival(of: before + 2)
    fourth.cancel()
    await MainQueue.settle()
    remote.courses.release()
    let answer = await third.value
    XCTAssertEqual(answer, "Pottery", "the first caller's answer, when the second has given up")
    XCTAssertEqual(remote.courses.count, 2, "requests in both rounds, two callers in each")
    _ = await fourth.value
  }

  /// An enrolment does not wait for a request that is under way, and does not disturb it.
  func testEnrolmentDuringARequest() async throws {
    let repository = makeRepository()
    remote.courses.hold()
    let caller = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    let enrolment = Task { @MainActor in try await repository.enroll(inCourse: 1) }
    await MainQueue.run(until: !remote.enrolment.inputs.isEmpty)
    XCTAssertEqual(remote.enrolment.inputs, [1], "enrolments while a request is under way")
    await MainQueue.settle()
    remote.courses.release()
    try await enrolment.value
    let found = await caller.value
    XCTAssertEqual(found, "Pottery", "the answer of a request with an enrolment in between")
  }

  /// A request from before an enrolment brings old seats: its answer is not stored.
  func testOldSeatsAreNotStored() async throws {
    let repository = makeRepository()
    remote.courses.hold()
    let caller = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    try await repository.enroll(inCourse: 1)
    remote.courses.release()
    let found = await caller.value
    XCTAssertEqual(found, "Pottery", "the answer of a request with an enrolment in between")
    await MainQueue.settle()
    XCTAssertNil(cache.load(), "in the cache after an answer that is older than the enrolment")
    _ = await ask(repository).value
    XCTAssertEqual(remote.courses.count, 2, "requests, with another call after all that")
    XCTAssertEqual(
      cache.load()?.courses.map(\.title), ["Pottery"], "in the cache after the other call")
  }

  /// The second enrolment makes old what was asked for after the first one.
  func testEachEnrolmentCounts() async throws {
    let repository = makeRepository()
    for enrolment in 1...3 {
      remote.courses.hold()
      let before = remote.courses.count
      let caller = ask(repository)
      await MainQueue.run(until: remote.courses.count == before + 1)
      await MainQueue.run(until: !remote.courses.pending.isEmpty)
      try await repository.enroll(inCourse: 1)
      remote.courses.release()
      _ = await caller.value
      await MainQueue.settle()
      XCTAssertNil(
        cache.load(), "in the cache after an answer that is older than enrolment \(enrolment)")
    }
    XCTAssertEqual(remote.courses.count, 3, "requests of three callers, each before an enrolment")
  }

  /// A request that began while an enrolment was under way brings old seats as well.
  func testRequestDuringAnEnrolment() async throws {
    let repository = makeRepository()
    remote.enrolment.hold()
    let enrolment = Task { @MainActor in try await repository.enroll(inCourse: 1) }
    await MainQueue.run(until: !remote.enrolment.pending.isEmpty)
    remote.courses.hold()
    let caller = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    remote.enrolment.release()
    try await enrolment.value
    remote.courses.release()
    let found = await caller.value
    XCTAssertEqual(found, "Pottery", "the answer of a request in the middle of an enrolment")
    await MainQueue.settle()
    XCTAssertNil(cache.load(), "in the cache after an answer that is older than the enrolment")
  }

  /// A request from before an enrolment that fails late takes nothing away from the one after it.
  func testOldFailureLeavesTheNewRequest() async throws {
    let repository = makeRepository()
    remote.courses.hold()
    let early = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    try await repository.enroll(inCourse: 1)
    let late = ask(repository)
    await MainQueue.run(until: remote.courses.pending.count == 2)
    remote.courses.release(0, with: .failure(Step3Failure(code: 503)))
    let old = await early.value
    XCTAssertEqual(old, "Failure 503", "the answer of the request from before the enrolment")
    await MainQueue.settle()
    let third = ask(repository)
    await MainQueue.settle()
    XCTAssertEqual(
      remote.courses.count, 2, "requests, when the old one has failed and the new one is under way")
    remote.courses.release()
    for caller in [late, third] {
      let found = await caller.value
      XCTAssertEqual(found, "Pottery", "the answer of callers from after the enrolment")
    }
  }

  /// An enrolment that fails has no effect on a request: it is shared on, and its answer is stored.
  func testFailedEnrolmentDuringARequest() async {
    let repository = makeRepository()
    remote.courses.hold()
    let early = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    remote.enrolment.fails(with: Step3Failure(code: 409))
    try? await repository.enroll(inCourse: 1)
    let late = ask(repository)
    await MainQueue.settle()
    XCTAssertEqual(
      remote.courses.count, 1, "requests, with an enrolment that failed between two callers")
    remote.courses.release()
    for caller in [early, late] {
      let found = await caller.value
      XCTAssertEqual(found, "Pottery", "the answer of both callers")
    }
    XCTAssertEqual(
      cache.load()?.courses.map(\.title), ["Pottery"],
      "in the cache after a request with an enrolment in between that failed")
  }

  /// Whoever asks after an enrolment waits for a new request, not for one from before it.
  func testAskingAfterAnEnrolmentIsANewRequest() async throws {
    let repository = makeRepository()
    remote.courses.hold()
    let early = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    try await repository.enroll(inCourse: 1)
    let late = ask(repository)
    await MainQueue.run(until: remote.courses.pending.count == 2)
    XCTAssertEqual(remote.courses.count, 2, "requests, with an enrolment between two callers")
    remote.courses.release(0)
    let old = await early.value
    XCTAssertEqual(old, "Pottery", "the answer of the request from before the enrolment")
    await MainQueue.settle()
    let third = ask(repository)
    await MainQueue.settle()
    XCTAssertEqual(remote.courses.count, 2, "requests, with the new one still under way")
    let newest = try Step3Records.read(2, "Drawing")
    remote.courses.release(0, with: .success(newest))
    remote.courses.returns(newest)
    remote.courses.release()
    for caller in [late, third] {
      let found = await caller.value
      XCTAssertEqual(found, "Drawing", "the answer of callers from after the enrolment")
    }
    XCTAssertEqual(cache.load()?.courses.map(\.title), ["Drawing"], "in the cache at the end")
  }

  /// A request that is over is not shared any more: an hour later there is a new one.
  func testNextRequestIsANewOne() async {
    let repository = makeRepository()
    _ = await ask(repository).value
    clock.pass(3600)
    _ = await ask(repository).value
    XCTAssertEqual(remote.courses.count, 2, "requests, an hour after the first")
  }

  /// An enrolment goes to the server with the number of the course.
  func testEnrolmentGoesToTheServer() async throws {
    try await makeRepository().enroll(inCourse: 41)
    XCTAssertEqual(remote.enrolment.inputs, [41], "numbers given to the server")
    XCTAssertEqual(remote.courses.count, 0, "fetches caused by an enrolment")
    let full = Course(id: 4, title: "Yoga", description: "", seatsLeft: 0)
    try cache.store(CachedCourses(courses: [full], storedAt: clock.now))
    try await makeRepository().enroll(inCourse: 4)
    XCTAssertEqual(
      remote.enrolment.inputs, [41, 4], "numbers, with a cache that calls course 4 full")
  }

  /// After an enrolment the seats in the cache are wrong, so the next fetch asks the server.
  func testEnrolmentEmptiesTheCache() async throws {
    let repository = makeRepository()
    _ = await ask(repository).value
    try await repository.enroll(inCourse: 1)
    XCTAssertNil(cache.load(), "in the cache after an enrolment")
    _ = await ask(repository).value
    XCTAssertEqual(remote.courses.count, 2, "requests, with an enrolment between two fetches")
    try await repository.enroll(inCourse: 41)
    XCTAssertNil(
      cache.load()?.courses.map(\.title).joined(separator: ", "),
      "in the cache after an enrolment in course 41, which the cache does not hold")
  }

  /// Whoever gives up when the seat is taken already has taken it: the cache is cleared as well.
  func testCancelledEnrolmentThatSucceeded() async throws {
    let remote = Step3Remote { _ in withUnsafeCurrentTask { $0?.cancel() } }
    let repository: any CourseRepository = DefaultCourseRepository(
      remote: remote, cache: cache, now: { [clock] in clock.now })
    try cache.store(CachedCourses(courses: [latin], storedAt: clock.now))
    await Task { @MainActor in try? await repository.enroll(inCourse: 7) }.value
    XCTAssertEqual(remote.enrolment.inputs, [7], "numbers given to the server")
    XCTAssertNil(
      cache.load(), "in the cache, when the caller was cancelled after the server had enrolled")
  }

  /// An enrolment that fails reaches the caller as it is, and leaves the cache alone.
  func testFailedEnrolmentChangesNothing() async throws {
    let repository = makeRepository()
    let before = CachedCourses(courses: [latin], storedAt: clock.now)
    try cache.store(before)
    remote.enrolment.fails(with: Step3Failure(code: 409))
    do {
      try await repository.enroll(inCourse: 7)
      XCTFail("expected the server's error, found success")
    } catch {
      XCTAssertEqual(error as? Step3Failure, Step3Failure(code: 409), "found: \(error)")
    }
    XCTAssertEqual(cache.load(), before, "in the cache after an enrolment that failed")
    remote.enrolment.fails(with: CancellationError())
    do {
      try await repository.enroll(inCourse: 7)
      XCTFail("expected the server's CancellationError, found success")
    } catch {
      XCTAssertTrue(error is CancellationError, "an enrolment that was cancelled, found: \(error)")
    }
    XCTAssertEqual(cache.load(), before, "in the cache after an enrolment that was cancelled")
    let failures: [any Error] = [
      URLError(.timedOut), URLError(.networkConnectionLost), URLError(.notConnectedToInternet),
      UnexpectedStatus(code: 409), UnexpectedStatus(code: 503),
    ]
    for failure in failures {
      remote.enrolment.fails(with: failure)
      let (sent, words) = (remote.enrolment.inputs.count, step3Words(for: failure))
      do {
        try await repository.enroll(inCourse: 7)
        XCTFail("expected the server's \(words), found success")
      } catch {
        XCTAssertEqual(step3Words(for: error), words, "the error of an enrolment that failed")
      }
      // Whoever sends it once more may take a second seat.
      XCTAssertEqual(
        remote.enrolment.inputs.count - sent, 1,
        "enrolments sent by one that failed with \(words)")
      XCTAssertEqual(
        cache.load(), before, "in the cache after an enrolment that failed with \(words)")
    }
  }

  /// Each enrolment reaches the server, also during another one.
  func testEveryEnrolmentReachesTheServer() async throws {
    let repository = makeRepository()
    remote.enrolment.hold()
    let enrolments = (1...2).map { _ in Task { try await repository.enroll(inCourse: 7) } }
    await MainQueue.run(until: remote.enrolment.pending.count == 2)
    XCTAssertEqual(
      remote.enrolment.inputs, [7, 7], "enrolments at the server, the second during the first")
    remote.enrolment.release()
    for enrolment in enrolments { try await enrolment.value }
  }

  /// An answer from before an enrolment that comes last of all takes nothing away from the newer one.
  func testOldAnswerLeavesTheNewOne() async throws {
    let repository = makeRepository()
    remote.courses.hold()
    let early = ask(repository)
    await MainQueue.run(until: !remote.courses.pending.isEmpty)
    try await repository.enroll(inCourse: 1)
    let late = ask(repository)
    await MainQueue.run(until: remote.courses.pending.count == 2)
    remote.courses.release(1, with: .success(try Step3Records.read(2, "Drawing")))
    let newest = await late.value
    XCTAssertEqual(newest, "Drawing", "the answer of who asked after the enrolment")
    remote.courses.release()
    _ = await early.value
    await MainQueue.settle()
    XCTAssertEqual(
      cache.load()?.courses.map(\.title), ["Drawing"],
      "in the cache after the older answer has come last")
  }

  /// An enrolment on another thread does not come between the question whether seats are old and the storing of them.
  func testEnrolmentWhileCoursesAreStored() async throws {
    let cache = Step3SlowCache { [remote] in !remote.enrolment.inputs.isEmpty }
    let repository = DefaultCourseRepository(
      remote: remote, cache: cache, now: { [clock] in clock.now })
    let threads = Step3Threads()
    let caller = Task.detached(executorPreference: threads) { try await repository.fetchCourses() }
    let enrolment = Task.detached(executorPreference: threads) {
      for _ in 1...5000 where !cache.isStoring { usleep(1000) }
      try await repository.enroll(inCourse: 1)
    }
    _ = try await caller.value
    try await enrolment.value
    await MainQueue.settle()
    XCTAssertEqual(
      cache.load()?.courses.map(\.title) ?? [], [],
      "in the cache after an enrolment that came while older courses were just being stored")
  }

  /// Whoever has waited asks no more: the answer is everybody's, also one that the cache does not keep.
  func testAnswerIsForAllWhoWait() async throws {
    for isEmpty in [true, false] {
      let (remote, cache) = (Step3Remote(), Step3Cache())
      if isEmpty { remote.courses.returns([]) }
      let repository: any CourseRepository = DefaultCourseRepository(
        remote: remote, cache: cache, now: { [clock] in clock.now })
      remote.courses.hold()
      let callers = [ask(repository), ask(repository)]
      await MainQueue.run(until: !remote.courses.pending.isEmpty)
      await arrival(of: 2, at: cache)
      if !isEmpty { try await repository.enroll(inCourse: 1) }
      remote.courses.release(0)
      remote.courses.returns(try Step3Records.read(2, "Drawing"))
      remote.courses.release()
      let situation = isEmpty ? "an empty answer" : "an enrolment during the request"
      for caller in callers {
        let found = await caller.value
        XCTAssertEqual(found, isEmpty ? "" : "Pottery", "each caller's answer, with \(situation)")
      }
      XCTAssertEqual(remote.courses.count, 1, "requests for two callers, with \(situation)")
    }
  }
}
