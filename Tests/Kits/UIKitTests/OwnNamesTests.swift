import Testing
import UIKit

/// A banner with members that checks have of every view, too.
private final class Banner: UIButton {
  private(set) var taps = 0
  var message: String? { isVisible ? currentTitle : nil }
  private var isVisible: Bool { alpha > 0 }
  var visibleText: String { currentTitle ?? "" }
  func tap() { taps += 1 }
  func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> String { "\(direction.rawValue)" }
}

private final class CodeField: UITextField {
  var isCleared = false
  func clear() { isCleared = true }
  var kind: String { String(describing: type(of: self)) }
}

private final class Sheet: UIView {
  var kind: String {
    var text = ""
    dump(type(of: self), to: &text)
    return text
  }
}

private final class Tabs: UITabBarController {
  var chosen: [Int] = []
  var screenDump: Int { 1 }
  func select(tab: Int) { chosen.append(tab) }
}

private final class Feed: UITableView {
  var reloadCount = "none"
  func scrollToEnd() -> Bool { true }
  func select(row: Int, section: Int) -> String { "\(section).\(row)" }
}

@MainActor
@Suite struct `Names of one's own` {
  @Test func `may be those that checks use, which they still can`() {
    let banner = Banner()
    banner.setTitle("Sold out", for: .normal)
    #expect(banner.message == "Sold out" && banner.visibleText == "Sold out")
    #expect(banner.swipe(.left) == "2")
    banner.tap()
    #expect(banner.taps == 1)
    let view: UIView = banner
    #expect(view.isVisible && view.tap() && banner.taps == 1)
    banner.alpha = 0
    #expect(!view.isVisible && banner.message == nil)
  }

  @Test func `may be those of lists, fields and controllers`() {
    let (field, tabs, feed) = (CodeField(), Tabs(), Feed())
    field.clear()
    tabs.select(tab: 2)
    #expect(field.isCleared && tabs.chosen == [2] && tabs.screenDump == 1)
    #expect(feed.scrollToEnd() && feed.reloadCount == "none")
    #expect(feed.select(row: 1, section: 2) == "2.1")
    feed.reloadData()
    #expect((feed as UITableView).reloadCount == 1)
  }

  @Test func `hide no functions of Swift`() {
    #expect(CodeField().kind == "CodeField" && Sheet().kind.contains("Sheet"))
  }
}
