import UIKit

/// One product, to be read.
final class ProductDetailViewController: UIViewController {
  private let product: Product

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let price = UILabel()
    price.font = .preferredFont(forTextStyle: .headline)
    price.text = String(format: "%.2f €", Double(product.priceInCents) / 100)

    let summary = UILabel()
    summary.numberOfLines = 0
    summary.text = product.summary ?? "No description yet."

    let stack = UIStackView(arrangedSubviews: [price, summary])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
