import Foundation

/// Decides what a text view accepts and hears of its editing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asked by nobody: a check touches no link in a text.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What a finger does with a link.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// Lines of text that the user can edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  private var content = ReadableText(plain: "")
  /// Never nil when read; set by code, it tells nobody.
  open var text: String! {
    get { content.plain }
    set { content.plain = newValue ?? "" }
  }
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: content.plain ?? "") }
    set { content.take(newValue ?? NSAttributedString(string: "")) }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  public let textContainer: NSTextContainer
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  open var adjustsFontForContentSizeCategory = false
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  open var hasText: Bool { !text.isEmpty }
  override var wantsKeyboard: Bool { true }
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Takes the keyboard and starts editing, unless the delegate objects.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, unless the delegate objects.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(beginningOfDocument, endOfDocument)
  }
  /// Writes what was copied last, as the keyboard does.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }
  /// Writes at the end and hands the text over as the keyboard does.
  open func insertText(_ text: String) { edit(to: self.text + text) }
  open func deleteBackward() { edit(to: String(text.dropLast())) }

  /// Replaces the text as the keyboard does: everybody who listens hears of it.
  func edit(to newText: String) {
    text = newText
    selectedRange = NSRange(location: newText.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override var reactsToTap: Bool { true }
  override var isOperable: Bool { isEditable }
  override func respondToTap(on name: String?) { becomeFirstResponder() }

  override var ownText: [String] { text.isEmpty ? [] : [text] }
}
