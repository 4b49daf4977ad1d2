import UIKit

final class GreetingViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Hello!"
    view.addSubview(label)
    self.greet("you")
  }

  func greet(_ name: String) {
    label.text = "Hello, \(name)!"
  }
}
