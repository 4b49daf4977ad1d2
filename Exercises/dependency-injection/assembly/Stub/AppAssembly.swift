/// Fills the container of the app. The order matters: first what others need.
enum AppAssembly {
  static func assemble(_ container: DIContainer) throws {
    let api = RemoteCourseAPI()
    container.register(api, as: CourseAPI.self)
    let cache = MemoryCourseCache()
    container.register(
      CachedCourseRepository(api: api, cache: cache), as: CourseRepository.self)
    let progress = MemoryProgressStore()
    container.register(progress, as: ProgressStore.self)
    container.register(CountingLessonSession(progress: progress), as: LessonSession.self)
  }
}
