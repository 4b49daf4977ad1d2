enum DIError: Error, Equatable {
  case notRegistered(String)
}

final class DIContainer {
  enum Lifetime {
    case factory, container
  }

  private var recipes: [String: () throws -> Any] = [:]

  func register<Service>(
    _ type: Service.Type, lifetime: Lifetime, make: @escaping (DIContainer) throws -> Service
  ) {
    var kept: Service?
    recipes[String(reflecting: type)] = { [unowned self] in
      if let kept { return kept }
      let made = try make(self)
      if lifetime == .container { kept = made }
      return made
    }
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let name = String(reflecting: type)
    guard let service = try recipes[name]?() as? Service else { throw DIError.notRegistered(name) }
    return service
  }
}
