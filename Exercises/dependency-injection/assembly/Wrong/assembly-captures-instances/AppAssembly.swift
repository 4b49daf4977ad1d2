// caught by: Step3Assembly.testReplacedPartReachesOthers
/// Says how each part of the app is made; the only place that knows the concrete types.
enum AppAssembly {
  static func assemble(_ container: DIContainer) {
    let api = RemoteCourseAPI()
    let cache = MemoryCourseCache()
    container.register(CourseRepository.self, lifetime: .container) { _ in
      CachedCourseRepository(api: api, cache: cache)
    }
    container.register(LessonSession.self, lifetime: .factory) {
      CountingLessonSession(progress: try $0.resolve(ProgressStore.self))
    }
    container.register(CourseAPI.self, lifetime: .container) { _ in api }
    container.register(CourseCache.self, lifetime: .container) { _ in cache }
    container.register(ProgressStore.self, lifetime: .container) { _ in MemoryProgressStore() }
  }
}
