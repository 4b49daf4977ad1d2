import UIKit

final class SignedOutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction { [weak self] _ in self?.signIn() })
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }

  private func signIn() {
    let home = HomeViewController(viewModel: HomeViewModel(hikes: HikeProgramme.season))
    view.window?.rootViewController = UINavigationController(rootViewController: home)
  }
}
