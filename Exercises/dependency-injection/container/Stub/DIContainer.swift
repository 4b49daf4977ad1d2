/// Knows an object for every type that somebody has registered.
final class DIContainer {
  private static var services: [String: Any] = [:]

  static func register(_ service: Any) {
    services[String(describing: type(of: service))] = service
  }

  static func register<Service>(_ service: Service, as type: Service.Type) {
    services[String(describing: type)] = service
  }

  static func resolve<Service>(_ type: Service.Type) -> Service {
    services[String(describing: type)] as! Service
  }
}
