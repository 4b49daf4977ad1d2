// caught by: Step1Screens.testWholeShopFollowsTheCart
import UIKit

/// The shelves, with a way to the cart that says how much is in it.
final class ShopViewController: UIViewController {
  private let cart: Cart
  private let counts = UIStackView()
  private let goods = [
    CartItem(name: "Rye bread", priceInCents: 320),
    CartItem(name: "Milk", priceInCents: 115),
    CartItem(name: "Apples", priceInCents: 249),
  ]

  init(cart: Cart) {
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = "Corner Grocer"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cart", primaryAction: UIAction { [weak self] _ in self?.openCart() })
    setUpStack()
    cart.items.observe(on: self) { [weak self] items in
      let label = UILabel()
      label.text = "\(items.count) in the cart"
      self?.counts.addArrangedSubview(label)
    }
  }

  private func openCart() {
    navigationController?.pushViewController(CartViewController(cart: cart), animated: true)
  }

  private func setUpStack() {
    let buttons = goods.map { item in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Add \(item.name)") { [cart] _ in cart.add(item) })
    }
    let stack = UIStackView(
      arrangedSubviews: [WelcomeBanner(cart: cart), counts] + buttons + [TotalBar(cart: cart)])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
