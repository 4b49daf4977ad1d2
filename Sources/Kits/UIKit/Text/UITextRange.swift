import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// What is between two places in a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
    super.init()
  }
  open var isEmpty: Bool { start.offset == end.offset }
}

/// What has a text with places in it, which count in UTF-16, as ranges do.
@preconcurrency @MainActor
public protocol UITextInput: UIView {
  var selectedTextRange: UITextRange? { get set }
  var documentText: String { get }
}

extension UITextField: UITextInput {
  public var documentText: String { text ?? "" }
}

extension UITextView: UITextInput {
  public var documentText: String { text }
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selectedRange.location), UITextPosition(NSMaxRange(selectedRange)))
    }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(documentText.utf16.count) }
  /// What is being put together from several keys; nothing here.
  public var markedTextRange: UITextRange? { nil }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
  public func text(in range: UITextRange) -> String? {
    guard range.end.offset <= documentText.utf16.count else { return nil }
    return (documentText as NSString).substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
}
