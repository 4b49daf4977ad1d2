// caught by: Step1.testWholeShopFollowsTheCart
import UIKit

/// The bar at the bottom of every screen that has to do with the cart.
final class TotalBar: UIView {
  private let label = UILabel()

  init(cart: Cart) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
    label.text = "Total \(cart.items.value.totalText)"
  }

  required init?(coder: NSCoder) { nil }
}
