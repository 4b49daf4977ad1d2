// caught by: Step3.testSignedOutScreenGoesAway
import UIKit

final class SignedOutViewController: UIViewController {
  private let onSignIn: () -> Void

  init(onSignIn: @escaping () -> Void) {
    self.onSignIn = onSignIn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction { _ in self.onSignIn() })
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }
}
