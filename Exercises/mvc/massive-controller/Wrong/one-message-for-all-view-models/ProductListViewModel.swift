// caught by: Step2.testFailureLeavesItsMessage
import Foundation

/// A product as the list shows it.
struct ProductRow: Equatable {
  let title: String
  let price: String
}

/// What the catalogue screen shows, and what happens when it loads.
@MainActor
final class ProductListViewModel {
  private(set) var rows: [ProductRow] = []
  private(set) var errorMessage: String? {
    get { Self.errorMessageOfAll }
    set { Self.errorMessageOfAll = newValue }
  }

  nonisolated(unsafe) private static var errorMessageOfAll: String?

  private let service: ProductService
  private var products: [Product] = []

  init(service: ProductService) {
    self.service = service
  }

  func load() async {
    do {
      let loaded = try await service.loadProducts()
      products = Self.forCustomers(loaded)
      rows = products.map(Self.row)
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  /// The product behind a row; nil if there is no such row.
  func product(at row: Int) -> Product? {
    products.indices.contains(row) ? products[row] : nil
  }

  /// The warehouse keeps place-holders such as "TMP" and "X1" in the catalogue.
  private static func forCustomers(_ products: [Product]) -> [Product] {
    products.filter { $0.name.count > 3 }
      .sorted { $0.name.uppercased() < $1.name.uppercased() }
  }

  private static func row(for product: Product) -> ProductRow {
    ProductRow(
      title: product.name.uppercased(),
      price: String(format: "%.2f €", Double(product.priceInCents) / 100))
  }
}
