import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `A sheet` {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var events: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      events.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      events.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { events.append("attempt") }
  }

  /// A card that covers half of what is behind it, as apps size it.
  private final class HalfCard: UIPresentationController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      let full = super.size(
        forChildContentContainer: container, withParentContainerSize: parentSize)
      return CGSize(width: full.width, height: full.height / 2)
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }
  }

  @Test func `may be a card of an app's own size`() {
    let (card, root) = (UIViewController(), UIViewController())
    card.modalPresentationStyle = .custom
    card.preferredContentSize = CGSize(width: 100, height: 50)
    let presentation = HalfCard(presentedViewController: card, presenting: root)
    let size = presentation.size(
      forChildContentContainer: card, withParentContainerSize: CGSize(width: 320, height: 480))
    #expect(size == CGSize(width: 320, height: 240))
    #expect(presentation.presentationStyle == .custom)
    #expect(presentation.adaptivePresentationStyle == .overFullScreen)
    #expect(presentation.preferredContentSize == CGSize(width: 100, height: 50))
  }

  /// Documented for UIActivity: what cannot be performed is not offered, and its end closes the offer.
  @Test func `offers what an app itself does with things to share`() throws {
    final class Shelve: UIActivity {
      var shelved = 0
      override var activityTitle: String? { "Put on the shelf" }
      override var activityType: UIActivity.ActivityType? { .init(rawValue: "shelve") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
      }
      override func perform() {
        shelved += 1
        activityDidFinish(true)
      }
    }
    let (root, shelve) = (UIViewController(), Shelve())
    let screen = Screen(showing: root)
    #expect(
      UIActivityViewController(activityItems: [1], applicationActivities: [shelve])
        .applicationActivities.isEmpty)
    let sharing = UIActivityViewController(
      activityItems: ["A book"], applicationActivities: [shelve])
    var ended: [String] = []
    sharing.completionWithItemsHandler = { type, completed, _, _ in
      ended.append("\(type?.rawValue ?? "") \(completed)")
    }
    root.present(sharing, animated: true)
    #expect(screen.isSheetInFront)
    let offered = try #require(sharing.applicationActivities.first)
    offered.perform()
    #expect(shelve.shelved == 1 && ended == ["shelve true"] && !screen.isSheetInFront)
  }

  @Test func `is what a popover becomes, the same one each time`() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let sheet = popover.popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium()]
    let again = popover.popoverPresentationController?.adaptiveSheetPresentationController
    #expect(sheet != nil && sheet === again && again?.detents.map(\.identifier) == [.medium])
    #expect(sheet?.presentedViewController === popover)
  }

  /// Documented for UIAdaptivePresentationControllerDelegate: called for the user's swipe only, and
  /// the attempt is reported when the sheet stays.
  /// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
  @Test func `is swiped away unless it forbids that`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    let (sheet, delegate) = (UIViewController(), Delegate())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.presentationController?.delegate = delegate
    #expect(throws: NotOnScreen.self) { try screen.dismissSheet() }
    root.present(sheet, animated: true)
    #expect(screen.isSheetInFront)
    sheet.isModalInPresentation = true
    #expect(throws: NotOnScreen.self) { try screen.dismissSheet() }
    sheet.isModalInPresentation = false
    delegate.allows = false
    #expect(throws: NotOnScreen.self) { try screen.dismissSheet() }
    delegate.allows = true
    try screen.dismissSheet()
    #expect(delegate.events == ["attempt", "attempt", "will", "did"])
    #expect(root.presentedViewController == nil && !screen.isSheetInFront)
    root.present(sheet, animated: true)
    root.dismiss(animated: true)
    #expect(delegate.events.count == 4)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: true)
    #expect(throws: NotOnScreen.self) { try screen.dismissSheet() }
    screen.close()
  }

  @Test func `of actions is chosen from, and a share sheet shows its items`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    var chosen = ""
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Camera", style: .default) { _ in chosen = "camera" })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    #expect(screen.visibleText == ["Camera", "Cancel"])
    #expect(sheet.popoverPresentationController?.sourceView === root.view)
    try screen.tap("Camera")
    #expect(chosen == "camera")
    root.present(
      UIActivityViewController(activityItems: ["A text"], applicationActivities: nil),
      animated: true)
    #expect(screen.shows("A text"))
    screen.close()
  }

  /// Documented for `transition(from:to:duration:options:animations:completion:)`: the views and
  /// the appearance of both children change places. The new view is loaded before anybody is told,
  /// as for a push and a presentation.
  @Test func `or child gives way to another in a container`() {
    let log = Log()
    let parent = UIViewController()
    let (old, new) = (Recording("old", log), Recording("new", log))
    let screen = Screen(showing: parent)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    _ = log.take()
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    #expect(
      log.take() == [
        "old willMove nil", "new willMove parent", "new loadView", "new viewDidLoad",
        "old willDisappear", "new willAppear", "old didDisappear", "new didAppear",
        "old didMove nil", "new didMove parent",
      ])
    #expect(old.view.superview == nil && new.view.superview === parent.view)
    screen.close()
  }

  @Test func `is waited for`() async throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    Task {
      await Task.yield()
      let label = UILabel()
      label.text = "Loaded"
      root.view.addSubview(label)
    }
    try await screen.wait(for: "Loaded")
    Task { root.present(UIViewController(), animated: true) }
    await screen.settle()
    #expect(screen.isSheetInFront)
    await #expect(throws: NotOnScreen.self) {
      try await screen.wait(for: "Never", seconds: 0.01)
    }
    screen.close()
  }
}
