// caught by: Step1.testProductWithoutNumberOrPriceIsAnError
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
    guard response.status == 200 else {
      throw ProductServiceError.refused(status: response.status)
    }
    guard
      let json = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any],
      let items = json["products"] as? [[String: Any]]
    else { throw ProductServiceError.unreadable }
    return try items.map { item in
      guard let name = item["name"] as? String else { throw ProductServiceError.unreadable }
      return Product(
        id: item["id"] as? Int ?? 0, name: name, priceInCents: item["price_cents"] as? Int ?? 0,
        summary: item["summary"] as? String)
    }
  }
}
