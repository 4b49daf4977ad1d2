import ComposableArchitecture
import Foundation

/// Lets a customer in; answers with the name of who has logged in.
struct LoginClient: DependencyKey {
  var login: @Sendable (_ email: String, _ password: String) async throws -> String

  static let liveValue = LoginClient { email, _ in
    guard let url = URL(string: "https://shop.example/login/\(email)") else {
      throw URLError(.badURL)
    }
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }

  static let testValue = LoginClient(login: unimplemented("LoginClient.login"))
}

/// Knows what the shop sells today.
struct ProductClient: DependencyKey {
  var fetch: @Sendable () async throws -> [Product]

  static let liveValue = ProductClient {
    [
      Product(id: 1, name: "Tea", price: 45), Product(id: 2, name: "Teapot", price: 290),
      Product(id: 3, name: "Cosy", price: 125),
    ]
  }

  static let testValue = ProductClient(fetch: unimplemented("ProductClient.fetch"))
}

extension DependencyValues {
  var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }

  var productClient: ProductClient {
    get { self[ProductClient.self] }
    set { self[ProductClient.self] = newValue }
  }
}
