import UIKit

/// One packet of seeds.
final class ProductViewController: UIViewController {
  let product: Product

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }
}
