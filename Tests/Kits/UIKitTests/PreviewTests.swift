import UIKit

// These are only compiled, as previews are.

private final class Card: UIView {}

#Preview { UIViewController() }
#Preview("A card") { Card() }
#Preview("In a stack", traits: .portrait) {
  let controller = UIViewController()
  controller.title = "First"
  return UINavigationController(rootViewController: controller)
}
