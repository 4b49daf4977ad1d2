import Testing
import UIKit

@MainActor
@Suite struct `A button` {
  @Test func `runs its actions once per tap, in order`() {
    var taps: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps.append("primary") })
    button.addAction(UIAction { _ in taps.append("touch") }, for: .touchUpInside)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.titleLabel?.text == "Go")
    #expect(button.tap())
    #expect(taps == ["touch", "primary"])
  }

  @Test func `does not react while disabled, hidden, transparent or out of reach`() {
    let superview = UIView()
    let button = UIButton(
      primaryAction: UIAction(title: "Go") { _ in Issue.record("it reacted") })
    superview.addSubview(button)
    button.isEnabled = false
    #expect(!button.tap())
    button.isEnabled = true
    button.isHidden = true
    #expect(!button.tap())
    button.isHidden = false
    superview.isHidden = true
    #expect(!button.tap())
    superview.isHidden = false
    superview.alpha = 0
    #expect(!button.tap())
    superview.alpha = 1
    superview.isUserInteractionEnabled = false
    #expect(!button.tap())
  }

  @Test func `replaces an action with the same identifier and forgets a removed one`() {
    var taps: [String] = []
    let button = UIButton(type: .system)
    let identifier = UIAction.Identifier("one")
    button.addAction(
      UIAction(identifier: identifier) { _ in taps.append("old") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: identifier) { _ in taps.append("new") }, for: .touchUpInside)
    button.tap()
    #expect(taps == ["new"])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    button.tap()
    #expect(taps == ["new"])
  }

  @Test func `has a title per state and falls back to the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.visibleText == ["Save"])
    button.isSelected = true
    #expect(button.visibleText == ["Saved"])
    button.isEnabled = false
    #expect(button.currentTitle == "Save")
  }

  @Test func `calls a target it does not keep alive`() {
    final class Target: UIViewController {
      var senders: [UIButton] = []
      func tapped(_ sender: UIButton) { senders.append(sender) }
    }
    let button = UIButton(type: .system)
    var target: Target? = Target(nibName: nil, bundle: nil)
    button.addTarget(
      target, action: Selector("tapped:", Target.tapped(_:)), for: .touchUpInside)
    button.tap()
    #expect(target?.senders == [button])
    weak let released = target
    target = nil
    #expect(released == nil)
    button.tap()
  }
}

@MainActor
@Suite(.serialized) struct `A text field` {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var events: [String] = []
    var accepts: (String) -> Bool = { _ in true }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { accepts(string) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func `tells everybody about every letter`() {
    let field = UITextField()
    var texts: [String?] = []
    field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)
    #expect(field.enter("Ä🇩🇪b"))
    #expect(texts == ["Ä", "Ä🇩🇪", "Ä🇩🇪b"])
    #expect(field.isEditing)
    field.text = "set"
    #expect(texts.count == 3)
    field.clear()
    #expect(texts.last == "")
    field.resignFirstResponder()
  }

  @Test func `obeys its delegate`() {
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    delegate.accepts = { $0.allSatisfy(\.isNumber) }
    field.enter("1a2b")
    #expect(field.text == "12")
    field.pressReturn()
    #expect(delegate.events == ["begin", "return", "end"])
    #expect(!field.isEditing)
  }

  @Test func `hides a password and takes no text while disabled`() {
    let field = UITextField()
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    #expect(field.visibleText == ["Password"])
    field.enter("abc")
    #expect(field.visibleText == ["•••"])
    field.isEnabled = false
    field.resignFirstResponder()
    #expect(!field.enter("d"))
    #expect(field.text == "abc")
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `hands the keyboard to the next field`() {
    let (first, second) = (UITextField(), UITextField())
    let delegate = Delegate()
    first.delegate = delegate
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(delegate.events == ["begin", "end"])
    #expect(second.isFirstResponder && !first.isFirstResponder)
    second.resignFirstResponder()
  }
}

@MainActor
@Suite struct `A view` {
  @Test func `has one superview at a time`() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    child.removeFromSuperview()
    #expect(child.superview == nil)
    let (a, b, c) = (UIView(), UIView(), UIView())
    first.addSubview(a)
    first.insertSubview(b, at: 0)
    first.insertSubview(c, aboveSubview: b)
    #expect(first.subviews == [b, c, a])
    first.bringSubviewToFront(b)
    first.sendSubviewToBack(a)
    #expect(first.subviews == [a, c, b])
    c.tag = 7
    #expect(first.viewWithTag(7) === c)
  }

  @Test func `keeps frame, bounds and center in step`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test func `keeps active constraints in the nearest common ancestor`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    let top = child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
    let width = child.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([top, width])
    #expect(root.constraints == [top])
    #expect(child.constraints == [width])
    #expect(top.isActive && top.constant == 8 && top.firstItem === child)
    top.isActive = false
    #expect(root.constraints.isEmpty)
    top.isActive = true
    child.removeFromSuperview()
    #expect(!top.isActive && width.isActive)
  }

  @Test func `traps when constrained to a stranger`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
  }

  @Test func `animates at once`() {
    let view = UIView()
    var order: [String] = []
    UIView.animate(withDuration: 3) {
      view.alpha = 0.5
      order.append("changes")
    } completion: { finished in
      order.append("done \(finished)")
    }
    #expect(order == ["changes", "done true"])
    #expect(view.alpha == 0.5)
  }

  @Test func `inherits its tint and reads hidden parts to nobody`() {
    let root = UIView()
    let stack = UIStackView(arrangedSubviews: ["one", "two"].map { label($0) })
    root.addSubview(stack)
    root.tintColor = .red
    #expect(stack.tintColor == .red)
    stack.insertArrangedSubview(label("zero"), at: 0)
    #expect(root.visibleText == ["zero", "one", "two"])
    stack.arrangedSubviews[1].isHidden = true
    #expect(root.visibleText == ["zero", "two"])
    #expect(root.find(UILabel.self).count == 3)
    stack.arrangedSubviews[2].accessibilityIdentifier = "last"
    #expect((root.first(withIdentifier: "last") as? UILabel)?.text == "two")
    #expect(root.first(withText: "zero") === stack.arrangedSubviews[0])
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}
