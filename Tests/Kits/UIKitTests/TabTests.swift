import Testing
import UIKit

@MainActor
@Suite struct `A tab bar` {
  let log = Log()

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var events: [String] = []
    var refused: String?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      events.append("should \(viewController.title ?? "")")
      return viewController.title != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { events.append("did \(viewController.title ?? "")") }
  }

  private func tabs() -> (Screen, UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b", "c"].map { Recording($0, log) }
    #expect(!log.take().contains { $0.contains("load") })
    return (Screen(showing: tabs), tabs)
  }

  /// Documented for `viewControllers` of UITabBarController: the first one is chosen by default.
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
  @Test func `loads and shows only the first controller`() {
    let (screen, tabs) = tabs()
    #expect(log.take() == ["a loadView", "a viewDidLoad", "a willAppear", "a didAppear"])
    #expect(tabs.selectedIndex == 0 && screen.top?.title == "a")
    #expect(screen.top?.tabBarController === tabs)
    #expect(screen.visibleText == ["a", "b", "c"])
    screen.close()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func `switches: the old one goes, the new one comes, and is kept`() {
    let (screen, tabs) = tabs()
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "b loadView", "b viewDidLoad", "a willDisappear", "b willAppear", "a didDisappear",
        "b didAppear",
      ])
    tabs.selectedViewController = tabs.viewControllers?[0]
    #expect(
      log.take() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 0)
    screen.close()
  }

  /// Documented for UITabBarControllerDelegate: the delegate is asked when the user touches a tab;
  /// `didSelect` is not called when the selection changes by code.
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
  @Test func `asks and tells its delegate about the user's choices only`() throws {
    let (screen, tabs) = tabs()
    let delegate = Delegate()
    tabs.delegate = delegate
    delegate.refused = "c"
    tabs.selectedIndex = 1
    #expect(delegate.events == [])
    try screen.tap("a")
    #expect(!tabs.select(tab: 2))
    #expect(delegate.events == ["should a", "did a", "should c"])
    #expect(tabs.selectedIndex == 0)
    screen.close()
  }

  @Test func `pops a stack to its root when its tab is touched again`() throws {
    let root = Recording("root", log)
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 2)
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation, other], animated: false)
    let screen = Screen(showing: tabs)
    navigation.pushViewController(Recording("deep", log), animated: true)
    #expect(screen.top?.title == "deep" && screen.navigationDepth == 1)
    try screen.tap("Home")
    #expect(screen.top === root)
    navigation.pushViewController(Recording("deep", log), animated: true)
    try screen.tapBack()
    #expect(screen.top === root)
    #expect(
      screen.dump == """
        UITabBarController
          UINavigationController
            Recording 'root'
          tab [Home] selected
          tab [Most Recent]
        """)
    #expect(tabs.tabBar.items?.map(\.tag) == [1, 2])
    screen.close()
  }

  @Test func `keeps the chosen one when its controllers change`() {
    let (screen, tabs) = tabs()
    tabs.selectedIndex = 1
    _ = log.take()
    let b = tabs.viewControllers?[1]
    tabs.viewControllers = [Recording("z", log), b].compactMap { $0 }
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1)
    #expect(!log.take().contains { $0.contains("ppear") })
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(log.take().contains("b didDisappear"))
    screen.close()
  }
}
