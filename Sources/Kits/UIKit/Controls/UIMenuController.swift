import Foundation

/// An entry of the menu over what is selected.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The menu over what is selected, of which there is one.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  public static let shared = UIMenuController()
  public nonisolated static let willShowMenuNotification =
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification =
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification =
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification =
    Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The app's own entries; those of the system are not here.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero
  private weak var view: UIView?
  private var isShown = false

  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (view, menuFrame) = (targetView, targetRect)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func hideMenu(from targetView: UIView) { if view === targetView { hideMenu() } }
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The entries for which somebody says that they can be performed, from the first responder on.
  var visibleItems: [UIMenuItem] {
    guard isShown, view?.window != nil else { return [] }
    return (menuItems ?? []).filter { item in
      let receiver = UIResponder.withMethod(item.action, from: view)
      return receiver?.canPerformAction(item.action, withSender: self) ?? false
    }
  }

  /// A finger on an entry: the menu goes away, then the first who has the method is called.
  func choose(_ item: UIMenuItem) {
    let receiver = UIResponder.withMethod(item.action, from: view)
    hideMenu()
    if let receiver { item.action.perform(on: receiver, sender: self) }
  }
}
