// caught by: Step2.testMissingTypeIsNamed
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
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      let names = String(reflecting: type).split(separator: ".").dropFirst()
      throw NotRegistered(typeName: "Learner." + names.joined(separator: "."))
    }
    return service
  }
}
