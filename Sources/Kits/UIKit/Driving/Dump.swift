import Foundation

extension DrivenController {
  /// The screen as an indented tree: controllers with their bars, then views and their texts.
  public var screenDump: String {
    loadViewIfNeeded()
    _ = childrenOnScreen
    return view.screenDump
  }
}

extension UIViewController {
  /// Its type and title, and what its bars show.
  fileprivate var linesAbove: [String] {
    let name = navigationItem.title ?? title
    let heading = "\(Swift.type(of: self))" + (name.map { " '\($0)'" } ?? "")
    let message = (self as? UIAlertController)?.message
    let items = visibleBarItems.filter { $0.customView == nil }.map {
      "bar [\($0.readableTitle)]" + ($0.isEnabled ? "" : " disabled")
    }
    let shared = (self as? UIActivityViewController)?.barTitles ?? []
    return [heading] + ([message].compactMap { $0 } + shared + items).map { "  " + $0 }
  }

  fileprivate var linesBelow: [String] {
    let buttons = (self as? UIAlertController)?.actions ?? []
    let chosen = (self as? UITabBarController)?.selectedViewController
    let tabs = visibleTabs.map { "tab [\($0.tabTitle)]" + ($0 === chosen ? " selected" : "") }
    return buttons.map { "[\($0.title ?? "")]" + ($0.isEnabled ? "" : " disabled") } + tabs
  }
}

extension DrivenView {
  /// The view and what is in it as an indented tree; what cannot be seen is left out.
  public var screenDump: String { tree }
}

extension UIView {
  fileprivate var tree: String {
    enum Piece {
      case view(UIView, indent: Int)
      case line(String, indent: Int)
    }
    // Not by recursion: trees may be deep.
    var lines: [String] = []
    var waiting = [Piece.view(self, indent: 0)]
    while let piece = waiting.popLast() {
      switch piece {
      case .line(let line, let indent): lines.append(Self.spaces(indent) + line)
      case .view(let view, var indent):
        guard !view.isInvisible || view is UIWindow else { continue }
        if let controller = view.controller {
          lines += controller.linesAbove.map { Self.spaces(indent) + $0 }
          indent += 1
          waiting += controller.linesBelow.reversed().map { .line($0, indent: indent) }
        }
        if let line = view.dumpLine {
          lines.append(Self.spaces(indent) + line)
          indent += 1
        }
        waiting += view.readChildren.reversed().map { .view($0, indent: indent) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// So deep trees do not take a line's length times their number.
  private static func spaces(_ indent: Int) -> String {
    indent <= 40
      ? String(repeating: "  ", count: indent) : String(repeating: "  ", count: 40) + "\(indent)> "
  }

  /// A line for what is worth one.
  private var dumpLine: String? {
    let texts = ownText.map { "'\($0)'" }.joined(separator: " ")
    let notes = [
      dumpedValue, accessibilityIdentifier.map { "#\($0)" }, isOperable ? nil : "disabled",
    ].compactMap { $0 }
    let isWorthALine =
      !texts.isEmpty || !notes.isEmpty || self is UITableView || self is UICollectionView
      || self is UIControl || self is UIActivityIndicatorView
    guard isWorthALine else { return nil }
    return (["\(Swift.type(of: self))", texts] + notes).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What a control is set to, or a cell or picture shows without text.
  private var dumpedValue: String? {
    switch self {
    case let toggle as UISwitch: toggle.isOn ? "on" : "off"
    case let slider as UISlider: "\(slider.value)"
    case let stepper as UIStepper: "\(stepper.value)"
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let progress as UIProgressView: "\(Int((progress.progress * 100).rounded()))%"
    case let segments as UISegmentedControl:
      segments.titleForSegment(at: segments.selectedSegmentIndex).map { "selected '\($0)'" }
    case let cell as UITableViewCell where cell.isSelected: "selected"
    case let cell as UITableViewCell where cell.accessoryType != .none: "\(cell.accessoryType)"
    case let cell as UICollectionViewCell where cell.isSelected: "selected"
    case let refresh as UIRefreshControl where refresh.isRefreshing: "refreshing"
    default: ownImage.map { "image '\($0.description)'" }
    }
  }
}
