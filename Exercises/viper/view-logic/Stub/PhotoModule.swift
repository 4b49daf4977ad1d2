import UIKit

/// Connects the parts of the photo screen.
@MainActor
enum PhotoModule {
  static func build(interactor: LikeInteractorInput) -> UIViewController {
    build(interactor: interactor, animator: HeartAnimator())
  }

  static func build(interactor: LikeInteractorInput, animator: HeartAnimating) -> UIViewController {
    let presenter = PhotoPresenter(interactor: interactor)
    let photo = PhotoViewController(presenter: presenter, animator: animator)
    presenter.view = photo
    return photo
  }
}
