import Testing
import UIKit

private final class Reader: UIViewController {
  private(set) var events: [String] = []
  let bar = UIToolbar()
  let label = UILabel()
  lazy var share = UIBarButtonItem(
    title: "Share", primaryAction: UIAction { [weak self] _ in self?.events.append("share") })

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "2 pages"
    bar.setItems(
      [
        share, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(customView: label),
      ], animated: false)
    view.addSubview(bar)
  }
}

private final class Passage: UIView {
  private(set) var events: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  func open() {
    becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Quote", action: #Selector(quote)),
      UIMenuItem(title: "Look Up", action: #Selector(lookUp(_:))),
    ]
    menu.showMenu(from: self, rect: bounds)
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #Selector(quote)
  }

  func quote() { events.append("quote") }
  func lookUp(_ sender: Any?) { events.append("look up") }
}

@MainActor
@Suite struct `Bars and menus` {
  @Test func `a toolbar in a view is read and touched`() throws {
    let reader = Reader()
    let screen = Screen(showing: reader)
    #expect(screen.visibleText == ["Share", "2 pages"])
    try screen.tap("Share")
    reader.share.isEnabled = false
    #expect(try screen.isEnabled("Share") == false)
    #expect(throws: NotOnScreen.self) { try screen.tap("Share") }
    reader.bar.isHidden = true
    #expect(screen.visibleText.isEmpty && reader.events == ["share"])
  }

  @Test func `a controller's tools stand in its navigation controller`() throws {
    let reader = Reader()
    reader.toolbarItems = [
      UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil)
    ]
    let navigation = UINavigationController(rootViewController: reader)
    let screen = Screen(showing: navigation)
    #expect(!screen.shows("Delete"))
    navigation.setToolbarHidden(false, animated: false)
    #expect(screen.shows("Delete"))
    reader.setToolbarItems([], animated: true)
    #expect(!screen.shows("Delete"))
  }

  @Test func `a menu over a selection has what can be performed`() throws {
    let (controller, passage) = (UIViewController(), Passage())
    controller.view.addSubview(passage)
    let screen = Screen(showing: controller)
    passage.open()
    #expect(UIMenuController.shared.isMenuVisible && screen.visibleText == ["Quote"])
    try screen.tap("Quote")
    #expect(passage.events == ["quote"])
    #expect(!UIMenuController.shared.isMenuVisible && screen.visibleText.isEmpty)
  }
}

private final class Chooser: NSObject, UITabBarControllerDelegate {
  var events: [String] = []
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { tab.identifier != "locked" }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { events.append("\(previousTab?.title ?? "-") > \(selectedTab.title)") }
}

@MainActor
@Suite struct `Tabs that make their controllers` {
  private func page(_ text: String) -> (UITab) -> UIViewController {
    { tab in
      let controller = UIViewController()
      let label = UILabel()
      label.text = "\(text) of \(tab.title)"
      controller.view.addSubview(label)
      return controller
    }
  }

  @Test func `are chosen by a finger and by code`() throws {
    let (tabs, chooser) = (UITabBarController(), Chooser())
    tabs.delegate = chooser
    tabs.tabs = [
      UITab(
        title: "Home", image: nil, identifier: "home", viewControllerProvider: page("Start")),
      UITab(
        title: "Vault", image: nil, identifier: "locked", viewControllerProvider: page("Gold")),
      UITabGroup(
        title: "Library", image: nil, identifier: "library",
        children: [
          UITab(
            title: "Songs", image: nil, identifier: "songs", viewControllerProvider: page("All"))
        ]),
      UISearchTab(viewControllerProvider: page("Results")),
    ]
    let screen = Screen(showing: tabs)
    #expect(screen.visibleText == ["Start of Home", "Home", "Vault", "Songs", "Search"])
    try screen.tap("Vault")
    try screen.tap("Songs")
    #expect(screen.shows("All of Songs") && chooser.events == ["Home > Songs"])
    #expect(tabs.selectedTab?.parent?.identifier == "library" && tabs.selectedIndex == 2)
    tabs.selectedTab = tabs.tab(forIdentifier: "home")
    #expect(screen.shows("Start of Home") && tabs.tabs.count == 4)
    tabs.tab(forIdentifier: "home")?.title = "House"
    #expect(screen.shows("House"))
  }
}
