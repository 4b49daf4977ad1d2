enum DIError: Error, Equatable {
  case notRegistered(String)
  case cycle([String])
}

final class DIContainer {
  enum Lifetime {
    case factory, container
  }

  private var recipes: [String: (DIContainer) throws -> Any] = [:]
  private var kept: Set<String> = []
  private var made: [String: Any] = [:]
  private var open: [String] = []

  func register<Service>(
    _ type: Service.Type, lifetime: Lifetime, make: @escaping (DIContainer) throws -> Service
  ) {
    let name = String(reflecting: type)
    recipes[name] = make
    made[name] = nil
    switch lifetime {
    case .container: kept.insert(name)
    case .factory: kept.remove(name)
    }
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let name = String(reflecting: type)
    if let known = made[name] as? Service { return known }
    if let first = open.firstIndex(of: name) {
      throw DIError.cycle(Array(open[first...]) + [name])
    }
    guard let make = recipes[name] else { throw DIError.notRegistered(name) }
    open.append(name)
    let result = Result { try make(self) }
    open.removeLast()
    guard let service = try result.get() as? Service else { throw DIError.notRegistered(name) }
    if kept.contains(name) { made[name] = service }
    return service
  }
}
