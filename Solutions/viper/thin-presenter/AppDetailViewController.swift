import UIKit

final class AppDetailViewController: UIViewController {
  let app: StoreApp

  init(app: StoreApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
    title = app.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let developer = UILabel()
    developer.text = "by \(app.developer)"
    let summary = UILabel()
    summary.text = app.summary
    summary.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [developer, summary])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
