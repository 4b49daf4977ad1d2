// caught by: Step3.testEachSignInIsTold
import UIKit

final class SignedOutViewController: UIViewController {
  private var isDone = false
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
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self, !self.isDone else { return }
        self.isDone = true
        self.onSignIn()
      })
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }
}
