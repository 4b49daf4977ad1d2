// caught by: Step3.testContainersShareNothing
/// Says how each part of the app is made; the only place that knows the concrete types.
enum AppAssembly {
  nonisolated(unsafe) private static let cache = MemoryCourseCache()
  static func assemble(_ container: DIContainer) {
    container.register(CourseRepository.self, lifetime: .container) {
      CachedCourseRepository(
        api: try $0.resolve(CourseAPI.self), cache: try $0.resolve(CourseCache.self))
    }
    container.register(LessonSession.self, lifetime: .factory) {
      CountingLessonSession(progress: try $0.resolve(ProgressStore.self))
    }
    container.register(CourseAPI.self, lifetime: .container) { _ in RemoteCourseAPI() }
    container.register(CourseCache.self, lifetime: .container) { _ in cache }
    container.register(ProgressStore.self, lifetime: .container) { _ in MemoryProgressStore() }
  }
}
