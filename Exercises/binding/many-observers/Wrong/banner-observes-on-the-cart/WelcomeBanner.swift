// caught by: Step2.testEachObservesOnItself
import UIKit

/// Invites a new customer; once something was put into the cart, it does not come back.
final class WelcomeBanner: UILabel {
  init(cart: Cart) {
    super.init(frame: .zero)
    text = "Your first delivery is free"
    cart.items.observe(on: cart) { [weak self, unowned cart] items in
      guard let self, !items.isEmpty else { return }
      cart.items.remove(observer: cart)
      isHidden = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
