// caught by: Step3OldWorld.testContainerGoesAway
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
      LegacyCourseRepository(api: try $0.resolve(CourseAPI.self))
    }
    container.register(FetchCoursesUseCase.self, lifetime: .factory) { _ in
      DefaultFetchCoursesUseCase(repository: try container.resolve(CourseRepository.self))
    }
    container.register(EnrollInCourseUseCase.self, lifetime: .factory) {
      DefaultEnrollInCourseUseCase(repository: try $0.resolve(CourseRepository.self))
    }
  }
}
