// caught by: Step3Patience.testScreenGoesAwayDuringARequest
import UIKit

/// Connects the parts of the photo screen.
@MainActor
enum PhotoModule {
  private static var last: PhotoPresenter?

  static func build(interactor: LikeInteractorInput) -> UIViewController {
    build(interactor: interactor, animator: HeartAnimator())
  }

  static func build(interactor: LikeInteractorInput, animator: HeartAnimating) -> UIViewController {
    let presenter = PhotoPresenter(interactor: interactor)
    let photo = PhotoViewController(presenter: presenter, animator: animator)
    presenter.view = photo
    last = presenter
    return photo
  }
}
