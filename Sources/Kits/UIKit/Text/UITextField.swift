import Foundation

/// Decides what a text field accepts and hears of its editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// As documented, the form with a reason is called in place of the one without.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")

  private var content = ReadableText(plain: "")
  /// Never nil when read; set by code, it tells nobody.
  open var text: String? {
    get { content.plain }
    set { content.plain = newValue ?? "" }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? NSAttributedString(string: content.plain ?? "") }
    set { content.take(newValue ?? NSAttributedString(string: "")) }
  }
  private var hint = ReadableText()
  open var placeholder: String? {
    get { hint.plain }
    set { hint.plain = newValue }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributed ?? hint.plain.map { NSAttributedString(string: $0) } }
    set { hint.take(newValue) }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  /// Kept for the signature: the size of text does not change here.
  open var adjustsFontForContentSizeCategory = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var passwordRules: UITextInputPasswordRules?

  // Where things stand in the field: the whole of it, since nothing is laid out.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the caret is: nowhere, since text is not drawn. Fields that hide it override this.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  /// Takes the last letter away, as the key with the arrow does.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
    sendActions(for: .editingChanged)
  }
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(beginningOfDocument, endOfDocument)
  }
  /// Writes what was copied last, as the keyboard does.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }
  /// Writes at the end.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }
  /// Where the next letter goes: at the end, unless it was set elsewhere.
  open var selectedTextRange: UITextRange? {
    get {
      let end = endOfDocument
      guard let chosen, chosen.end.offset <= end.offset else { return UITextRange(end, end) }
      return chosen
    }
    set { chosen = newValue }
  }
  private var chosen: UITextRange?
  open var isSecureTextEntry = false
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var clearsOnBeginEditing = false
  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  open var hasText: Bool { content.plain?.isEmpty == false }
  open var isEditing: Bool { isFirstResponder }
  override var wantsKeyboard: Bool { true }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Takes the keyboard and starts editing, unless the delegate objects.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, unless the delegate objects.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  /// Replaces the text as the keyboard does: everybody who listens hears of it.
  func edit(to newText: String) {
    text = newText
    selectedTextRange = nil
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override func changeByTap(on name: String?) { becomeFirstResponder() }

  override var ownText: [String] {
    guard let text, !text.isEmpty else {
      return [placeholder].compactMap { $0 }.filter { !$0.isEmpty }
    }
    return [isSecureTextEntry ? String(repeating: "•", count: text.count) : text]
  }
}
