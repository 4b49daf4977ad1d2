import Foundation

extension UIView {
  /// What can be read on the view, in reading order; hidden views are left out.
  public var visibleText: [String] {
    guard !isInvisible else { return [] }
    return ownText + readingOrder.flatMap(\.visibleText)
  }

  /// All views of a type, this one included, parents before children; a table's rows are made.
  public func find<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    ([self as? Wanted].compactMap { $0 }) + readingOrder.flatMap { $0.find(type) }
  }

  /// The first view with that accessibility identifier, this one included.
  public func first(withIdentifier identifier: String) -> UIView? {
    find(UIView.self).first { $0.accessibilityIdentifier == identifier }
  }

  /// The first visible view that itself bears that text: a label, button, field or cell.
  public func first(withText text: String) -> UIView? {
    find(UIView.self).first { $0.isVisible && $0.ownText.contains(text) }
  }

  /// Whether neither the view nor one above it is hidden.
  public var isVisible: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isInvisible || $0 is UIWindow }
  }

  private var isInvisible: Bool { isHidden || alpha < 0.01 }

  /// Whether a finger reaches it: visible, touches allowed, and nothing presented in front of it.
  var isTouchable: Bool {
    let chain = sequence(first: self, next: \.superview)
    guard isVisible, chain.allSatisfy(\.isUserInteractionEnabled) else { return false }
    guard let root = window?.rootViewController else { return true }
    let front = sequence(first: root, next: \.ownPresented).reversed().first
    return front?.viewIfLoaded.map { isDescendant(of: $0) } ?? true
  }

  /// Whether a check that looks for this name means this view.
  func answers(to name: String) -> Bool {
    let placeholder = (self as? UITextField)?.placeholder
    return accessibilityIdentifier == name || accessibilityLabel == name || placeholder == name
      || ownText.contains(name)
  }
}

extension UIViewController {
  /// What can be read: the navigation bar's title and buttons, then the view; loads the view.
  public var visibleText: [String] { readableText }
}

extension UIViewController {
  /// The screen as an indented tree: controllers with their state, then views and their texts.
  public var screenDump: String { dumpLines(indent: "").joined(separator: "\n") }

  private func dumpLines(indent: String) -> [String] {
    let name = navigationItem.title ?? title
    let heading = "\(indent)\(Swift.type(of: self))" + (name.map { " '\($0)'" } ?? "")
    var lines = [heading]
    let inner = indent + "  "
    if let alert = self as? UIAlertController {
      lines += [alert.message].compactMap { $0 }.map { "\(inner)\($0)" }
      lines += (alert.textFields ?? []).flatMap { $0.dumpLines(indent: inner) }
      return lines + alert.actions.map { "\(inner)[\($0.title ?? "")]" }
    }
    if let navigation = self as? UINavigationController {
      lines += navigation.barItems.map { "\(inner)bar [\($0.readableTitle)]" }
      return lines + (navigation.topViewController?.dumpLines(indent: inner) ?? [])
    }
    return lines + view.dumpLines(indent: inner)
  }
}

extension UIView {
  fileprivate func dumpLines(indent: String) -> [String] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    let texts = ownText.map { "'\($0)'" }.joined(separator: " ")
    let notes = [
      accessibilityIdentifier.map { "#\($0)" },
      (self as? UIControl)?.isEnabled == false ? "disabled" : nil,
    ].compactMap { $0 }
    let isWorthALine =
      !texts.isEmpty || !notes.isEmpty || self is UITableView || self is UIControl
      || self is UIActivityIndicatorView
    guard isWorthALine else { return readingOrder.flatMap { $0.dumpLines(indent: indent) } }
    let line = ([indent + "\(Swift.type(of: self))", texts] + notes).filter { !$0.isEmpty }
    return [line.joined(separator: " ")]
      + readingOrder.flatMap { $0.dumpLines(indent: indent + "  ") }
  }
}
