import UIKit

/// Puts the list together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    ProductListViewController(service: service)
  }
}

/// The prototype of the list.
final class ProductListViewController: UIViewController {
  private let service: any ProductService
  private let listView = ProductListView()

  init(service: any ProductService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      let products = (try? await service.products()) ?? []
      listView.show(products.map { ProductRow(title: $0.name, subtitle: "€\($0.cents / 100)") })
    }
  }
}
