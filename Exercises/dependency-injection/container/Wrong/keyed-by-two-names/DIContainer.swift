// caught by: Step2.testSameNameStaysApart
/// What was asked for, and nobody has registered.
struct NotRegistered: Error {
  let typeName: String
}

/// Knows an object for every type that somebody has registered.
final class DIContainer {
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service, as type: Service.Type) {
    services[String(reflecting: type).split(separator: ".").suffix(2).joined(separator: ".")] =
      service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard
      let service = services[
        String(reflecting: type).split(separator: ".").suffix(2).joined(separator: ".")] as? Service
    else {
      throw NotRegistered(typeName: String(reflecting: type))
    }
    return service
  }
}
