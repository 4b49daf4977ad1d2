import Testing
import UIKit

/// A controller whose actions are named in every way that there is.
private final class Panel: UIViewController {
  var calls: [String] = []
  lazy var inline: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #Selector(close), for: .touchUpInside)
    return button
  }()

  func add(_ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  var all: [Selector] {
    [
      #Selector(close), #Selector(self.close), #Selector(Panel.close), #Selector(Self.close),
      #Selector(tapped(_:)), #Selector(Panel.tapped(_:)), #Selector(tapped(from:)),
      #Selector(pick as () -> Void), #Selector(pick as (UIButton) -> Void),
    ]
  }

  private func close() { calls.append("close") }
  func tapped(_ sender: UIButton) { calls.append("tapped") }
  func tapped(from sender: UIControl) { calls.append("from") }
  func pick() { calls.append("pick") }
  func pick(_ sender: UIButton) { calls.append("pick one") }
}

/// A target that is generic, and named before it is whole.
private final class Row<Value>: UIView {
  let button = UIButton(type: .system)
  var taps = 0

  init() {
    button.addTarget(nil, action: #Selector(tap), for: .touchUpInside)
    super.init(frame: .zero)
    button.addTarget(self, action: #Selector(tap), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
  private func tap() { taps += 1 }
}

/// Somebody who names methods of an object that it has.
private final class Owner: UIViewController {
  var panel: Panel!
  let other = Panel(nibName: nil, bundle: nil)
  private(set) lazy var field = UITextField()
  var all: [(target: AnyObject, action: Selector)] {
    [
      (panel, #Selector(panel.tapped(_:))), (other, #Selector(self.other.pickOne)),
      (field, #Selector(field.becomeFirstResponder)),
    ]
  }
}

extension Panel {
  fileprivate func pickOne() -> Int {
    calls.append("one")
    return calls.count
  }
}

@MainActor
@Suite struct `A selector` {
  @Test func `may name a method of an object, which nobody asks for`() {
    let owner = Owner()
    #expect(#Selector(owner.panel.tapped(_:)).description == "tapped:")
    let panel = Panel(nibName: nil, bundle: nil)
    owner.panel = panel
    for (target, action) in owner.all {
      let button = UIButton(type: .system)
      button.addTarget(target, action: action, for: .touchUpInside)
      button.tap()
    }
    #expect(panel.calls == ["tapped"] && owner.other.calls == ["one"])
  }

  @Test func `finds its method however that is named`() {
    let panel = Panel(nibName: nil, bundle: nil)
    for action in panel.all { panel.add(action).tap() }
    panel.inline.tap()
    #expect(
      panel.calls == [
        "close", "close", "close", "close", "tapped", "tapped", "from", "pick", "pick one", "close",
      ])
  }

  @Test func `is described as in Objective-C`() {
    let panel = Panel(nibName: nil, bundle: nil)
    #expect(
      panel.all.map(\.description) == [
        "close", "close", "close", "close", "tapped:", "tapped:", "tappedWithFrom:", "pick", "pick",
      ])
  }

  @Test func `works in generic types and before they are whole`() {
    let row = Row<Int>()
    row.button.tap()
    #expect(row.taps == 1)
  }

  @Test func `keeps nobody alive`() {
    var panel: Panel? = Panel(nibName: nil, bundle: nil)
    let button = panel?.add(#Selector(Panel.tapped(_:)))
    weak let released = panel
    panel = nil
    #expect(released == nil)
    button?.tap()
  }
}
