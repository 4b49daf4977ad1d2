// caught by: Step2.testErrorIsAnAlert
import UIKit

final class PhotoViewController: UIViewController {
  let likeButton = UIButton(type: .system)
  let countLabel = UILabel()
  private let presenter: PhotoPresenter
  private let animator: HeartAnimating

  init(presenter: PhotoPresenter, animator: HeartAnimating) {
    self.presenter = presenter
    self.animator = animator
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    likeButton.accessibilityLabel = "Like"
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.tintColor = .systemGray
    likeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapLike() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [likeButton, countLabel])
    stack.spacing = 8
    stack.frame = CGRect(x: 20, y: 500, width: 200, height: 44)
    view.addSubview(stack)
  }
}

extension PhotoViewController: PhotoViewInput {
  func displayLikeState(isLiked: Bool, count: Int) {
    likeButton.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
    likeButton.tintColor = isLiked ? .systemRed : .systemGray
    countLabel.text = "\(count)"
    guard isLiked else { return }
    if count > 100 {
      animator.beat(likeButton, scale: 1.6, duration: 0.6)
    } else {
      animator.beat(likeButton, scale: 1.2, duration: 0.3)
    }
  }

  func displayError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
