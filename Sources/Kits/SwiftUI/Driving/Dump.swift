import Foundation

extension ViewScreen {
  /// What is shown as an indented tree, layer by layer, the front last.
  public var dump: String {
    let lines = layers.flatMap { layer -> [String] in
      guard let presentation = layer.presentation else {
        return layer.nodes.flatMap { $0.dumpLines(indent: "") }
      }
      let title = presentation.title.isEmpty ? "" : " '\(presentation.title)'"
      let added = layer.addedButton.map { ["  Button '\($0)'"] } ?? []
      return [presentation.kind.rawValue + title]
        + layer.nodes.flatMap { $0.dumpLines(indent: "  ") } + added
    }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }
}

extension Node {
  func dumpLines(indent: String) -> [String] {
    if case .hidden = facet { return [] }
    let line = dumpLine
    let inner = line == nil ? indent : indent + "  "
    var parts = dumpedChildren
    if case .field = facet { parts = [] }
    return [line.map { indent + $0 }].compactMap { $0 }
      + parts.flatMap { $0.dumpLines(indent: inner) }
  }

  private var dumpedChildren: [Node] {
    let shown = children.filter { child in
      switch child.slot {
      case .presented, .presentedActions, .presentedMessage, .swipeActions, .contextMenu: false
      case .toolbar: environment.navigation != nil
      default: !child.isCovered
      }
    }
    return shown.filter { $0.slot == .toolbar } + shown.filter { $0.slot != .toolbar }
  }

  /// A line for what is worth one.
  private var dumpLine: String? {
    let disabled = environment.isEnabled ? "" : " disabled"
    return switch facet {
    case .text(let text): "Text '\(text.string)'"
    case .image(let name): "Image '\(name)'"
    case .button(let touch): touch.name + (touch.isDead ? " disabled" : disabled)
    case .field(let field): "\(field.name) '\(field.readable)'\(disabled)"
    case .toggle(let isOn): "Toggle \(isOn.wrappedValue ? "on" : "off")\(disabled)"
    case .picker: "Picker\(disabled)"
    case .adjustable(let adjustable):
      "\(adjustable.name) \(adjustable.describe())".trimmingCharacters(in: .whitespaces)
    case .disclosure(let isOpen): "DisclosureGroup \(isOpen.wrappedValue ? "open" : "closed")"
    case .list: "List"
    case .section: "Section"
    case .tabs: "TabView"
    case .navigation: "NavigationStack" + (screenTitle.map { " '\($0)'" } ?? "")
    case .search(let field): "Search '\(field.readable)'"
    case .identifier(let name): "#\(name)"
    case .container(let name): ["Spacer", "Divider"].contains(name) ? nil : name
    case .uiView(let view): "\(type(of: view))"
    default: nil
    }
  }
}
