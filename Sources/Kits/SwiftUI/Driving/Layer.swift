import Foundation

/// The screen, or something that lies in front of it.
@MainActor
struct Layer {
  /// What is in it; several for an alert, which has a message and buttons.
  let nodes: [Node]
  let presentation: Presentation?
  /// All that can be seen of them, in reading order.
  let seen: [Node]

  init(nodes: [Node], presentation: Presentation?) {
    self.nodes = nodes
    self.presentation = presentation
    var seen: [Node] = []
    for node in nodes { node.appendSeen(to: &seen) }
    self.seen = seen
  }

  /// All layers, the uppermost last; who presents may itself be covered by another screen.
  static func all(of host: Host) -> [Layer] {
    guard let root = host.root else { return [] }
    let presented = host.presentingNodes.compactMap(\.presented)
    return [Layer(nodes: [root], presentation: nil)] + presented.sorted { $0.order < $1.order }
  }

  private var order: Int { presentation?.order ?? 0 }

  var isAlert: Bool {
    presentation.map { [.alert, .dialog, .menu].contains($0.kind) } ?? false
  }

  /// What can be read: for an alert its title, its message and its buttons.
  var visibleText: [String] {
    let title = presentation.map { $0.title.isEmpty ? [] : [$0.title] } ?? []
    return title + seen.flatMap(\.ownTexts) + [addedButton].compactMap { $0 }
  }

  /// The button that the system adds: an alert can always be closed.
  var addedButton: String? {
    switch presentation?.kind {
    case .alert: buttons.isEmpty ? "OK" : nil
    case .dialog: buttons.contains { $0.role == .cancel } ? nil : "Cancel"
    default: nil
    }
  }

  /// The buttons of an alert as the views have made them.
  private var buttons: [Touch] {
    seen.compactMap { if case .button(let touch) = $0.facet { touch } else { nil } }
  }

  /// The titles of all buttons, in their order.
  var buttonTitles: [String] {
    let titles = seen.compactMap { node -> String? in
      guard case .button = node.facet else { return nil }
      return node.readableTexts.joined(separator: " ")
    }
    return titles + [addedButton].compactMap { $0 }
  }
}

extension Node {
  /// What the node shows in front of everything else.
  fileprivate var presented: Layer? {
    guard case .presentation(let presentation) = facet, presentation.isPresented else {
      return nil
    }
    let slots: [Slot] = [.presented, .presentedMessage, .presentedActions]
    let nodes = slots.flatMap { slot in children.filter { $0.slot == slot } }
    return nodes.isEmpty ? nil : Layer(nodes: nodes, presentation: presentation)
  }
}
