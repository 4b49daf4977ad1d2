import Foundation

/// What a check can type into.
@MainActor
protocol TextInput: UIView {
  var typedText: String { get }
  /// Whether the delegate lets these characters in after what is there.
  func accepts(_ letter: String) -> Bool
  func edit(to newText: String)
  func mayBeCleared() -> Bool
}

extension TextInput {
  func insert(_ text: String) -> Bool {
    guard isOperable, isTouchable, becomeFirstResponder() else { return false }
    for letter in text.map(String.init) where accepts(letter) { edit(to: typedText + letter) }
    return true
  }

  func empty() -> Bool {
    guard isOperable, isTouchable, becomeFirstResponder(), mayBeCleared() else { return false }
    edit(to: "")
    return true
  }

  /// The place after all that was typed.
  fileprivate var end: NSRange { NSRange(location: typedText.utf16.count, length: 0) }
}

extension UITextField: TextInput {
  var typedText: String { text ?? "" }
  func accepts(_ letter: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letter) ?? true
  }
  func mayBeCleared() -> Bool { delegate?.textFieldShouldClear(self) ?? true }
}

extension DrivenView where Self: UITextField {
  /// Types after what is there, letter by letter; false if the field takes no input.
  @discardableResult
  public func enter(_ text: String) -> Bool { insert(text) }

  /// Empties the field as the user would; false if the field or its delegate refuses.
  @discardableResult
  public func clear() -> Bool { empty() }

  /// The return key of the keyboard; false if the field is not editable.
  @discardableResult
  public func pressReturn() -> Bool {
    guard isOperable, isTouchable, becomeFirstResponder() else { return false }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
    }
    return true
  }
}

extension UITextView: TextInput {
  var typedText: String { text }
  func accepts(_ letter: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: end, replacementText: letter) ?? true
  }
  func mayBeCleared() -> Bool {
    let all = NSRange(location: 0, length: typedText.utf16.count)
    return delegate?.textView(self, shouldChangeTextIn: all, replacementText: "") ?? true
  }
}

extension DrivenView where Self: UITextView {
  /// Types after what is there, letter by letter; false if the view takes no input.
  @discardableResult
  public func enter(_ text: String) -> Bool { insert(text) }

  /// Empties the view as the user would; false if the view or its delegate refuses.
  @discardableResult
  public func clear() -> Bool { empty() }
}
