import UIKit

final class HikeDetailViewController: UIViewController {
  let hike: Hike

  init(hike: Hike) {
    self.hike = hike
    super.init(nibName: nil, bundle: nil)
    title = hike.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let facts = ["\(hike.climb) m up", "We meet here: \(hike.meetingPoint)"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: facts)
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
