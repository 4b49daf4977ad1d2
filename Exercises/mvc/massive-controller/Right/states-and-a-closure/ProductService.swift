import Foundation

protocol ProductService: AnyObject {
  func loadProducts() async throws -> [Product]
}

struct Unusable: LocalizedError {
  let errorDescription: String?
}

final class RemoteProductService: ProductService {
  let get: (String) async throws -> CatalogueResponse

  init(get: @escaping (String) async throws -> CatalogueResponse) {
    self.get = get
  }

  func loadProducts() async throws -> [Product] {
    let response = try await get("/products")
    if response.status != 200 {
      throw Unusable(errorDescription: "The shop answered with status \(response.status).")
    }
    let json = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    guard let items = json?["products"] as? [[String: Any]] else { throw unreadable }
    let products = items.compactMap(Product.init(json:))
    guard products.count == items.count else { throw unreadable }
    return products
  }

  private var unreadable: Unusable {
    Unusable(errorDescription: "The catalogue could not be read.")
  }
}
