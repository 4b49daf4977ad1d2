import UIKit

/// One product, large.
final class ProductDetailsViewController: UIViewController {
  private let product: Product

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let summary = UILabel()
    summary.text = product.summary
    summary.frame = view.bounds
    view.addSubview(summary)
  }
}
