import Testing
import UIKit

@MainActor
@Suite struct `A navigation stack` {
  let log = Log()

  private func stack(_ names: String...) -> (Screen, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { Recording($0, log) }
    let screen = Screen(showing: navigation)
    _ = log.take()
    return (screen, navigation)
  }

  @Test func `shows its root with all callbacks`() {
    let navigation = UINavigationController(rootViewController: Recording("a", log))
    #expect(log.take() == ["a willMove parent", "a didMove parent"])
    let screen = Screen(showing: navigation)
    #expect(log.take() == ["a loadView", "a viewDidLoad", "a willAppear", "a didAppear"])
    #expect(screen.top?.title == "a")
  }

  /// Documented for `pushViewController(_:animated:)`: the pushed one is shown, and becomes the top.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  @Test func `pushes: the old one goes, the new one comes`() {
    let (screen, navigation) = stack("a")
    navigation.pushViewController(Recording("b", log), animated: true)
    #expect(
      log.take() == [
        "b willMove parent", "b loadView", "b viewDidLoad",
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b didMove parent",
      ])
    #expect(screen.top?.title == "b")
    #expect(navigation.topViewController?.navigationController === navigation)
  }

  /// Documented for `popViewController(animated:)`: what is below becomes the top, the popped one is returned.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @Test func `pops: the top goes for good, the one below comes back`() {
    let (screen, navigation) = stack("a", "b")
    let popped = navigation.popViewController(animated: true)
    #expect(popped?.title == "b")
    #expect(popped?.navigationController == nil)
    #expect(
      log.take() == [
        "b willMove nil", "a loadView", "a viewDidLoad",
        "b willDisappear for good", "a willAppear", "b didDisappear", "a didAppear",
        "b didMove nil",
      ])
    #expect(screen.top?.title == "a")
  }

  /// Documented for `popViewController(animated:)`: the root stays.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @Test func `never pops its root`() {
    let (screen, navigation) = stack("a")
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(!navigation.tapBack())
    #expect(log.take() == [])
    screen.close()
  }

  @Test func `pops several at once and shows nothing in between`() {
    let (screen, navigation) = stack("a", "b", "c")
    #expect(navigation.popToRootViewController(animated: true)?.map(\.title) == ["b", "c"])
    let lines = log.take()
    #expect(!lines.contains("b willAppear"))
    #expect(lines.contains("c didDisappear"))
    #expect(screen.top?.title == "a")
    #expect(navigation.popToRootViewController(animated: true)?.isEmpty == true)
  }

  @Test func `keeps the top when a new stack has the same one`() {
    let (screen, navigation) = stack("a", "b")
    let top = navigation.viewControllers[1]
    navigation.setViewControllers([Recording("z", log), top], animated: false)
    #expect(
      log.take() == [
        "a willMove nil", "z willMove parent", "a didMove nil", "z didMove parent",
      ])
    screen.close()
  }

  @Test func `off the screen, only the stack changes`() {
    let navigation = UINavigationController(rootViewController: Recording("a", log))
    navigation.pushViewController(Recording("b", log), animated: true)
    _ = navigation.popViewController(animated: true)
    #expect(!log.take().contains { $0.contains("load") || $0.contains("ppear") })
    #expect(navigation.topViewController?.isViewLoaded == false)
  }

  @Test func `finishes one change before a change made by a callback`() {
    let (screen, navigation) = stack("a")
    let b = Recording("b", log)
    b.onViewDidAppear = { [weak navigation, log] in
      navigation?.pushViewController(Recording("c", log), animated: false)
    }
    navigation.pushViewController(b, animated: false)
    let appearances = log.take().filter { $0.contains("ppear") }
    #expect(
      appearances == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "b willDisappear", "c willAppear", "b didDisappear", "c didAppear",
      ])
    #expect(screen.top?.title == "c")
  }

  /// Documented for `UINavigationControllerDelegate`: before a controller is shown, and after.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
  @Test func `tells its delegate, which it does not keep alive`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var events: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { events.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { events.append("did \(viewController.title ?? "")") }
    }
    let (screen, navigation) = stack("a")
    var delegate: Delegate? = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(Recording("b", log), animated: true)
    navigation.tapBack()
    #expect(delegate?.events == ["will b", "did b", "will a", "did a"])
    delegate = nil
    #expect(navigation.delegate == nil)
    screen.close()
  }

  @Test func `lets go of what it popped`() {
    let (screen, navigation) = stack("a")
    weak var leaving: UIViewController?
    do {
      let b = Recording("b", log)
      leaving = b
      navigation.pushViewController(b, animated: true)
      b.view.addSubview(UILabel())
    }
    #expect(leaving != nil)
    navigation.tapBack()
    #expect(leaving == nil)
    screen.close()
  }

  @Test func `traps on a controller that is already in it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        UINavigationController(rootViewController: controller)
          .pushViewController(controller, animated: false)
      }
    }
  }
}
