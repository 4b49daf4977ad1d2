import Foundation

/// Everything that fits into an envelope.
enum Letters {
  protocol Tracker {
    func status(of stamp: String) async throws -> String
  }
}

/// Everything that needs a van.
enum Parcels {
  protocol Tracker {
    func status(of number: Int) async throws -> String
  }
}

struct PostOffice: Letters.Tracker {
  let server: URL

  func status(of stamp: String) async throws -> String {
    let (body, _) = try await URLSession.shared.data(from: server.appendingPathComponent(stamp))
    return String(decoding: body, as: UTF8.self)
  }
}

final class Courier: Parcels.Tracker {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  func status(of number: Int) async throws -> String {
    let address = server.appendingPathComponent("\(number)")
    let (body, _) = try await URLSession.shared.data(from: address)
    return String(decoding: body, as: UTF8.self)
  }
}
