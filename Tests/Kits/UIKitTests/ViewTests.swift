import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `A view's` {
  @Test func `layer shares what both have`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    view.layer.cornerRadius = view.frame.height / 2
    view.layer.masksToBounds = true
    view.layer.borderColor = UIColor.black.cgColor
    #expect(view.clipsToBounds && view.layer.cornerRadius == 10)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == UIColor.blue)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    view.layer.insertSublayer(gradient, at: 0)
    #expect(view.layer.sublayers == [gradient] && gradient.superlayer === view.layer)
  }

  /// Documented for UIView: who is told what, and in which order, when a view is added and removed.
  @Test func `moves are announced before and reported after`() {
    final class Told: UIView {
      var events: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        events.append("will \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { events.append("did \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) {
        events.append("willWindow \(newWindow != nil)")
      }
      override func didMoveToWindow() { events.append("window \(window != nil)") }
    }
    let view = Told()
    let window = UIWindow()
    window.addSubview(view)
    #expect(view.events == ["will true", "willWindow true", "did true", "window true"])
    view.events = []
    view.removeFromSuperview()
    #expect(view.events == ["will false", "willWindow false", "window false", "did false"])
  }

  /// Documented for `layoutIfNeeded()`: layout runs once for each `setNeedsLayout()`.
  @Test func `layout runs when it is due, constraints first`() {
    final class Counting: UIView {
      var events: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        events.append("layout")
      }
      override func updateConstraints() {
        events.append("constraints")
        super.updateConstraints()
      }
    }
    let view = Counting()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.events == ["constraints", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.bounds.size.width = 7
    view.layoutIfNeeded()
    #expect(view.events == ["constraints", "layout", "layout", "layout"])
  }

  @Test func `anchors make every kind of constraint`() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    [a, b].forEach(root.addSubview)
    let half = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 3)
    let least = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let spaced = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
    let most = a.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor)
    least.priority = .defaultHigh
    half.identifier = "half"
    NSLayoutConstraint.activate([half, least, spaced, most])
    #expect(half.multiplier == 0.5 && half.constant == 3 && half.relation == .equal)
    #expect(least.priority.rawValue == 750 && least.secondItem == nil)
    #expect(spaced.constant == 16 && most.relation == .lessThanOrEqual)
    #expect(root.constraints == [half, spaced, most] && a.constraints == [least])
    root.removeConstraint(half)
    #expect(!half.isActive)
    NSLayoutConstraint.deactivate([least, spaced, most])
    #expect(root.constraints.isEmpty && a.constraints.isEmpty && !least.isActive)
    a.setContentHuggingPriority(.required, for: .horizontal)
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `attributed text is read like any other`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Sale", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    text.append(NSAttributedString(string: " 10 €", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text
    #expect(label.visibleText == ["Sale 10 €"] && label.text == "Sale 10 €")
    label.text = "None"
    #expect(label.attributedText?.string == "None")
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name" && field.visibleText == ["Name"])
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.visibleText == ["Sale 10 €"])
  }

  @Test func `tree of ten thousand is read, searched and dumped, however deep`() {
    let root = UIView()
    var deepest = root
    for number in 0..<10_000 {
      let label = UILabel()
      label.text = "\(number)"
      label.tag = number + 1
      deepest.addSubview(label)
      if number < 2000 { deepest = label }
    }
    let window = UIWindow()
    window.addSubview(root)
    #expect(root.visibleText.count == 10_000)
    #expect(root.first(withText: "9999")?.tag == 10_000)
    #expect(root.viewWithTag(5000) != nil)
    #expect(root.screenDump.split(separator: "\n").count == 10_000)
    root.layoutIfNeeded()
    root.removeFromSuperview()
    #expect(deepest.window == nil)
  }
}
