/// Whether this user likes a photo, and how many people do.
struct LikeState: Equatable {
  let isLiked: Bool
  let count: Int
}

/// What the presenter can ask for.
@MainActor
protocol LikeInteractorInput: AnyObject {
  /// Likes the photo, or takes the like back, and answers with the state after that.
  func toggleLike(completion: @escaping (Result<LikeState, Error>) -> Void)
}

/// Keeps the like on this phone; the server of the gallery follows.
final class LocalLikeInteractor: LikeInteractorInput {
  private var state: LikeState

  init(state: LikeState) {
    self.state = state
  }

  func toggleLike(completion: @escaping (Result<LikeState, Error>) -> Void) {
    state = LikeState(isLiked: !state.isLiked, count: state.count + (state.isLiked ? -1 : 1))
    completion(.success(state))
  }
}
