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
  private var request: Int?

  init(interactor: LikeInteractorInput) {
    self.interactor = interactor
  }

  func didTapLike() {
    if request != nil { return }
    request = 1
    interactor.toggleLike { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<LikeState, Error>) {
    request = nil
    do {
      let state = try result.get()
      view?.displayLikeState(isLiked: state.isLiked, count: state.count)
    } catch {
      view?.displayError("Your like could not be saved. Try again.")
    }
  }
}
