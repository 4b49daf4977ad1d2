import Foundation

/// The view at the bottom of everything; a controller is on the screen if it is in a visible one.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var isShown = false

  /// Hidden until `makeKeyAndVisible()`, as on an iPhone.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window of the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }

  /// Replacing it takes the old one's view, and all that it presented, off the screen.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue { hide(oldValue) }
      if isOnScreen { showRoot() }
    }
  }

  /// Whether controllers in it appear.
  var isOnScreen: Bool { !isHidden }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden { rootViewController.map(hide) } else { showRoot() }
    }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open func makeKey() { UIApplication.shared.keyWindow = self }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func showRoot() {
    guard let rootViewController else { return }
    rootViewController.beginAppearanceTransition(true, animated: false)
    addSubview(rootViewController.view)
    rootViewController.endAppearanceTransition()
  }

  private func hide(_ controller: UIViewController) {
    if controller.ownPresented != nil { controller.dismiss(animated: false) }
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }
}
