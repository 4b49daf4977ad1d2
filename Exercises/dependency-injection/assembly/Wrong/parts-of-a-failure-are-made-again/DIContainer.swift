// caught by: Step1Lifetimes.testErrorsPass
/// Why a container has nothing to give.
enum DIError: Error, Equatable {
  case notRegistered(String)
  /// From a type by way of what it needs back to itself.
  case cycle([String])
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
  /// What is being made just now, the outermost first.
  private var path: [(key: ObjectIdentifier, name: String)] = []

  func register<Service>(
    _ type: Service.Type, lifetime: Lifetime, make: @escaping (DIContainer) throws -> Service
  ) {
    recipes[ObjectIdentifier(type)] = Recipe(lifetime: lifetime, make: make)
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let key = ObjectIdentifier(type)
    let name = String(reflecting: type)
    guard let recipe = recipes[key] else { throw DIError.notRegistered(name) }
    if let made = recipe.made as? Service { return made }
    if let start = path.firstIndex(where: { $0.key == key }) {
      throw DIError.cycle(path[start...].map(\.name) + [name])
    }
    path.append((key, name))
    defer { path.removeLast() }
    let before = recipes
    let any: Any
    do {
      any = try recipe.make(self)
    } catch {
      // After an error the container is as it was before.
      recipes = before
      throw error
    }
    guard let service = any as? Service else { throw DIError.notRegistered(name) }
    if recipe.lifetime == .container { recipes[key]?.made = service }
    return service
  }
}
