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
  func setHeart(image: UIImage?, color: UIColor) {
    likeButton.setImage(image, for: .normal)
    likeButton.tintColor = color
  }

  func setCount(text: String) {
    countLabel.text = text
  }

  func animateHeart(scale: CGFloat, duration: TimeInterval) {
    animator.beat(likeButton, scale: scale, duration: duration)
  }

  func showAlert(_ alert: UIAlertController) {
    present(alert, animated: true)
  }
}
