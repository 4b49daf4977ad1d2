import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// Only a style that covers everything makes the presenting controller disappear.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// The controller that this one or one of its ancestors has presented.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presented this one or one of its ancestors.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresenting).first
  }

  private var outermostAncestor: UIViewController { parent?.outermostAncestor ?? self }

  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermostAncestor
    let attempt = "Attempt to present \(type(of: presented)) on \(type(of: self))"
    if let other = presenter.ownPresented {
      return UIApplication.shared.warn("\(attempt) which is already presenting \(type(of: other))")
    }
    guard let window = viewIfLoaded?.window, window.isOnScreen else {
      return UIApplication.shared.warn("\(attempt) whose view is not in the window hierarchy")
    }
    guard presented !== presenter, presented.parent == nil, presented.ownPresenting == nil else {
      fatalError("\(attempt), but it is already on the screen or belongs to a container.")
    }
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.isBeingPresented = true
    let covers = presented.modalPresentationStyle.coversPresenter
    presented.loadViewIfNeeded()
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    window.addSubview(presented.view)
    presented.endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    presented.isBeingPresented = false
    completion?()
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let root = outermostAncestor
    if let presented = root.ownPresented {
      root.takeDown(presented, animated: animated)
    } else if let presenter = root.ownPresenting {
      presenter.takeDown(root, animated: animated)
    }
    completion?()
  }

  /// Takes a presented controller off the screen, and first all that it has presented itself.
  private func takeDown(_ presented: UIViewController, animated: Bool) {
    if let above = presented.ownPresented { presented.takeDown(above, animated: animated) }
    let covers = presented.modalPresentationStyle.coversPresenter
    presented.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    if covers { beginAppearanceTransition(true, animated: animated) }
    presented.view.removeFromSuperview()
    ownPresented = nil
    presented.ownPresenting = nil
    if covers { endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.isBeingDismissed = false
  }
}
