import Testing
import UIKit

@MainActor
@Suite struct `A view controller` {
  let log = Log()

  /// Documented for `view`: reading it while it is nil runs `loadView()`, then `viewDidLoad()`.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  @Test func `loads its view at the first access only`() {
    let controller = Recording("a", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(log.take() == ["a loadView", "a viewDidLoad"])
  }

  /// Documented for `UIViewController`, on responding to view-related events: will, then did.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller
  @Test func `appears when its window becomes visible, not before`() {
    let controller = Recording("a", log)
    let window = UIWindow()
    window.rootViewController = controller
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["a loadView", "a viewDidLoad", "a willAppear", "a didAppear"])
    #expect(window.isKeyWindow)
    #expect(controller.view.window === window)
    window.makeKeyAndVisible()
    #expect(log.take() == [])
    window.isHidden = true
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func `gives way to a new root`() {
    let old = Recording("old", log)
    let screen = Screen(showing: old)
    _ = log.take()
    screen.window.rootViewController = Recording("new", log)
    #expect(
      log.take() == [
        "old willDisappear", "old didDisappear",
        "new loadView", "new viewDidLoad", "new willAppear", "new didAppear",
      ])
    #expect(old.viewIfLoaded?.window == nil)
  }

  /// Documented for `viewIsAppearing(_:)`: between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  @Test func `lays out its view before it has appeared`() {
    final class Layered: UIViewController {
      var events: [String] = []
      override func viewIsAppearing(_ animated: Bool) { events.append("isAppearing") }
      override func viewWillLayoutSubviews() { events.append("willLayout") }
      override func viewDidLayoutSubviews() { events.append("didLayout") }
      override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    }
    let controller = Layered()
    let screen = Screen(showing: controller)
    #expect(controller.events == ["isAppearing", "willLayout", "didLayout", "didAppear"])
    screen.close()
  }

  @Test func `hands its title to the navigation item`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }

  @Test func `traps when loadView reads the view it should make`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Circular: UIViewController {
          override func loadView() { view.addSubview(UIView()) }
        }
        Circular().loadViewIfNeeded()
      }
    }
  }
}

@MainActor
@Suite struct `Containment` {
  let log = Log()

  /// Documented for `addChild(_:)` and `removeFromParent()`: which of the two calls is left to do.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  @Test func `calls the half that is not the caller's`() {
    let parent = Recording("p", log)
    let child = Recording("c", log)
    parent.addChild(child)
    #expect(log.take() == ["c willMove parent"])
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(parent.children.count == 1)
    _ = log.take()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["c willMove nil", "c didMove nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  /// Documented for `shouldAutomaticallyForwardAppearanceMethods`: a container hands them on.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
  @Test func `lets a child appear and disappear with its parent`() {
    let parent = Recording("p", log)
    let child = Recording("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    let screen = Screen(showing: parent)
    #expect(log.take() == ["p willAppear", "c willAppear", "c didAppear", "p didAppear"])
    screen.close()
    #expect(
      log.take() == ["p willDisappear", "c willDisappear", "c didDisappear", "p didDisappear"])
  }

  @Test func `lets a child appear when its view is added to a parent on the screen`() {
    let parent = Recording("p", log)
    let screen = Screen(showing: parent)
    let child = Recording("c", log)
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
    parent.view.addSubview(child.view)
    #expect(log.take() == ["c willAppear", "c didAppear"])
    child.view.removeFromSuperview()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    screen.close()
    #expect(log.take() == ["p willDisappear", "p didDisappear"])
  }

  @Test func `leaves a child alone whose view is nowhere`() {
    let parent = Recording("p", log)
    parent.addChild(Recording("c", log))
    _ = log.take()
    let screen = Screen(showing: parent)
    #expect(!log.take().contains { $0.hasPrefix("c") })
    screen.close()
  }

  @Test func `moves a child that gets a new parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }
}
