import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `A presentation` {
  let log = Log()

  /// Documented for `present`: the completion follows `viewDidAppear` of the presented controller.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  @Test func `as a sheet leaves the presenter alone`() {
    let root = Recording("r", log)
    let screen = Screen(showing: root)
    let modal = Recording("m", log)
    modal.loadViewIfNeeded()
    _ = log.take()
    root.present(modal, animated: true) { [log] in log.note("completion") }
    #expect(log.take() == ["m willAppear", "m didAppear", "completion"])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(screen.front === modal)
    // Documented for `dismiss`: the completion follows `viewDidDisappear` of the presented one.
    root.dismiss(animated: true) { [log] in log.note("completion") }
    #expect(log.take() == ["m willDisappear", "m didDisappear", "completion"])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `over the full screen makes the presenter go and come back`() {
    let root = Recording("r", log)
    let screen = Screen(showing: root)
    let modal = Recording("m", log)
    modal.modalPresentationStyle = .fullScreen
    modal.loadViewIfNeeded()
    _ = log.take()
    root.present(modal, animated: true)
    #expect(log.take() == ["r willDisappear", "m willAppear", "m didAppear", "r didDisappear"])
    modal.dismiss(animated: true)
    #expect(log.take() == ["m willDisappear", "r willAppear", "r didAppear", "m didDisappear"])
    screen.close()
  }

  @Test func `while another is there does nothing but warn`() {
    UIApplication.shared.resetRecords()
    let root = UIViewController()
    let screen = Screen(showing: root)
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: true)
    var completed = false
    root.present(second, animated: true) { completed = true }
    #expect(!completed)
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(UIApplication.shared.warnings.count == 1)
    #expect(UIApplication.shared.warnings.first?.contains("already presenting") == true)
    screen.close()
  }

  @Test func `from a controller that is not on the screen does nothing but warn`() {
    UIApplication.shared.resetRecords()
    let root = UIViewController()
    root.present(UIViewController(), animated: true)
    #expect(root.presentedViewController == nil)
    #expect(UIApplication.shared.warnings.first?.contains("window hierarchy") == true)
  }

  /// Documented for `dismiss`: called low in a chain, it takes down all that is above.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  @Test func `on top of another goes with it`() {
    let root = Recording("r", log)
    let screen = Screen(showing: root)
    let (first, second) = (Recording("m", log), Recording("n", log))
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(screen.front === second)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(
      log.take() == ["n willDisappear", "n didDisappear", "m willDisappear", "m didDisappear"])
    #expect(screen.front === root)
    #expect(first.presentedViewController == nil)
  }

  @Test func `from inside a stack belongs to the stack`() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let screen = Screen(showing: navigation)
    let modal = UINavigationController(rootViewController: UIViewController())
    inner.present(modal, animated: true)
    #expect(modal.presentingViewController === navigation)
    #expect(modal.topViewController?.presentingViewController === navigation)
    #expect(inner.presentedViewController === modal)
    #expect(navigation.visibleViewController === modal)
    let deeper = UIViewController()
    modal.pushViewController(deeper, animated: true)
    #expect(screen.top === deeper)
    deeper.dismiss(animated: true)
    #expect(screen.top === inner)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `is released after it was dismissed`() {
    let root = UIViewController()
    let screen = Screen(showing: root)
    weak var modal: UIViewController?
    do {
      let presented = Recording("m", log)
      modal = presented
      root.present(presented, animated: true)
    }
    #expect(modal != nil)
    root.dismiss(animated: true)
    #expect(modal == nil)
    screen.close()
  }

  @Test func `ends with its root`() {
    let root = Recording("r", log)
    let screen = Screen(showing: root)
    root.present(Recording("m", log), animated: false)
    _ = log.take()
    screen.close()
    #expect(
      log.take() == ["m willDisappear", "m didDisappear", "r willDisappear", "r didDisappear"])
  }

  @Test func `a screen that is dropped takes everything along`() {
    weak var root: UIViewController?
    do {
      let controller = UINavigationController(rootViewController: Recording("a", log))
      root = controller
      _ = Screen(showing: controller)
    }
    #expect(root == nil)
  }
}

@MainActor
@Suite(.serialized) struct `An alert` {
  private func alert(_ handler: @escaping (UIAlertAction) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: handler))
    return alert
  }

  @Test func `goes away before its handler runs`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    var titles: [String?] = []
    root.present(
      alert { [weak root] action in
        titles.append(action.title)
        #expect(root?.presentedViewController == nil)
      }, animated: true)
    #expect(screen.visibleText == ["Delete?", "For good", "Cancel", "Delete"])
    try screen.alert?.tap("Delete")
    #expect(titles == ["Delete"])
    #expect(screen.alert == nil)
  }

  @Test func `can be followed by another from its handler`() throws {
    UIApplication.shared.resetRecords()
    let root = UIViewController()
    let screen = Screen(showing: root)
    root.present(
      alert { [weak root] _ in
        let next = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        root?.present(next, animated: true)
      }, animated: true)
    try screen.tap("Delete")
    #expect(screen.alert?.title == "Done")
    #expect(UIApplication.shared.warnings.isEmpty)
  }

  @Test func `has text fields that can be filled in`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    root.present(alert, animated: true)
    try screen.type("Ada", into: "Your name")
    try screen.tap("Save")
    #expect(name == "Ada")
  }

  @Test func `says what it offers when the wanted button is missing`() {
    let root = UIViewController()
    let screen = Screen(showing: root)
    root.present(alert { _ in }, animated: true)
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("OK") }
    #expect(error?.description.contains("'OK'") == true)
    #expect(error?.description.contains("[Delete]") == true)
  }

  @Test func `that is not on the screen or whose button is disabled does not react`() {
    var reacted = false
    let alert = alert { _ in reacted = true }
    #expect(throws: NotOnScreen.self) { try alert.tap("Delete") }
    let root = UIViewController()
    let screen = Screen(showing: root)
    root.present(alert, animated: true)
    alert.actions[1].isEnabled = false
    #expect(throws: NotOnScreen.self) { try screen.tap("Delete") }
    #expect(!reacted)
    #expect(screen.alert === alert)
  }

  @Test func `keeps fingers off what is behind it`() {
    let root = UIViewController()
    let button = UIButton(primaryAction: UIAction(title: "Behind") { _ in Issue.record("tapped") })
    root.view.addSubview(button)
    let screen = Screen(showing: root)
    root.present(alert { _ in }, animated: true)
    #expect(!button.tap())
    screen.close()
  }
}
