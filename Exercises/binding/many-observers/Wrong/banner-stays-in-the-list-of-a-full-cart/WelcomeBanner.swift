// caught by: Step3.testBannerHidesForAFullCart
import UIKit

/// Invites a new customer; once something was put into the cart, it does not come back.
final class WelcomeBanner: UILabel {
  init(cart: Cart) {
    super.init(frame: .zero)
    text = "Your first delivery is free"
    isHidden = !cart.items.value.isEmpty
    cart.items.observe(on: self) { [weak self, unowned cart] items in
      guard let self, !isHidden, !items.isEmpty else { return }
      cart.items.remove(observer: self)
      isHidden = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
