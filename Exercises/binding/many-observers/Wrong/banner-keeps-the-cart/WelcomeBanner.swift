// caught by: Step3.testBannerKeepsNobodyAlive
import UIKit

/// Invites a new customer; once something was put into the cart, it does not come back.
final class WelcomeBanner: UILabel {
  init(cart: Cart) {
    super.init(frame: .zero)
    text = "Your first delivery is free"
    cart.items.observe(on: self) { [weak self] items in
      guard let self, !items.isEmpty else { return }
      cart.items.remove(observer: self)
      isHidden = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
