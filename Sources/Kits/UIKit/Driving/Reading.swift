import Foundation

extension DrivenView {
  /// What can be read on the view, in reading order; hidden views are left out.
  public var visibleText: [String] { textsInOrder }

  /// All views of a type, this one included, parents before children; a table's rows are made.
  public func find<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    var found: [Wanted] = []
    read { view in
      if let wanted = view as? Wanted { found.append(wanted) }
      return true
    }
    return found
  }

  /// The first view with that accessibility identifier, this one included.
  public func first(withIdentifier identifier: String) -> UIView? {
    find(UIView.self).first { $0.accessibilityIdentifier == identifier }
  }

  /// The first visible view that itself bears that text: a label, button, field or cell.
  public func first(withText text: String) -> UIView? {
    find(UIView.self).first { $0.ownText.contains(text) && $0.isVisible }
  }

  /// Whether neither the view nor one above it is hidden.
  public var isVisible: Bool {
    sequence(first: self as UIView, next: \.superview).allSatisfy {
      !$0.isInvisible || $0 is UIWindow
    }
  }
}

extension UIView {
  var isInvisible: Bool { isHidden || alpha < 0.01 }

  fileprivate var textsInOrder: [String] {
    enum Piece {
      case view(UIView)
      case texts([String])
    }
    // Not by recursion: trees may be deep.
    var texts: [String] = []
    var waiting = [Piece.view(self)]
    while let piece = waiting.popLast() {
      switch piece {
      case .texts(let last): texts += last
      case .view(let view):
        guard !view.isInvisible else { continue }
        if let controller = view.controller {
          texts += controller.textsAbove
          waiting.append(.texts(controller.textsBelow))
        }
        texts += view.ownText
        waiting += view.readChildren.reversed().map { .view($0) }
      }
    }
    return texts
  }

  /// The views inside, and before them those in the bars of the controller.
  var readChildren: [UIView] { (controller?.surroundings ?? []) + readingOrder }

  /// Goes through the view and all below it in reading order, parents first.
  ///
  /// What is below a view for which `enter` says false is passed over.
  func read(_ enter: (UIView) -> Bool) {
    var waiting = [self]
    while let view = waiting.popLast() {
      if enter(view) { waiting += view.readChildren.reversed() }
    }
  }

  /// All that can be seen, in reading order.
  var seenViews: [UIView] {
    var views: [UIView] = []
    read { view in
      guard !view.isInvisible else { return false }
      views.append(view)
      return true
    }
    return views
  }

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
    if accessibilityIdentifier == name || accessibilityLabel == name { return true }
    if let field = self as? UITextField, field.placeholder == name { return true }
    return ownText.contains(name) || ownImage?.description == name
  }
}

extension DrivenController {
  /// What can be read: the navigation bar's title and buttons, then the view; loads the view.
  public var visibleText: [String] {
    loadViewIfNeeded()
    _ = childrenOnScreen
    return view.visibleText
  }
}

extension UIViewController {
  fileprivate var textsAbove: [String] {
    let items = visibleBarItems.filter { $0.customView == nil }.map(\.readableTitle)
    return (barTitles + items).filter { !$0.isEmpty }
  }

  fileprivate var textsBelow: [String] {
    buttonTitles + visibleTabs.map(\.tabTitle).filter { !$0.isEmpty }
  }
}
