import UIKit

/// What the photo screen can be told.
@MainActor
protocol PhotoViewInput: AnyObject {
  func setHeart(image: UIImage?, color: UIColor)
  func setCount(text: String)
  func animateHeart(scale: CGFloat, duration: TimeInterval)
  func showAlert(_ alert: UIAlertController)
}

@MainActor
final class PhotoPresenter {
  weak var view: PhotoViewInput?
  private let interactor: LikeInteractorInput

  init(interactor: LikeInteractorInput) {
    self.interactor = interactor
  }

  func didTapLike() {
    view?.setHeart(image: UIImage(systemName: "heart.fill"), color: .systemRed)
    interactor.toggleLike { result in
      switch result {
      case .success(let state):
        self.show(state)
      case .failure:
        let alert = UIAlertController(
          title: "Sorry", message: "Your like could not be saved. Try again.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self.view?.showAlert(alert)
      }
    }
  }

  private func show(_ state: LikeState) {
    if state.isLiked {
      view?.setHeart(image: UIImage(systemName: "heart.fill"), color: .systemRed)
      if state.count > 100 {
        view?.animateHeart(scale: 1.6, duration: 0.6)
      } else {
        view?.animateHeart(scale: 1.2, duration: 0.3)
      }
    } else {
      view?.setHeart(image: UIImage(systemName: "heart"), color: .systemGray)
    }
    view?.setCount(text: "\(state.count)")
  }
}
