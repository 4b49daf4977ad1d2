// caught by: Step3Assembly.testContainerGoesAway
/// Says how each part of the app is made; the only place that knows the concrete types.
enum AppAssembly {
  static func assemble(_ container: DIContainer) {
    container.register(CourseRepository.self, lifetime: .container) {
      CachedCourseRepository(
        api: try $0.resolve(CourseAPI.self), cache: try $0.resolve(CourseCache.self))
    }
    container.register(LessonSession.self, lifetime: .factory) { _ in
      CountingLessonSession(progress: try container.resolve(ProgressStore.self))
    }
    container.register(CourseAPI.self, lifetime: .container) { _ in RemoteCourseAPI() }
    container.register(CourseCache.self, lifetime: .container) { _ in MemoryCourseCache() }
    container.register(ProgressStore.self, lifetime: .container) { _ in MemoryProgressStore() }
  }
}
