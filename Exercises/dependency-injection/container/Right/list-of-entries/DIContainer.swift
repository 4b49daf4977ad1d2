struct NotRegistered: Error, CustomStringConvertible {
  let typeName: String
  var description: String { "Nobody has registered \(typeName)." }
}

final class DIContainer {
  private struct Entry {
    let name: String
    let service: Any
  }

  private var entries: [Entry] = []

  func register<Service>(_ service: Service, as type: Service.Type) {
    entries.append(Entry(name: String(reflecting: type), service: service))
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let name = String(reflecting: type)
    for entry in entries.reversed() where entry.name == name {
      if let service = entry.service as? Service { return service }
    }
    throw NotRegistered(typeName: name)
  }
}
