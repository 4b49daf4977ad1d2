import UIKit

/// The bar at the bottom of every screen that has to do with the cart.
final class TotalBar: UIView {
  private let label = UILabel()

  init(cart: Cart) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
    cart.items.observe(on: self) { [weak self] items in
      self?.label.text = "Total \(items.totalText)"
    }
  }

  required init?(coder: NSCoder) { nil }
}
