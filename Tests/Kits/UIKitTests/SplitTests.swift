import Testing
import UIKit

@MainActor
@Suite struct `A split view controller` {
  private func labelled(_ text: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = text
    controller.view.addSubview(label)
    return controller
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)
  /// a controller that is no navigation controller is put into one.
  @Test func `wraps its columns and shows them beside each other`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (menu, detail) = (labelled("menu"), labelled("detail"))
    split.setViewController(menu, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = Screen(showing: split)
    #expect(screen.shows("menu") && screen.shows("detail"))
    #expect(split.viewController(for: .primary) === menu)
    #expect(menu.navigationController?.parent === split && menu.splitViewController === split)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    #expect(!screen.shows("menu") && screen.shows("detail"))
    split.show(.primary)
    #expect(screen.shows("menu"))
    screen.close()
  }

  @Test func `tells what comes and goes when a detail is shown`() {
    let log = Log()
    let split = UISplitViewController()
    let list = Recording("list", log)
    split.viewControllers = [list, Recording("a", log)]
    let screen = Screen(showing: split)
    _ = log.take()
    list.showDetailViewController(Recording("b", log), sender: nil)
    #expect(
      log.take() == [
        "a willMove nil", "a willDisappear", "a didDisappear", "a didMove nil",
        "b willMove parent", "b didMove parent", "b loadView", "b viewDidLoad", "b willAppear",
        "b didAppear",
      ])
    screen.close()
  }

  private final class Keeper: NSObject, UISplitViewControllerDelegate {
    var shown: [UIViewController] = []
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      shown.append(vc)
      return true
    }
  }

  @Test func `leaves a detail to a delegate that sees to it, and bears empty columns`() {
    let split = UISplitViewController(style: .tripleColumn)
    let keeper = Keeper()
    split.delegate = keeper
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(keeper.shown == [detail] && split.viewControllers.isEmpty)
    split.setViewController(nil, for: .supplementary)
    split.preferredDisplayMode = .secondaryOnly
    let screen = Screen(showing: split)
    #expect(screen.visibleText.isEmpty)
    screen.close()
  }
}
