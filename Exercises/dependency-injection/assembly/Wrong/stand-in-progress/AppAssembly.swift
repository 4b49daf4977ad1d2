// caught by: Step3.testNoStandIns
/// Says how each part of the app is made; the only place that knows the concrete types.
enum AppAssembly {
  static func assemble(_ container: DIContainer) {
    container.register(CourseRepository.self, lifetime: .container) {
      CachedCourseRepository(
        api: try $0.resolve(CourseAPI.self), cache: try $0.resolve(CourseCache.self))
    }
    container.register(LessonSession.self, lifetime: .factory) {
      CountingLessonSession(
        progress: (try? $0.resolve(ProgressStore.self)) ?? MemoryProgressStore())
    }
    container.register(CourseAPI.self, lifetime: .container) { _ in RemoteCourseAPI() }
    container.register(CourseCache.self, lifetime: .container) { _ in MemoryCourseCache() }
    container.register(ProgressStore.self, lifetime: .container) { _ in MemoryProgressStore() }
  }
}
