import Foundation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `Fingers` {
  private final class Board: UIViewController, UIGestureRecognizerDelegate {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    var events: [String] = []
    var mayBegin = true

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      view.addSubview(card)
      let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", Board.tapped(_:)))
      tap.delegate = self
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped", Board.swiped))
      swipe.direction = .left
      let press = UILongPressGestureRecognizer(
        target: self, action: Selector("pressed:", Board.pressed(_:)))
      let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", Board.panned(_:)))
      let pinch = UIPinchGestureRecognizer(
        target: self, action: Selector("pinched:", Board.pinched(_:)))
      [tap, swipe, press, pan, pinch].forEach(card.addGestureRecognizer)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      mayBegin
    }
    func tapped(_ sender: UITapGestureRecognizer) {
      events.append("tap \(sender.location(in: view).x) \(sender.state == .ended)")
    }
    func swiped() { events.append("swipe") }
    func pressed(_ sender: UILongPressGestureRecognizer) {
      events.append(sender.state == .began ? "press" : "release")
    }
    func panned(_ sender: UIPanGestureRecognizer) {
      if sender.state == .ended { events.append("pan \(sender.translation(in: view).x)") }
    }
    func pinched(_ sender: UIPinchGestureRecognizer) {
      if sender.state == .changed { events.append("pinch \(sender.scale)") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("touch")
      view.endEditing(true)
    }
  }

  @Test func `reach the recognisers of a view`() throws {
    let board = Board()
    let screen = Screen(showing: board)
    try screen.tap("card")
    #expect(!board.card.swipe(.right))
    #expect(board.card.swipe(.left))
    try screen.longPress("card")
    #expect(board.card.drag(by: CGPoint(x: 30, y: 0)))
    #expect(board.card.pinch(to: 2))
    #expect(
      board.events == ["tap 50.0 true", "swipe", "press", "release", "pan 30.0", "pinch 2.0"])
    screen.close()
  }

  @Test func `do nothing where a recogniser is refused, off or gone`() {
    let board = Board()
    let screen = Screen(showing: board)
    board.mayBegin = false
    board.card.tap()
    board.mayBegin = true
    board.card.gestureRecognizers?[0].isEnabled = false
    board.card.tap()
    #expect(throws: NotOnScreen.self) { try screen.tap("card") }
    let recogniser = board.card.gestureRecognizers?[0]
    if let recogniser { board.card.removeGestureRecognizer(recogniser) }
    #expect(recogniser?.view == nil && board.card.gestureRecognizers?.count == 4)
    #expect(board.events == [])
    screen.close()
  }

  /// Documented for `touchesBegan(_:with:)`: what a view does not handle goes up the responders.
  @Test func `on the background reach the controller, which ends editing`() {
    let board = Board()
    let field = UITextField()
    board.view.addSubview(field)
    let screen = Screen(showing: board)
    field.becomeFirstResponder()
    board.view.tap()
    #expect(board.events == ["touch"])
    #expect(!field.isEditing)
    screen.close()
  }

  @Test func `hit the foremost view that takes touches`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    [back, front].forEach(root.addSubview)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 16, y: 16), with: nil) === inner)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 16, y: 16), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
    #expect(inner.convert(CGPoint(x: 15, y: 15), from: root) == .zero)
  }
}

@MainActor
@Suite struct `A scroll view` {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("drop")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("moved") }
  }

  /// Documented for UIScrollViewDelegate: the drag begins, the content scrolls, the finger is
  /// lifted, the movement comes to rest; movement by code ends with the animation alone.
  @Test func `tells its delegate of fingers and of code`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    view.delegate = delegate
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollToEnd()
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
    #expect(view.bounds.origin == view.contentOffset)
    #expect(delegate.events == ["drag", "scroll", "drop", "rest"])
    delegate.events = []
    view.setContentOffset(.zero, animated: true)
    view.setContentOffset(.zero, animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 30)
    #expect(delegate.events == ["scroll", "moved", "scroll"])
  }

  @Test func `hands a table's movement to the table's delegate`() {
    final class Both: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let both = Both()
    let table = UITableView()
    table.delegate = both
    table.contentOffset.y = 12
    #expect(both.offsets == [12])
    #expect((table as UIScrollView).delegate === both)
  }

  @Test func `is pulled down to load anew`() throws {
    let controller = UITableViewController(style: .plain)
    var pulls = 0
    controller.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: nil)
    controller.refreshControl?.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    let screen = Screen(showing: controller)
    try screen.pullToRefresh()
    #expect(pulls == 1 && controller.refreshControl?.isRefreshing == true)
    controller.refreshControl?.endRefreshing()
    controller.refreshControl = nil
    #expect(throws: NotOnScreen.self) { try screen.pullToRefresh() }
    screen.close()
  }
}
