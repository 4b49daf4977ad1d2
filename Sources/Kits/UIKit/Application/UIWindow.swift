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

  /// A window of the size of the screen, in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.adopt(self)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal

  /// What is in front of what.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    public static func - (level: Level, distance: CGFloat) -> Level { level + -distance }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  private let ownUndoManager = UndoManager()
  /// Every window has one, which all in it share.
  open override var undoManager: UndoManager? { ownUndoManager }

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
