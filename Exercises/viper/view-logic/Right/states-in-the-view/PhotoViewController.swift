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

/// How the heart looks.
private struct HeartLook {
  var symbol = "heart"
  var color = UIColor.systemGray
  var beat: (scale: CGFloat, duration: TimeInterval)?

  static let plain = HeartLook()

  static func liked(among count: Int) -> HeartLook {
    HeartLook(symbol: "heart.fill", color: .systemRed, beat: count > 100 ? (1.6, 0.6) : (1.2, 0.3))
  }
}

extension PhotoViewController: PhotoViewInput {
  func displayLikeState(isLiked: Bool, count: Int) {
    let look = isLiked ? HeartLook.liked(among: count) : .plain
    likeButton.setImage(UIImage(systemName: look.symbol), for: .normal)
    likeButton.tintColor = look.color
    countLabel.text = String(count)
    if let beat = look.beat {
      animator.beat(likeButton, scale: beat.scale, duration: beat.duration)
    }
  }

  func displayError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
