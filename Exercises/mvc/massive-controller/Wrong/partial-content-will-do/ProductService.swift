// caught by: Step1.testStatusIsChecked
import Foundation

/// Where products come from; whoever asks does not know more than this.
protocol ProductService {
  func loadProducts() async throws -> [Product]
}

/// Why the shop's answer is of no use; the texts are for the user.
enum ProductServiceError: LocalizedError {
  case refused(status: Int)
  case unreadable

  var errorDescription: String? {
    switch self {
    case .refused(let status): "The shop answered with status \(status)."
    case .unreadable: "The catalogue could not be read."
    }
  }
}

/// Products from the shop's server.
struct RemoteProductService: ProductService {
  private let get: (String) async throws -> CatalogueResponse

  init(get: @escaping (String) async throws -> CatalogueResponse) {
    self.get = get
  }

  func loadProducts() async throws -> [Product] {
    let response = try await get("/products")
    guard [200, 206].contains(response.status) else {
      throw ProductServiceError.refused(status: response.status)
    }
    do {
      return try JSONDecoder().decode(Catalogue.self, from: response.body).products
    } catch {
      throw ProductServiceError.unreadable
    }
  }

  private struct Catalogue: Decodable {
    let products: [Product]
  }
}
