import Foundation

/// A phone in a check's hand: shows a view, and reads and touches what is in front.
///
/// The view is on the screen for as long as this value lives; keep it in a variable. Whatever is
/// read or touched is up to date: nothing has to be waited for but what tasks bring.
@preconcurrency @MainActor
public final class ViewScreen {
  let host: Host

  /// Shows a view; when this returns, `onAppear` has run and tasks have been started.
  public init(showing view: some View) { host = Host(view) }

  init(_ host: Host) { self.host = host }

  /// All layers, the one in front last, after every change has been taken in.
  var layers: [Layer] {
    host.update()
    return Layer.all(of: host)
  }

  var front: Layer { layers.last ?? Layer(nodes: [], presentation: nil) }

  // MARK: Reading

  /// What can be read in front, in reading order; what a sheet or an alert covers is left out.
  public var visibleText: [String] { front.visibleText }

  /// Whether one of the texts in front is exactly this one.
  public func shows(_ text: String) -> Bool { visibleText.contains(text) }

  /// The title of the uppermost screen of the navigation stack in front.
  public var title: String? { front.seen.compactMap(\.screenTitle).last }

  /// What the alert, dialog or menu in front says and offers; nil if there is none.
  public var alert: (title: String, message: String, buttons: [String])? {
    let front = front
    guard let presentation = front.presentation, front.isAlert else { return nil }
    let message = front.nodes.filter { $0.slot == .presentedMessage }.flatMap(\.readableTexts)
    return (presentation.title, message.joined(separator: " "), front.buttonTitles)
  }

  /// Whether a sheet, a popover or a full-screen cover is in front.
  public var isSheetInFront: Bool { front.presentation != nil && !front.isAlert }

  /// How many screens lie above the root of the navigation stack in front.
  public var navigationDepth: Int {
    front.seen.compactMap { node in
      if case .navigation(let context) = node.facet { context.levels.count } else { nil }
    }.last ?? 0
  }

  /// All views of a type that can be seen in front, with the state that they were shown with.
  public func find<Wanted: View>(_ type: Wanted.Type) -> [Wanted] {
    front.seen.compactMap { $0.installed as? Wanted }
  }

  /// The colour of the text, as it or a view around it has said; nil if nobody has.
  public func color(of text: String) throws -> Color? {
    let (node, found) = try self.text(text)
    return found.look.color ?? node.environment[ForegroundKey.self]
  }

  /// The font of the text, as it or a view around it has said; nil if nobody has.
  public func font(of text: String) throws -> Font? {
    let (node, found) = try self.text(text)
    return found.look.font ?? node.environment.font
  }

  /// How the text would come and go, as it or a view around it has said; nil if nobody has.
  public func transition(of text: String) throws -> AnyTransition? {
    try self.text(text).0.environment[TransitionKey.self]
  }

  /// How changes of the text would take their time; nil if nobody has said so.
  public func animation(of text: String) throws -> Animation? {
    try self.text(text).0.environment[AnimationKey.self]
  }

  /// The animation of the last change of state; nil if it was made without one.
  public var lastAnimation: Animation? {
    host.update()
    return host.lastAnimation
  }

  /// What share links have offered to other apps, in order.
  public var sharedItems: [String] { host.sharedItems }

  /// The id of the view that was last asked to scroll into sight.
  public var scrollTarget: AnyHashable? {
    host.update()
    return host.scrollTarget
  }

  private func text(_ wanted: String) throws -> (Node, Text) {
    for node in front.seen {
      if case .text(let text) = node.facet, text.string == wanted { return (node, text) }
    }
    throw NotShown("no text '\(wanted)'", on: self)
  }

  /// What SwiftUI would have complained about, such as a link to nowhere.
  public var warnings: [String] {
    host.update()
    return host.warnings
  }

  /// Takes the view off the screen: `onDisappear` runs, tasks are cancelled, state is released.
  public func close() { host.close() }
}

/// What a check wanted to touch and did not find; says what the screen showed instead.
public struct NotShown: Error, CustomStringConvertible, LocalizedError {
  /// What is missing, and the screen as a tree.
  public let description: String
  /// The same, for those who ask an error for words.
  public var errorDescription: String? { description }

  @MainActor init(_ missing: String, on screen: ViewScreen) {
    description = "\(missing); the screen showed:\n\(screen.dump)"
  }
}
