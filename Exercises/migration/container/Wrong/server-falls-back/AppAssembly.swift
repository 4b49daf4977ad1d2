// caught by: Step3.testMissingServerIsAnError
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
      let found = try? $0.resolve(ServerConfiguration.self).server
      return APIClient(server: found ?? URL(string: "https://lantern.example")!)
    }
  }
}
