import Foundation

/// A phone in a check's hand: shows a controller, and reads and touches what is in front.
///
/// The window lives as long as this value; keep it in a variable for the whole check.
@preconcurrency @MainActor
public final class Screen {
  public let window: UIWindow

  /// Makes a window, puts the controller in it and shows it; all appearance callbacks have run.
  public init(showing root: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The controller that takes the touches: the last one presented, containers included.
  public var front: UIViewController? {
    guard let root = window.rootViewController else { return nil }
    return sequence(first: root, next: \.ownPresented).reversed().first
  }

  /// The controller the user is looking at: in front, and on top of its navigation stack.
  public var top: UIViewController? {
    sequence(
      first: front,
      next: { controller in
        guard let top = (controller as? UINavigationController)?.topViewController else {
          return nil
        }
        return .some(top)
      }
    ).reversed().first ?? nil
  }

  /// The alert or action sheet in front, if there is one.
  public var alert: UIAlertController? { front as? UIAlertController }

  /// What can be read in front: what a sheet or an alert covers is left out.
  public var visibleText: [String] { front?.visibleText ?? [] }

  /// Whether one of the texts in front is exactly this one.
  public func shows(_ text: String) -> Bool { visibleText.contains(text) }

  /// Touches what bears that text: an alert's button, a bar's button, a button or a row.
  public func tap(_ text: String) throws {
    if let alert { return try alert.tap(text) }
    let bar = (front as? UINavigationController)?.barItems ?? []
    if let item = bar.first(where: { $0.answers(to: text) }) {
      guard item.tap() else { throw NotOnScreen("'\(text)' does not react", on: self) }
      return
    }
    guard let view = front?.view else { throw NotOnScreen("no '\(text)'", on: self) }
    let buttons = view.find(UIButton.self).filter(\.isVisible)
    if let button = buttons.first(where: { $0.answers(to: text) }) {
      guard button.tap() else { throw NotOnScreen("'\(text)' does not react", on: self) }
      return
    }
    for table in view.find(UITableView.self) where table.isVisible {
      for path in table.indexPathsForVisibleRows ?? [] {
        guard table.cellForRow(at: path)?.visibleText.contains(text) ?? false else { continue }
        return try table.select(row: path.row, section: path.section)
      }
    }
    throw NotOnScreen("no button and no row '\(text)'", on: self)
  }

  /// Types into the field with that placeholder, identifier or label.
  public func type(_ text: String, into field: String) throws {
    let inAlert = alert?.textFields ?? []
    let fields = inAlert + (front?.view.find(UITextField.self).filter(\.isVisible) ?? [])
    guard let found = fields.first(where: { $0.answers(to: field) }) else {
      throw NotOnScreen("no text field '\(field)'", on: self)
    }
    guard found.type(text) else { throw NotOnScreen("'\(field)' takes no text", on: self) }
  }

  /// The back button of the navigation stack in front.
  public func tapBack() throws {
    guard let navigation = front as? UINavigationController, navigation.tapBack() else {
      throw NotOnScreen("no back button", on: self)
    }
  }

  /// What is shown, layer by layer, the front last.
  public var dump: String {
    guard let root = window.rootViewController else { return "nothing" }
    return sequence(first: root, next: \.ownPresented).map(\.screenDump).joined(separator: "\n")
  }

  /// Takes everything off the screen, with the callbacks that belong to it.
  public func close() {
    window.rootViewController = nil
    window.isHidden = true
  }
}

/// What a check wanted to touch and did not find; says what the screen showed instead.
public struct NotOnScreen: Error, CustomStringConvertible, LocalizedError {
  public let description: String
  public var errorDescription: String? { description }

  @MainActor init(_ missing: String, on screen: Screen) {
    description = "\(missing); the screen showed:\n\(screen.dump)"
  }

  @MainActor init(_ missing: String, on view: UIView) {
    description = "\(missing); it showed: \(view.visibleText)"
  }

  @MainActor init(_ missing: String, on controller: UIViewController) {
    description = "\(missing); the screen showed:\n\(controller.screenDump)"
  }
}
