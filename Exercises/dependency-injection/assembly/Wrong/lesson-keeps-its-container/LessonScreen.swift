// caught by: Step3Assembly.testContainerGoesAway
/// What the screen of one lesson shows.
@MainActor
final class LessonViewModel {
  private let session: any LessonSession
  var container: DIContainer?

  init(session: any LessonSession) {
    self.session = session
  }

  func answer(isRight: Bool) { session.answer(isRight: isRight) }

  var line: String {
    session.mistakes < 3 ? "\(3 - session.mistakes) tries left" : "Take a break."
  }
}

/// Where screens are made.
@MainActor
enum Lingua {
  static func makeContainer() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return container
  }

  static func makeLesson(from container: DIContainer) throws -> LessonViewModel {
    let lesson = LessonViewModel(session: try container.resolve(LessonSession.self))
    lesson.container = container
    return lesson
  }
}
