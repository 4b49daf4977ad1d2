// caught by: Step1Container.testTypeIsSaid
/// What was asked for, and nobody has registered.
struct NotRegistered: Error {
  let typeName: String
}

/// Knows an object for every type that somebody has registered.
final class DIContainer {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service, as type: Service.Type) {
    services[ObjectIdentifier(type)] = service
  }

  func register(_ service: Any) {
    services[ObjectIdentifier(Swift.type(of: service))] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw NotRegistered(typeName: String(reflecting: type))
    }
    return service
  }
}
