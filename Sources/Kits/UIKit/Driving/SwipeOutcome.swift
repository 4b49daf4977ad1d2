import Foundation

/// What became of a button that a swipe uncovered.
@MainActor
public final class SwipeOutcome {
  /// What the handler has told its completion; nil as long as it has told nothing.
  public private(set) var actionPerformed: Bool?

  init(_ actionPerformed: Bool) { self.actionPerformed = actionPerformed }

  init(of action: UIContextualAction, in list: UIView) {
    action.handler(action, list) { isPerformed in
      if self.actionPerformed != nil {
        UIApplication.shared.warn("The completion of a swipe's action was called more than once.")
      }
      self.actionPerformed = self.actionPerformed ?? isPerformed
    }
  }
}

extension [UISwipeActionsConfiguration] {
  /// The button of that title or symbol.
  @MainActor
  func action(named button: String) -> UIContextualAction? {
    flatMap(\.actions).first { $0.title == button || $0.image?.description == button }
  }
}
