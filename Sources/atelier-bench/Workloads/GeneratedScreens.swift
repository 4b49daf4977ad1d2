/// The app's screens, as far as they can be tried without one.
extension Entity {
  static let wording = """
    enum Wording {
      static func amount(_ value: Double) -> String {
        String(format: "%.2f €", value)
      }

      static func count(_ value: Int, _ one: String, _ many: String) -> String {
        value == 1 ? "1 \\(one)" : "\\(value) \\(many)"
      }

      static func yesOrNo(_ flag: Bool) -> String { flag ? "yes" : "no" }
    }
    """

  var formatter: String {
    """
    struct \(type)Formatter {
      func title(of \(name): \(type)) -> String {
        let words = \(name).title.split(separator: " ")
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      }

      func subtitle(of \(name): \(type)) -> String {
        let parts = [
          Wording.count(\(name).\(count), "\(count)", "\(count)s"),
          Wording.amount(\(name).\(amount)),
          "\(flag): " + Wording.yesOrNo(\(name).\(flag)),
        ]
        return parts.joined(separator: ", ")
      }
    }
    """
  }

  var filter: String {
    """
    struct \(type)Filter: Equatable, Sendable {
      enum Order: Sendable {
        case title, \(count), \(amount)
      }

      var words = ""
      var most\(upper(amount)): Double?
      var only\(upper(flag)) = false
      var order = Order.title

      func apply(to \(name)s: [\(type)]) -> [\(type)] {
        let found = \(name)s.filter { \(name) in
          if only\(upper(flag)), !\(name).\(flag) { return false }
          if let most = most\(upper(amount)), \(name).\(amount) > most { return false }
          return words.isEmpty || \(name).title.lowercased().contains(words.lowercased())
        }
        switch order {
        case .title: return found.sorted { $0.title < $1.title }
        case .\(count): return found.sorted { ($0.\(count), $0.title) < ($1.\(count), $1.title) }
        case .\(amount): return found.sorted { ($0.\(amount), $0.title) < ($1.\(amount), $1.title) }
        }
      }
    }
    """
  }

  private func upper(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  static let loadState = """
    enum LoadState<Value: Equatable>: Equatable {
      case idle
      case loading
      case loaded(Value)
      case failed(String)

      var value: Value? {
        guard case .loaded(let value) = self else { return nil }
        return value
      }

      var message: String? {
        guard case .failed(let message) = self else { return nil }
        return message
      }
    }

    struct Row: Equatable, Identifiable {
      let id: Int
      let title: String
      let subtitle: String
    }
    """

  var listViewModel: String {
    """
    @MainActor
    final class \(type)ListViewModel {
      private(set) var state = LoadState<[Row]>.idle
      var filter = \(type)Filter() {
        didSet { if filter != oldValue { show() } }
      }

      private let service: any \(type)Service
      private let formatter = \(type)Formatter()
      private var \(name)s: [\(type)] = []

      init(service: any \(type)Service) {
        self.service = service
      }

      func load() async {
        state = .loading
        do {
          \(name)s = try await complete\(type)s()
          show()
        } catch {
          state = .failed(error.localizedDescription)
        }
      }

      func remove(at index: Int) async {
        guard let rows = state.value, rows.indices.contains(index) else { return }
        let id = rows[index].id
        do {
          try await service.remove\(type)(id: id)
          \(name)s.removeAll { $0.id == id }
          show()
        } catch {
          state = .failed(error.localizedDescription)
        }
      }

      private func complete\(type)s() async throws -> [\(type)] {
        let loaded = try await service.\(name)s()
        return loaded.filter(\\.isComplete)
      }

      private func show() {
        state = .loaded(
          filter.apply(to: \(name)s).map { \(name) in
            Row(
              id: \(name).id, title: formatter.title(of: \(name)),
              subtitle: formatter.subtitle(of: \(name)))
          })
      }
    }
    """
  }

  var detailViewModel: String {
    """
    @MainActor
    final class \(type)DetailViewModel {
      private(set) var \(name): \(type)?
      private(set) var message: String?
      private(set) var isSaving = false

      private let id: Int
      private let service: any \(type)Service

      init(id: Int, service: any \(type)Service) {
        self.id = id
        self.service = service
      }

      func load() async {
        do {
          \(name) = try await service.\(name)(id: id)
          message = nil
        } catch {
          message = error.localizedDescription
        }
      }

      /// Shows the change at once, and takes it back if it cannot be saved.
      func change(_ edit: (inout \(type)) -> Void) async {
        guard let before = \(name), !isSaving else { return }
        var after = before
        edit(&after)
        \(name) = after
        isSaving = true
        defer { isSaving = false }
        do {
          try await service.save(after)
          message = nil
        } catch {
          \(name) = before
          message = error.localizedDescription
        }
      }
    }
    """
  }

  static func router(_ entities: [Entity]) -> String {
    let cases = entities.map { "  case \($0.name)s\n  case \($0.name)(id: Int)" }
    let paths = entities.map {
      """
          case .\($0.name)s: "/\($0.name)s"
          case .\($0.name)(let id): "/\($0.name)s/\\(id)"
      """
    }
    return """
      enum Route: Hashable, Sendable {
      \(cases.joined(separator: "\n"))

        var path: String {
          switch self {
      \(paths.joined(separator: "\n"))
          }
        }
      }

      @MainActor
      final class Router {
        private(set) var stack: [Route] = []
        var onChange: (([Route]) -> Void)?

        var top: Route? { stack.last }

        func push(_ route: Route) {
          guard route != top else { return }
          stack.append(route)
          onChange?(stack)
        }

        func pop() {
          guard !stack.isEmpty else { return }
          stack.removeLast()
          onChange?(stack)
        }

        func popToRoot() {
          guard stack.count > 1 else { return }
          stack.removeLast(stack.count - 1)
          onChange?(stack)
        }
      }
      """
  }

  static func session(_ entities: [Entity]) -> String {
    let services = entities.map { "  let \($0.name)s: any \($0.type)Service" }
    let remote = entities.map { "      \($0.name)s: Remote\($0.type)Service(transport: transport)" }
    let screens = entities.map {
      """
        func \($0.name)List() -> \($0.type)ListViewModel { .init(service: services.\($0.name)s) }
        func \($0.name)Detail(id: Int) -> \($0.type)DetailViewModel {
          .init(id: id, service: services.\($0.name)s)
        }
      """
    }
    return """
      struct Services: Sendable {
      \(services.joined(separator: "\n"))

        static func remote(_ transport: @escaping Transport) -> Services {
          Services(
      \(remote.joined(separator: ",\n")))
        }
      }

      @MainActor
      final class Session {
        let router = Router()
        private let services: Services

        init(services: Services) {
          self.services = services
        }

      \(screens.joined(separator: "\n\n"))
      }
      """
  }
}
