import Foundation

struct ProductRow: Equatable {
  var title: String
  var price: String
}

/// Tells its owner of every change through a closure.
final class ProductListViewModel {
  enum State {
    case idle, loading, loaded
    case failed(String)
  }

  private(set) var state = State.idle { didSet { onChange?(state) } }
  var onChange: ((State) -> Void)?

  private let service: ProductService
  private var shown: [(row: ProductRow, product: Product)] = []

  init(service: ProductService) {
    self.service = service
  }

  var rows: [ProductRow] { shown.map(\.row) }

  var errorMessage: String? {
    if case .failed(let message) = state { message } else { nil }
  }

  func product(at index: Int) -> Product? {
    guard shown.indices ~= index else { return nil }
    return shown[index].product
  }

  @MainActor
  func load() async {
    state = .loading
    do {
      shown = try await service.loadProducts().compactMap { product in
        guard product.name.count > 3 else { return nil }
        let price = String(
          format: "%d.%02d €", product.priceInCents / 100, product.priceInCents % 100)
        return (ProductRow(title: product.name.uppercased(), price: price), product)
      }
      shown.sort { $0.row.title < $1.row.title }
      state = .loaded
    } catch {
      state = .failed(error.localizedDescription)
    }
  }
}
