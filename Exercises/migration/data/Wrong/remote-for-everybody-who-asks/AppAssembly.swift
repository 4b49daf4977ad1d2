// caught by: Step4Assembly.testContainerHasOneRemote
import Foundation

/// Which server the app talks to.
struct ServerConfiguration {
  let server: URL
}

/// Says how each part of the app is made; the only place that knows the concrete types.
enum AppAssembly {
  static func assemble(_ container: DIContainer) {
    container.register(ServerConfiguration.self, lifetime: .container) { _ in
      guard let server = URL(string: "https://lantern.example") else { throw URLError(.badURL) }
      return ServerConfiguration(server: server)
    }
    container.register(CourseAPI.self, lifetime: .container) {
      APIClient(server: try $0.resolve(ServerConfiguration.self).server)
    }
    container.register(CourseRepository.self, lifetime: .container) {
      DefaultCourseRepository(
        remote: try $0.resolve(CourseRemote.self), cache: try $0.resolve(CourseCache.self),
        now: Date.init)
    }
    container.register(CourseRemote.self, lifetime: .factory) {
      HTTPCourseRemote(server: try $0.resolve(ServerConfiguration.self).server)
    }
    container.register(CourseCache.self, lifetime: .container) { _ in MemoryCourseCache() }
    container.register(FetchCoursesUseCase.self, lifetime: .factory) {
      DefaultFetchCoursesUseCase(repository: try $0.resolve(CourseRepository.self))
    }
    container.register(EnrollInCourseUseCase.self, lifetime: .factory) {
      DefaultEnrollInCourseUseCase(repository: try $0.resolve(CourseRepository.self))
    }
  }
}
