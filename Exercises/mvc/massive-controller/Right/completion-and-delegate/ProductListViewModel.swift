import Foundation

struct ProductRow: Equatable {
  let title: String
  let price: String

  init(title: String, price: String) {
    self.title = title
    self.price = price
  }

  init(_ product: Product) {
    self.init(
      title: product.name.uppercased(),
      price: String(format: "%.2f €", Double(product.priceInCents) / 100))
  }
}

/// Hears of the end of every load, on the main thread.
protocol ProductListViewModelDelegate: AnyObject {
  func productListDidChange()
  func productListDidFail(message: String)
}

/// A model that is started without waiting and answers its delegate.
final class ProductListViewModel {
  weak var delegate: ProductListViewModelDelegate?
  private let service: ProductService
  private(set) var products: [Product] = []
  private(set) var errorMessage: String?

  init(service: ProductService) {
    self.service = service
  }

  var rows: [ProductRow] { products.map { ProductRow($0) } }

  func product(at index: Int) -> Product? {
    index >= 0 && index < products.count ? products[index] : nil
  }

  func load() async {
    await withCheckedContinuation { continuation in
      load { continuation.resume() }
    }
  }

  func load(completion: @escaping () -> Void) {
    Task {
      let result: Result<[Product], Error>
      do {
        result = .success(try await service.loadProducts())
      } catch {
        result = .failure(error)
      }
      DispatchQueue.main.async {
        self.finish(result)
        completion()
      }
    }
  }

  private func finish(_ result: Result<[Product], Error>) {
    switch result {
    case .success(let loaded):
      errorMessage = nil
      products = loaded.filter { $0.name.count >= 4 }
        .sorted { $0.name.lowercased() < $1.name.lowercased() }
      delegate?.productListDidChange()
    case .failure(let error):
      errorMessage = error.localizedDescription
      delegate?.productListDidFail(message: error.localizedDescription)
    }
  }
}
