// caught by: Step1Screens.testShopFollowsAfterAVisitToTheCart
import UIKit

/// What is in the cart, line by line.
final class CartViewController: UIViewController {
  private let cart: Cart
  private let emptyLabel = UILabel()
  private let linesLabel = UILabel()
  private let emptyButton = UIButton(type: .system)

  init(cart: Cart) {
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = "Your cart"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    emptyLabel.text = "Nothing yet"
    linesLabel.numberOfLines = 0
    emptyButton.setTitle("Empty the cart", for: .normal)
    emptyButton.addAction(
      UIAction { [weak self] _ in self?.cart.empty() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      emptyLabel, linesLabel, emptyButton, TotalBar(cart: cart),
    ])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    cart.items.observe(on: self) { [weak self] items in
      self?.emptyLabel.isHidden = !items.isEmpty
      guard !items.isEmpty else { return }
      self?.linesLabel.text = items.map(\.name).joined(separator: "\n")
    }
  }
}
