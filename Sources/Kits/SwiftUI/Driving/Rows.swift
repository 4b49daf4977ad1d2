import Foundation

extension Node {
  /// Whether the view stands for what is inside of it, as bodies and modifiers do.
  private var isTransparent: Bool {
    switch facet {
    case .passThrough, .hidden, .gesture, .longPress, .drag, .pinch, .turn, .draggable,
      .dropDestination, .opensURL, .presentation, .keepsOpen,
      .hidesBackButton,
      .search,
      .title, .tag, .identifier, .spokenLabel, .focus, .preference, .preferenceReader:
      true
    default: false
    }
  }

  private var content: [Node] { children.filter { $0.slot == .content } }

  /// The views that a list, a picker or a tab view treats one by one.
  var rows: [Node] {
    switch facet {
    case .nothing: return []
    case .several, .section, .rows, .list, .tabs, .picker: return content.flatMap(\.rows)
    case .container("Form"): return content.flatMap(\.rows)
    default:
      guard isTransparent else { return [self] }
      let inner = content.flatMap(\.rows)
      return inner.count == 1 ? [self] : inner
    }
  }

  /// The value that stands for a row: its tag, or its id in a `ForEach`.
  var tag: (any Hashable)? {
    if let tag = explicitTag { return tag }
    guard case .id(let id, _) = key else { return nil }
    return id.base as? any Hashable
  }

  private var explicitTag: (any Hashable)? {
    if case .tag(let tag) = facet { return tag }
    guard isTransparent || isSeveral else { return nil }
    let inner = content
    return inner.count == 1 ? inner[0].explicitTag : nil
  }

  private var isSeveral: Bool { if case .several = facet { true } else { false } }

  /// The next node upwards, this one included, of which something is true.
  func nearest<Found>(_ find: (Node) -> Found?) -> Found? {
    var node: Node? = self
    while let current = node {
      if let found = find(current) { return found }
      if current.isLayer { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether the node is the lowest of something that lies in front of the rest.
  var isLayer: Bool {
    switch slot {
    case .presented, .presentedActions, .presentedMessage: true
    default: parent == nil
    }
  }

  /// Whether one of the modifiers that belong to the row has set the value.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool where Key.Value == Bool {
    environment[key] || (content.count == 1 && content[0].isSet(key))
  }

  /// What is done to a `ForEach` around the row, with the place of the row in it.
  var rowEdits: [(edits: RowEdits, place: Int)] {
    var found: [(edits: RowEdits, place: Int)] = []
    var child = self
    while let parent = child.parent, !child.isLayer {
      if case .rows(let edits) = parent.facet, let place = place(in: parent) {
        found.append((edits, place))
      }
      if case .list = parent.facet { break }
      child = parent
    }
    return found
  }

  private func place(in editable: Node) -> Int? {
    var node: Node? = editable
    while let current = node, !current.isSeveral { node = current.content.first }
    return node?.children.firstIndex { $0 === self || $0.isAbove(self) }
  }

  private func isAbove(_ other: Node) -> Bool {
    var node = other.parent
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}
