import Foundation

extension Node {
  /// All that can be seen of the node and what is inside, in reading order, parents first.
  func appendSeen(to seen: inout [Node]) {
    if case .hidden = facet { return }
    seen.append(self)
    switch facet {
    case .field: return
    case .navigation(let context): appendScreen(of: context, to: &seen)
    case .tabs: appendTabs(to: &seen)
    case .picker(let choice, let isInline):
      for child in children where child.slot == .label { child.appendSeen(to: &seen) }
      for row in rows where isInline || row.tag.map({ choice.isChosen($0) }) ?? false {
        row.appendSeen(to: &seen)
      }
    default:
      for child in children where child.isReadInPlace { child.appendSeen(to: &seen) }
    }
  }

  var seen: [Node] {
    var seen: [Node] = []
    appendSeen(to: &seen)
    return seen
  }

  private var isReadInPlace: Bool {
    switch slot {
    case .content, .label, .header, .footer, .background, .overlay, .screen: !isCovered
    case .toolbar, .tabItem, .swipeActions, .contextMenu: false
    case .presented, .presentedActions, .presentedMessage: false
    }
  }

  /// The bar comes before the screen.
  private func appendScreen(of context: NavigationContext, to seen: inout [Node]) {
    var screen: [Node] = []
    for child in children where !child.isCovered { child.appendSeen(to: &screen) }
    for node in screen where node.environment.navigation === context {
      for item in node.children where item.slot == .toolbar { item.appendSeen(to: &seen) }
    }
    seen += screen
  }

  /// The bar comes after the chosen tab.
  private func appendTabs(to seen: inout [Node]) {
    for child in children where !child.isCovered { child.appendSeen(to: &seen) }
    for tab in rows { tab.tabItem?.appendSeen(to: &seen) }
  }

  /// What the bar shows for a tab.
  private var tabItem: Node? {
    if let item = children.first(where: { $0.slot == .tabItem }) { return item }
    let inner = children.filter { $0.slot == .content }
    return inner.count == 1 ? inner[0].tabItem : nil
  }

  /// The title of the uppermost screen of a stack.
  var screenTitle: String? {
    guard case .navigation(let context) = facet, let screen = children.last else { return nil }
    for node in screen.seen where node.environment.navigation === context {
      if case .title(let title) = node.facet { return title }
    }
    return nil
  }

  /// What can be read on the view itself.
  var ownText: String? {
    switch facet {
    case .text(let text): text.string
    case .field(let field): field.readable
    case .search(let field): environment.navigation == nil ? nil : field.readable
    case .navigation: screenTitle
    default: nil
    }
  }

  /// What can be read on the view and inside of it.
  var readableTexts: [String] { seen.flatMap(\.ownTexts) }

  var ownTexts: [String] {
    if case .uiView(let view) = facet { return view.visibleText }
    return ownText.map { $0.isEmpty ? [] : [$0] } ?? []
  }

  /// Whether a check that looks for this name means what is here.
  func answers(to name: String) -> Bool {
    switch facet {
    case .text(let text): text.string == name
    case .image(let image): image == name
    case .identifier(let known), .spokenLabel(let known): known == name
    case .field(let field): field.placeholder == name
    case .search(let field): field.placeholder == name && environment.navigation != nil
    default: false
    }
  }
}

extension Field {
  /// What is read in the field: dots for what is secret, and the placeholder while it is empty.
  var readable: String {
    let text = text.wrappedValue
    guard !text.isEmpty else { return placeholder }
    return isSecure ? String(repeating: "•", count: text.count) : text
  }
}
