// caught by: Step3.testOneRequestAtATime
/// What the photo screen can be told: what is the case, never how it looks.
@MainActor
protocol PhotoViewInput: AnyObject {
  func displayLikeState(isLiked: Bool, count: Int)
  func displayError(_ message: String)
}

@MainActor
final class PhotoPresenter {
  weak var view: PhotoViewInput?
  private let interactor: LikeInteractorInput
  private var isSaving = false
  private var isTappedAgain = false

  init(interactor: LikeInteractorInput) {
    self.interactor = interactor
  }

  func didTapLike() {
    guard !isSaving else {
      isTappedAgain.toggle()
      return
    }
    isSaving = true
    interactor.toggleLike { [weak self] result in
      self?.isSaving = false
      switch result {
      case .success(let state):
        self?.view?.displayLikeState(isLiked: state.isLiked, count: state.count)
      case .failure:
        self?.view?.displayError("Your like could not be saved. Try again.")
      }
      guard let self, isTappedAgain else { return }
      isTappedAgain = false
      didTapLike()
    }
  }
}
