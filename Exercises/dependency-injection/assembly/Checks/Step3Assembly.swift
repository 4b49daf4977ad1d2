import StructureChecks
import XCTest

@testable import Learner

private final class Step3API: CourseAPI {
  private(set) var calls = 0

  func courses() async throws -> [Course] {
    calls += 1
    return [Course(id: 5, title: "Welsh")]
  }
}

private final class Step3Cache: CourseCache {
  var courses: [Course]?
}

private final class Step3Progress: ProgressStore {
  private(set) var calls: [String] = []

  func finish(lesson: Int, of course: Int) { calls.append("lesson \(lesson) of \(course)") }
  func finishedLessons(of course: Int) -> Set<Int> { [] }
}

private final class Step3Session: LessonSession {
  var mistakes = 2
  private(set) var answers: [Bool] = []

  func answer(isRight: Bool) { answers.append(isRight) }
  func finish(lesson: Int, of course: Int) {}
}

private struct Step3Broken: Error {}

extension DIContainer {
  fileprivate func resolveCache() -> (any CourseCache)? { try? resolve(CourseCache.self) }
}

@MainActor final class Step3Assembly: XCTestCase {
  private func assembled() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return container
  }

  /// Every protocol that the app uses can be resolved.
  func testAssemblyIsComplete() {
    let container = assembled()
    XCTAssertNoThrow(try container.resolve(CourseAPI.self), "CourseAPI")
    XCTAssertNoThrow(try container.resolve(CourseCache.self), "CourseCache")
    XCTAssertNoThrow(try container.resolve(CourseRepository.self), "CourseRepository")
    XCTAssertNoThrow(try container.resolve(ProgressStore.self), "ProgressStore")
    XCTAssertNoThrow(try container.resolve(LessonSession.self), "LessonSession")
  }

  /// The app shares API, cache, repository and progress, and every lesson has a session of its own.
  func testLifetimes() throws {
    let container = assembled()
    XCTAssertTrue(
      try container.resolve(CourseAPI.self) === container.resolve(CourseAPI.self), "one CourseAPI")
    XCTAssertTrue(
      try container.resolve(CourseCache.self) === container.resolve(CourseCache.self),
      "one CourseCache")
    XCTAssertTrue(
      try container.resolve(CourseRepository.self) === container.resolve(CourseRepository.self),
      "one CourseRepository")
    XCTAssertTrue(
      try container.resolve(ProgressStore.self) === container.resolve(ProgressStore.self),
      "one ProgressStore")
    XCTAssertFalse(
      try container.resolve(LessonSession.self) === container.resolve(LessonSession.self),
      "a LessonSession each")
  }

  /// A part that a test replaces reaches everything that is made from it.
  func testReplacedPartReachesOthers() async throws {
    let container = assembled()
    let api = Step3API()
    let cache = Step3Cache()
    container.register(CourseAPI.self, lifetime: .container) { _ in api }
    container.register(CourseCache.self, lifetime: .container) { _ in cache }
    let courses = try await container.resolve(CourseRepository.self).courses()
    XCTAssertEqual(courses, [Course(id: 5, title: "Welsh")], "courses, with the check's API")
    XCTAssertEqual(cache.courses, courses, "what the check's cache holds afterwards")
    let (ofTheApp, other) = (Lingua.makeContainer(), Step3API())
    ofTheApp.register(CourseAPI.self, lifetime: .container) { _ in other }
    _ = try? await ofTheApp.resolve(CourseRepository.self).courses()
    XCTAssertEqual(other.calls, 1, "calls of an API that replaced the one of makeContainer()")
    let progress = Step3Progress()
    container.register(ProgressStore.self, lifetime: .container) { _ in progress }
    try container.resolve(LessonSession.self).finish(lesson: 2, of: 5)
    XCTAssertEqual(progress.calls, ["lesson 2 of 5"], "calls of the check's progress")
  }

  /// A container that nobody needs any more goes away, with its recipes.
  func testContainerGoesAway() throws {
    weak var gone: DIContainer?
    do {
      let container = assembled()
      _ = try container.resolve(CourseRepository.self)
      _ = try container.resolve(LessonSession.self)
      gone = container
    }
    XCTAssertNil(gone, "the container, after its last user has gone")
    weak var ofTheApp: DIContainer?
    do {
      let container = Lingua.makeContainer()
      _ = try Lingua.makeLesson(from: container)
      ofTheApp = container
    }
    XCTAssertNil(ofTheApp, "a container of makeContainer(), after its last user has gone")
    weak var ofALesson: DIContainer?
    let kept: LessonViewModel
    do {
      let container = Lingua.makeContainer()
      kept = try Lingua.makeLesson(from: container)
      ofALesson = container
    }
    withExtendedLifetime(kept) {
      XCTAssertNil(ofALesson, "a container, while a lesson goes on that was made from it")
    }
    weak var lesson: LessonViewModel?
    do { lesson = try Lingua.makeLesson(from: Lingua.makeContainer()) }
    XCTAssertNil(lesson, "a lesson, after its last user has gone")
    let (first, second) = (Lingua.makeContainer(), Lingua.makeContainer())
    XCTAssertFalse(first === second, "two calls of makeContainer gave the same container")
  }

  /// What cannot be made is an error for those who need it: nobody makes a stand-in.
  func testNoStandIns() {
    let broken: [(String, (DIContainer) -> Void)] = [
      (
        "CourseAPI",
        { $0.register(CourseAPI.self, lifetime: .container) { _ in throw Step3Broken() } }
      ),
      (
        "CourseCache",
        { $0.register(CourseCache.self, lifetime: .container) { _ in throw Step3Broken() } }
      ),
    ]
    for (name, breaks) in broken {
      let container = assembled()
      breaks(container)
      XCTAssertThrowsError(
        try container.resolve(CourseRepository.self), "a repository, when \(name) cannot be made"
      ) {
        XCTAssertEqual(
          "\($0)", "\(Step3Broken())", "the error of a repository, when \(name) cannot be made")
      }
    }
    let container = assembled()
    container.register(ProgressStore.self, lifetime: .container) { _ in throw Step3Broken() }
    XCTAssertThrowsError(
      try container.resolve(LessonSession.self), "a session, when ProgressStore cannot be made"
    ) {
      XCTAssertEqual(
        "\($0)", "\(Step3Broken())", "the error of a session, when ProgressStore cannot be made")
    }
  }

  /// Two containers of the app share no part.
  func testContainersShareNothing() throws {
    let (first, second) = (assembled(), assembled())
    XCTAssertFalse(
      try first.resolve(CourseAPI.self) === second.resolve(CourseAPI.self),
      "two containers share a CourseAPI")
    XCTAssertFalse(
      try first.resolve(CourseCache.self) === second.resolve(CourseCache.self),
      "two containers share a CourseCache")
    XCTAssertFalse(
      try first.resolve(CourseRepository.self) === second.resolve(CourseRepository.self),
      "two containers share a CourseRepository")
    XCTAssertFalse(
      try first.resolve(ProgressStore.self) === second.resolve(ProgressStore.self),
      "two containers share a ProgressStore")
    try first.resolve(ProgressStore.self).finish(lesson: 1, of: 5)
    first.resolveCache()?.courses = [Course(id: 5, title: "Welsh")]
    XCTAssertEqual(
      try second.resolve(ProgressStore.self).finishedLessons(of: 5), [],
      "finished lessons in one container, after one in another container")
    XCTAssertNil(
      second.resolveCache()?.courses, "courses in one cache, after some came into another one")
  }

  /// All lessons write into the same progress.
  func testLessonsShareTheProgress() throws {
    let container = assembled()
    try container.resolve(LessonSession.self).finish(lesson: 1, of: 5)
    try container.resolve(LessonSession.self).finish(lesson: 2, of: 5)
    let finished = try container.resolve(ProgressStore.self).finishedLessons(of: 5)
    XCTAssertEqual(finished, [1, 2], "finished lessons, after two sessions")
  }

  /// Each lesson begins with all its tries.
  func testEachLessonBeginsAnew() throws {
    let container = Lingua.makeContainer()
    let first = try Lingua.makeLesson(from: container)
    first.answer(isRight: false)
    XCTAssertEqual(first.line, "2 tries left", "after one mistake")
    first.answer(isRight: true)
    XCTAssertEqual(first.line, "2 tries left", "after a right answer")
    first.answer(isRight: false)
    XCTAssertEqual(first.line, "1 tries left", "after two mistakes")
    first.answer(isRight: false)
    XCTAssertEqual(first.line, "Take a break.", "after three mistakes")
    first.answer(isRight: false)
    XCTAssertEqual(first.line, "Take a break.", "after four mistakes")
    let second = try Lingua.makeLesson(from: container)
    XCTAssertEqual(second.line, "3 tries left", "in the next lesson")
  }

  /// A lesson shows what the session of the given container says, and tells it every answer.
  func testLessonBelongsToItsSession() throws {
    let session = Step3Session()
    let container = assembled()
    var made = 0
    container.register(LessonSession.self, lifetime: .factory) { _ in
      made += 1
      return session
    }
    let lesson = try Lingua.makeLesson(from: container)
    XCTAssertEqual(made, 1, "sessions that were made for one lesson")
    for isRight in [true, false] { lesson.answer(isRight: isRight) }
    XCTAssertEqual(session.answers, [true, false], "answers that the session was told")
    XCTAssertEqual(lesson.line, "1 tries left", "with a session that counts two mistakes")
    session.mistakes = 3
    lesson.answer(isRight: true)
    XCTAssertEqual(
      session.answers, [true, false, true], "answers that the session was told, the last at a break"
    )
    session.mistakes = 0
    XCTAssertEqual(lesson.line, "3 tries left", "with the same session, which forgives both")
  }

  /// A lesson that cannot be put together is an error, not a lesson without a memory.
  func testMissingSessionIsAnError() {
    XCTAssertThrowsError(
      try Lingua.makeLesson(from: DIContainer()), "a lesson from an empty container"
    ) { error in
      guard case DIError.notRegistered(let name) = error else {
        return XCTFail("a lesson from an empty container: expected notRegistered, found \(error)")
      }
      XCTAssertEqual(
        name.contains("LessonSession") ? "LessonSession" : name, "LessonSession",
        "the type that is missing, for a lesson from an empty container")
    }
    let container = assembled()
    container.register(LessonSession.self, lifetime: .factory) { _ in throw Step3Broken() }
    XCTAssertThrowsError(
      try Lingua.makeLesson(from: container), "a lesson, when its session cannot be made"
    ) {
      XCTAssertEqual(
        "\($0)", "\(Step3Broken())", "the error of a lesson, when its session cannot be made")
    }
  }

  /// Only the assembly names concrete classes.
  func testOnlyTheAssemblyNamesClasses() throws {
    let classes = [
      "RemoteCourseAPI", "MemoryCourseCache", "CachedCourseRepository", "MemoryProgressStore",
      "CountingLessonSession",
    ]
    for name in classes {
      let others = Codebase.learner.everything(except: "AppAssembly", name)
      XCTAssertNoReference(from: others, toType: name)
    }
  }
}
