// caught by: Step2Names.testAnswersForThatTypeOnly
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

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    if let service = services[ObjectIdentifier(type)] as? Service { return service }
    guard let service = services.values.compactMap({ $0 as? Service }).first else {
      throw NotRegistered(typeName: String(reflecting: type))
    }
    return service
  }
}
