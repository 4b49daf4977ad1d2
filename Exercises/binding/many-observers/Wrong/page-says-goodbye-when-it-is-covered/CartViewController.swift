// caught by: Step1.testCoveredScreensFollow
import UIKit

/// What is in the cart, line by line.
final class CartViewController: UIViewController {
  private let cart: Cart
  private let linesLabel = UILabel()
  private let emptyButton = UIButton(type: .system)

  init(cart: Cart) {
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = "Your cart"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cart.items.remove(observer: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    linesLabel.numberOfLines = 0
    emptyButton.setTitle("Empty the cart", for: .normal)
    emptyButton.addAction(
      UIAction { [weak self] _ in self?.cart.empty() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [linesLabel, emptyButton, TotalBar(cart: cart)])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    cart.items.observe(on: self) { [weak self] items in
      self?.linesLabel.text =
        items.isEmpty ? "Nothing yet" : items.map(\.name).joined(separator: "\n")
    }
  }
}
