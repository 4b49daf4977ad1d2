import Foundation

extension ViewScreen {
  /// Touches what bears that text, symbol, label or identifier: a button, a link, a toggle, a row.
  public func tap(_ name: String) throws {
    let front = front
    if front.addedButton == name, let presentation = front.presentation {
      presentation.close()
      return host.update()
    }
    var isDisabled = false
    for bearer in front.seen where bearer.answers(to: name) {
      guard let touch = bearer.touch else { continue }
      guard touch.isEnabled else {
        isDisabled = true
        continue
      }
      touch.action()
      return host.update()
    }
    throw NotShown(isDisabled ? "'\(name)' is disabled" : "nothing to tap at '\(name)'", on: self)
  }

  /// Whether what bears that name would react to a touch.
  public func isEnabled(_ name: String) throws -> Bool {
    for bearer in front.seen where bearer.answers(to: name) {
      if let touch = bearer.touch { return touch.isEnabled }
      if let field = bearer.field { return field.node.environment.isEnabled }
    }
    throw NotShown("nothing to touch at '\(name)'", on: self)
  }

  /// The back button of the navigation stack in front.
  public func tapBack() throws {
    for node in front.seen.reversed() {
      guard case .navigation(let context) = node.facet, !context.levels.isEmpty else { continue }
      guard node.children.last?.seen.allSatisfy({ !$0.hidesBackButton }) ?? true else { break }
      context.pop(to: context.levels.count - 1)
      return host.update()
    }
    throw NotShown("no back button", on: self)
  }

  /// Swipes the sheet in front away, unless it forbids that.
  public func dismissSheet() throws {
    let front = front
    guard let presentation = front.presentation, presentation.kind != .fullScreenCover,
      !front.isAlert
    else { throw NotShown("no sheet to swipe away", on: self) }
    guard !front.seen.contains(where: { if case .keepsOpen = $0.facet { true } else { false } })
    else { throw NotShown("the sheet cannot be swiped away", on: self) }
    presentation.close()
    host.update()
  }

  /// Opens the app with an address, of which all views in front that wait for one hear.
  public func open(_ url: URL) throws {
    let openers = layers.flatMap(\.seen).compactMap { node -> ((URL) -> Void)? in
      if case .opensURL(let open) = node.facet { open } else { nil }
    }
    guard !openers.isEmpty else { throw NotShown("nothing that opens \(url)", on: self) }
    for open in openers { open(url) }
    host.update()
  }

  /// Pulls the content down and waits until the refresh is over.
  public func pullToRefresh() async throws {
    guard let refresh = front.seen.compactMap(\.environment.refresh).last else {
      throw NotShown("nothing that can be refreshed", on: self)
    }
    await refresh()
    host.update()
  }

  /// Touches for long what bears that text, label or identifier.
  public func longPress(_ name: String) throws {
    for bearer in front.seen where bearer.answers(to: name) {
      let found = bearer.nearest { node -> Touching? in
        guard case .longPress(let touch) = node.facet else { return nil }
        return Touching(isEnabled: node.environment.isEnabled, action: touch.action)
      }
      guard let found, found.isEnabled else { continue }
      found.action()
      return host.update()
    }
    throw NotShown("nothing to press at '\(name)'", on: self)
  }

  /// Touches a view for long and then the button of that title in its context menu.
  public func longPress(_ name: String, choosing button: String) throws {
    try tap(button, behind: name, in: .contextMenu)
  }

  /// Swipes the row that shows the text and touches a button that then appears.
  public func swipe(_ name: String, choosing button: String) throws {
    try tap(button, behind: name, in: .swipeActions)
  }

  private func tap(_ button: String, behind name: String, in slot: Slot) throws {
    for bearer in front.seen where bearer.answers(to: name) {
      let found = bearer.nearest { node -> Touching? in
        let hidden = node.children.filter { $0.slot == slot }.flatMap(\.seen)
        return hidden.first { $0.answers(to: button) }?.touch
      }
      guard let found, found.isEnabled else { continue }
      found.action()
      return host.update()
    }
    throw NotShown("no '\(button)' behind '\(name)'", on: self)
  }
}

/// What a finger would do at some place.
@MainActor
struct Touching {
  let isEnabled: Bool
  let action: () -> Void
}

extension Node {
  /// What a touch on the node does: its own reaction, or that of the nearest view around it.
  var touch: Touching? {
    switch facet {
    case .identifier, .spokenLabel:
      for node in seen.dropFirst() {
        if let own = node.ownTouch { return own }
      }
      return nearest { $0.ownTouch ?? $0.touchAsPart }
    default: return nearest { $0.ownTouch ?? $0.touchAsPart }
    }
  }

  var hidesBackButton: Bool { if case .hidesBackButton = facet { true } else { false } }

  private var ownTouch: Touching? {
    let isEnabled = environment.isEnabled
    switch facet {
    case .button(let touch):
      return Touching(isEnabled: isEnabled && !touch.isDead, action: touch.action)
    case .gesture(let touch): return Touching(isEnabled: isEnabled, action: touch.action)
    case .toggle(let isOn):
      return Touching(isEnabled: isEnabled) { isOn.wrappedValue.toggle() }
    case .disclosure(let isExpanded):
      return Touching(isEnabled: isEnabled) { isExpanded.wrappedValue.toggle() }
    default: return nil
    }
  }

  /// As an item of a tab bar, an option of a picker or a row of a list.
  private var touchAsPart: Touching? {
    if slot == .tabItem { return tabTouch }
    guard let parent else { return nil }
    let chooser = parent.nearest { node -> (node: Node, choice: Choice)? in
      switch node.facet {
      case .list(let choice?), .picker(let choice, _): (node, choice)
      default: nil
      }
    }
    guard let chooser, let tag, chooser.node.rows.contains(where: { $0 === self }) else {
      return nil
    }
    let choose = chooser.choice.choose
    return Touching(isEnabled: environment.isEnabled) { _ = choose(tag) }
  }

  private var tabTouch: Touching? {
    parent?.nearest { tabs -> Touching? in
      guard case .tabs(let choice, let isByPlace) = tabs.facet else { return nil }
      let rows = tabs.rows
      guard let index = rows.firstIndex(where: { $0 === self || contains($0) }) else { return nil }
      guard let tag: any Hashable = isByPlace ? index : rows[index].tag else { return nil }
      return Touching(isEnabled: true) { _ = choice.choose(tag) }
    }
  }

  private func contains(_ row: Node) -> Bool { nearest { $0 === row ? true : nil } ?? false }
}
