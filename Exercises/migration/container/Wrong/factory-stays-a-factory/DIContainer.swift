// caught by: Step1Container.testLastRegistrationWins
/// Why a container has nothing to give.
enum DIError: Error, Equatable {
  case notRegistered(String)
}

/// Knows for every type that somebody has registered how it is made.
final class DIContainer {
  enum Lifetime {
    /// A new object for everybody who asks.
    case factory
    /// One object for all who ask this container.
    case container
  }

  private struct Recipe {
    let lifetime: Lifetime
    let make: (DIContainer) throws -> Any
    var made: Any?
  }

  private var recipes: [ObjectIdentifier: Recipe] = [:]

  func register<Service>(
    _ type: Service.Type, lifetime: Lifetime, make: @escaping (DIContainer) throws -> Service
  ) {
    let key = ObjectIdentifier(type)
    let kept = recipes[key]?.lifetime == .factory ? .factory : lifetime
    recipes[key] = Recipe(lifetime: kept, make: make)
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let key = ObjectIdentifier(type)
    let missing = DIError.notRegistered(String(reflecting: type))
    guard let recipe = recipes[key] else { throw missing }
    if let made = recipe.made as? Service { return made }
    guard let service = try recipe.make(self) as? Service else { throw missing }
    if recipe.lifetime == .container { recipes[key]?.made = service }
    return service
  }
}
