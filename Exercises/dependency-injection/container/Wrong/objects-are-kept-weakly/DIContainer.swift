// caught by: Step1.testFindsAnyType
/// What was asked for, and nobody has registered.
struct NotRegistered: Error {
  let typeName: String
}

/// Knows an object for every type that somebody has registered.
final class DIContainer {
  private struct Weak { weak var object: AnyObject? }
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service, as type: Service.Type) {
    services[ObjectIdentifier(type)] =
      Swift.type(of: service) is AnyClass ? Weak(object: service as AnyObject) : service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let found = services[ObjectIdentifier(type)]
    guard let service = ((found as? Weak)?.object ?? found) as? Service else {
      throw NotRegistered(typeName: String(reflecting: type))
    }
    return service
  }
}
