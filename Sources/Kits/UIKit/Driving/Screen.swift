import Foundation

/// A phone in a check's hand: shows a controller, and reads and touches what is in front.
///
/// The window lives as long as this value; keep it in a variable for the whole check.
@preconcurrency @MainActor
public final class Screen {
  public let window: UIWindow
  /// A menu that a touch has opened, and what opened it.
  var openMenu: (menu: UIMenu, sender: Any?)? { didSet { openMenu?.menu.open() } }
  /// What keeps an app that was launched alive.
  var app: AnyObject?

  /// Makes a window, puts the controller in it and shows it; all appearance callbacks have run.
  public init(showing root: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  init(_ window: UIWindow, of app: AnyObject) {
    self.window = window
    self.app = app
  }

  /// The controller that takes the touches: the last one presented, containers included.
  public var front: UIViewController? {
    guard let root = window.rootViewController else { return nil }
    return sequence(first: root, next: \.ownPresented).reversed().first
  }

  /// The controller the user is looking at: in front, and on top of its stack or tabs.
  public var top: UIViewController? {
    guard let front else { return nil }
    return sequence(first: front, next: \.frontChild).reversed().first
  }

  /// The alert or action sheet in front, if there is one.
  public var alert: UIAlertController? { front as? UIAlertController }

  /// Whether something other than an alert has been presented and is in front.
  public var isSheetInFront: Bool { front?.ownPresenting != nil && alert == nil }

  /// The title of the controller that the user is looking at.
  public var title: String? { top?.navigationItem.title ?? top?.title }

  /// How many controllers lie above the root of the navigation stack in front.
  public var navigationDepth: Int {
    (top?.navigationController?.viewControllers.count).map { $0 - 1 } ?? 0
  }

  /// What can be read in front: what a sheet or an alert covers is left out.
  public var visibleText: [String] {
    let menu = openMenu.map { [$0.menu.title] + $0.menu.actions.map(\.title) } ?? []
    return (front?.visibleText ?? []) + menu.filter { !$0.isEmpty }
      + UIMenuController.shared.visibleItems.map(\.title)
  }

  /// Whether one of the texts in front is exactly this one.
  public func shows(_ text: String) -> Bool { visibleText.contains(text) }

  /// All views of a type that can be seen in front, in reading order.
  public func find<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    seen.compactMap { $0 as? Wanted }
  }

  /// What UIKit would have complained about, such as a presentation that could not take place.
  public var warnings: [String] { UIApplication.shared.warnings }

  /// What is shown, layer by layer, the front last.
  public var dump: String {
    guard let root = window.rootViewController else { return "nothing" }
    let layers = sequence(first: root, next: \.ownPresented).map(\.screenDump)
    let menu = openMenu.map { ["Menu"] + $0.menu.actions.map { "  [\($0.title)]" } } ?? []
    return (layers + menu).joined(separator: "\n")
  }

  /// Takes everything off the screen, with the callbacks that belong to it.
  public func close() {
    window.rootViewController = nil
    if let scene = app as? UIScene { UIApplication.shared.connectedScenes.remove(scene) }
    window.isHidden = true
  }

  /// All that can be seen in front, in reading order.
  var seen: [UIView] {
    guard let front else { return [] }
    front.loadViewIfNeeded()
    _ = front.childrenOnScreen
    return front.view.seenViews
  }

  /// What can be seen in front and means that name.
  func bearers(of name: String) -> [UIView] { seen.filter { $0.answers(to: name) } }
}

/// What a check wanted to touch and did not find; says what the screen showed instead.
public struct NotOnScreen: Error, CustomStringConvertible, LocalizedError {
  public let description: String
  public var errorDescription: String? { description }

  @MainActor init(_ missing: String, on screen: Screen) {
    description = "\(missing); the screen showed:\n\(screen.dump)"
  }

  @MainActor init(_ missing: String, on view: UIView) {
    description = "\(missing); the screen showed:\n\(view.screenDump)"
  }

  @MainActor init(_ missing: String, on controller: UIViewController) {
    description = "\(missing); the screen showed:\n\(controller.screenDump)"
  }
}
