/// The app's data: what it knows and where it gets it from.
extension Entity {
  var model: String {
    """
    /// A \(name) as the server knows it.
    struct \(type): Codable, Equatable, Identifiable, Sendable {
      var id: Int
      var title: String
      var \(count): Int
      var \(amount): Double
      var \(flag): Bool

      private enum CodingKeys: String, CodingKey {
        case id
        case title
        case \(count)
        case \(amount)
        case \(flag) = "\(name)_flag"
      }

      /// What is wrong with it, if anything is.
      var problems: [String] {
        var found: [String] = []
        if title.trimmingCharacters(in: .whitespaces).isEmpty {
          found.append("A \(name) needs a title.")
        }
        if \(count) < 0 { found.append("\(count) cannot be negative.") }
        if \(amount) < 0 || !\(amount).isFinite { found.append("\(amount) is out of range.") }
        return found
      }

      var isComplete: Bool { problems.isEmpty }
    }
    """
  }

  static let endpointHead = """
    enum Method: String, Sendable {
      case get = "GET"
      case put = "PUT"
      case delete = "DELETE"
    }

    struct Request: Equatable, Sendable {
      var method: Method
      var path: String
      var query: [String: String] = [:]
      var body: Data?

      /// The path with its query, the names in order.
      var line: String {
        guard !query.isEmpty else { return path }
        let pairs = query.sorted { $0.key < $1.key }.map { "\\($0.key)=\\($0.value)" }
        return path + "?" + pairs.joined(separator: "&")
      }
    }
    """

  var endpoints: String {
    """
    enum \(type)Endpoint: Sendable {
      case all(page: Int)
      case one(id: Int)
      case save(\(type))
      case remove(id: Int)

      func request() throws -> Request {
        switch self {
        case .all(let page):
          return Request(method: .get, path: "/\(name)s", query: ["page": String(page)])
        case .one(let id):
          return Request(method: .get, path: "/\(name)s/\\(id)")
        case .save(let \(name)):
          let body = try JSONEncoder().encode(\(name))
          return Request(method: .put, path: "/\(name)s/\\(\(name).id)", body: body)
        case .remove(let id):
          return Request(method: .delete, path: "/\(name)s/\\(id)")
        }
      }
    }
    """
  }

  static let errors = """
    /// Why there is no answer; the texts are for the user.
    enum ServiceError: LocalizedError, Equatable {
      case refused(status: Int)
      case unreadable
      case missing(String)
      case invalid([String])

      var errorDescription: String? {
        switch self {
        case .refused(let status): "The agency answered with status \\(status)."
        case .unreadable: "The answer could not be read."
        case .missing(let what): "There is no such \\(what)."
        case .invalid(let problems): problems.joined(separator: " ")
        }
      }
    }
    """

  var serviceProtocol: String {
    """
    /// Where \(name)s come from.
    protocol \(type)Service: Sendable {
      func \(name)s() async throws -> [\(type)]
      func \(name)(id: Int) async throws -> \(type)
      func save(_ \(name): \(type)) async throws
      func remove\(type)(id: Int) async throws
    }
    """
  }

  static let transport = """
    struct Answer: Sendable {
      var status: Int
      var body: Data
    }

    /// Sends a request and returns what comes back, whatever its status.
    typealias Transport = @Sendable (Request) async throws -> Answer

    /// Asks again when the line broke, and not when the agency has answered.
    struct Patience: Sendable {
      var attempts = 3
      var pause = Duration.milliseconds(50)

      func insisting(on transport: @escaping Transport) -> Transport {
        { request in
          var left = attempts
          while true {
            do {
              return try await transport(request)
            } catch let error where left > 1 && request.method == .get {
              guard !(error is CancellationError) else { throw error }
              left -= 1
              try await Task.sleep(for: pause)
            }
          }
        }
      }
    }

    func decoded<Value: Decodable>(_ type: Value.Type, from answer: Answer) throws -> Value {
      guard (200..<300).contains(answer.status) else {
        throw ServiceError.refused(status: answer.status)
      }
      do {
        return try JSONDecoder().decode(Value.self, from: answer.body)
      } catch {
        throw ServiceError.unreadable
      }
    }
    """

  var remoteService: String {
    """
    struct Remote\(type)Service: \(type)Service {
      let transport: Transport

      func \(name)s() async throws -> [\(type)] {
        var all: [\(type)] = []
        var page = 1
        while true {
          let request = try \(type)Endpoint.all(page: page).request()
          let some = try decoded([\(type)].self, from: try await transport(request))
          if some.isEmpty { return all }
          all += some
          page += 1
        }
      }

      func \(name)(id: Int) async throws -> \(type) {
        let answer = try await transport(try \(type)Endpoint.one(id: id).request())
        if answer.status == 404 { throw ServiceError.missing("\(name)") }
        return try decoded(\(type).self, from: answer)
      }

      func save(_ \(name): \(type)) async throws {
        guard \(name).isComplete else { throw ServiceError.invalid(\(name).problems) }
        let answer = try await transport(try \(type)Endpoint.save(\(name)).request())
        guard answer.status < 300 else { throw ServiceError.refused(status: answer.status) }
      }

      func remove\(type)(id: Int) async throws {
        let answer = try await transport(try \(type)Endpoint.remove(id: id).request())
        guard answer.status < 300 else { throw ServiceError.refused(status: answer.status) }
      }
    }
    """
  }

  var inMemoryService: String {
    """
    /// \(type)s that are gone when the app is.
    actor InMemory\(type)Service: \(type)Service {
      private var stored: [Int: \(type)]
      private(set) var saves = 0

      init(_ \(name)s: [\(type)] = []) {
        stored = Dictionary(\(name)s.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
      }

      func \(name)s() async throws -> [\(type)] {
        stored.values.sorted { $0.id < $1.id }
      }

      func \(name)(id: Int) async throws -> \(type) {
        guard let found = stored[id] else { throw ServiceError.missing("\(name)") }
        return found
      }

      func save(_ \(name): \(type)) async throws {
        guard \(name).isComplete else { throw ServiceError.invalid(\(name).problems) }
        stored[\(name).id] = \(name)
        saves += 1
      }

      func remove\(type)(id: Int) async throws {
        guard stored.removeValue(forKey: id) != nil else { throw ServiceError.missing("\(name)") }
      }
    }
    """
  }
}
