import Foundation

extension ViewScreen {
  /// Types after what is there, letter by letter, into the field of that placeholder or name.
  ///
  /// In a field for a number or date, what is typed replaces what was there.
  public func type(_ text: String, into name: String) throws {
    let field = try editableField(name)
    focus(field)
    guard !field.field.isFormatted else {
      field.field.text.wrappedValue = text
      return host.update()
    }
    for letter in text {
      try editableField(name, orSame: field).field.insert(letter)
      host.update()
    }
  }

  /// Empties a field.
  public func clear(_ name: String) throws {
    let field = try editableField(name)
    focus(field)
    field.field.clear()
    host.update()
  }

  /// The return key of the keyboard while the field is edited.
  public func submit(_ name: String) throws {
    let field = try editableField(name)
    focus(field)
    field.field.onCommit()
    field.field.onEditingChanged(false)
    let kind: SubmitTriggers = field.isSearch ? .search : .text
    for submit in field.node.environment[SubmitKey.self].reversed()
    where submit.triggers.contains(kind) {
      submit.action()
    }
    host.update()
  }

  /// What has been typed into a field, also if it is secret.
  public func text(in name: String) throws -> String {
    try field(name).field.text.wrappedValue
  }

  /// Whether a toggle is on.
  public func isOn(_ name: String) throws -> Bool {
    for bearer in front.seen where bearer.answers(to: name) {
      if let isOn = bearer.toggle { return isOn.wrappedValue }
    }
    throw NotShown("no toggle '\(name)'", on: self)
  }

  /// Chooses in the picker of that title what shows the text.
  public func pick(_ option: String, in name: String) throws {
    let (picker, choice) = try picker(name)
    let row = picker.rows.first { row in
      row.seen.contains { $0.answers(to: option) }
    }
    guard let row else { throw NotShown("'\(name)' has no '\(option)'", on: self) }
    guard picker.environment.isEnabled else { throw NotShown("'\(name)' is disabled", on: self) }
    guard let tag = row.tag, choice.choose(tag) else {
      throw NotShown("'\(option)' has no tag of the type that '\(name)' chooses", on: self)
    }
    host.update()
  }

  /// What there is to choose from in the picker of that title.
  public func options(in name: String) throws -> [String] {
    try picker(name).0.rows.map { $0.readableTexts.joined(separator: " ") }
  }

  /// What is chosen in the picker of that title; nil if nothing that it offers is.
  public func picked(in name: String) throws -> String? {
    let (picker, choice) = try picker(name)
    let row = picker.rows.first { row in row.tag.map { choice.isChosen($0) } ?? false }
    return row?.readableTexts.joined(separator: " ")
  }

  /// Sets a slider to a number or a date picker to a date; one for several days takes the day or
  /// gives it up.
  public func set(_ name: String, to value: Any) throws {
    let (node, adjustable) = try adjustable(name)
    guard node.environment.isEnabled, adjustable.set(value) else {
      throw NotShown("'\(name)' does not take \(value)", on: self)
    }
    host.update()
  }

  /// The plus button of a stepper.
  public func increment(_ name: String) throws { try step(name) { $0.increment } }

  /// The minus button of a stepper.
  public func decrement(_ name: String) throws { try step(name) { $0.decrement } }

  private func step(_ name: String, _ direction: (Adjustable) -> (() -> Void)?) throws {
    let (node, adjustable) = try adjustable(name)
    guard node.environment.isEnabled, let action = direction(adjustable) else {
      throw NotShown("'\(name)' is disabled", on: self)
    }
    action()
    host.update()
  }

  // MARK: Finding

  private func editableField(_ name: String, orSame last: FoundField? = nil) throws -> FoundField {
    // The placeholder of a formatted name may have changed while it was typed.
    if let last, last.node.isMounted, let now = last.node.field { return now }
    let found = try field(name)
    guard found.node.environment.isEnabled else {
      throw NotShown("'\(name)' is disabled", on: self)
    }
    return found
  }

  private func field(_ name: String) throws -> FoundField {
    for bearer in front.seen where bearer.answers(to: name) {
      if let field = bearer.field { return field }
    }
    throw NotShown("no text field '\(name)'", on: self)
  }

  private func focus(_ field: FoundField) {
    let found = field.node.nearest { node -> Focus? in
      if case .focus(let focus) = node.facet { focus } else { nil }
    }
    found?.set(true)
    field.field.onEditingChanged(true)
    host.update()
  }

  private func picker(_ name: String) throws -> (Node, Choice) {
    try control(name, "picker") { node in
      if case .picker(let choice, _) = node.facet { (node, choice) } else { nil }
    }
  }

  private func adjustable(_ name: String) throws -> (Node, Adjustable) {
    try control(name, "slider, stepper or date picker") { node in
      if case .adjustable(let adjustable) = node.facet { (node, adjustable) } else { nil }
    }
  }

  private func control<Found>(
    _ name: String, _ kind: String, _ find: (Node) -> Found?
  ) throws -> Found {
    for bearer in front.seen where bearer.answers(to: name) {
      if let found = bearer.seen.lazy.compactMap(find).first { return found }
      if let found = bearer.nearest(find) { return found }
    }
    throw NotShown("no \(kind) '\(name)'", on: self)
  }
}

/// A field and the node that shows it.
@MainActor
struct FoundField {
  let node: Node
  let field: Field
  var isSearch: Bool { if case .search = node.facet { true } else { false } }
}

extension Node {
  /// The field that is here or the first one inside.
  var field: FoundField? {
    for node in seen {
      switch node.facet {
      case .field(let field), .search(let field): return FoundField(node: node, field: field)
      default: continue
      }
    }
    return nil
  }

  /// The toggle that is here, inside, or around.
  fileprivate var toggle: Binding<Bool>? {
    func find(_ node: Node) -> Binding<Bool>? {
      if case .toggle(let isOn) = node.facet { isOn } else { nil }
    }
    return seen.lazy.compactMap(find).first ?? nearest(find)
  }
}
