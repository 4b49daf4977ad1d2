import Foundation

extension Screen {
  /// Types after what is there, letter by letter, into the field of that placeholder or name.
  public func type(_ text: String, into name: String) throws {
    guard try input(name).insert(text) else {
      throw NotOnScreen("'\(name)' takes no text", on: self)
    }
  }

  /// Empties a field.
  public func clear(_ name: String) throws {
    guard try input(name).empty() else { throw NotOnScreen("'\(name)' takes no text", on: self) }
  }

  /// The return key of the keyboard while the field is edited.
  public func submit(_ name: String) throws {
    guard let field = try input(name) as? UITextField, field.pressReturn() else {
      throw NotOnScreen("'\(name)' has no return key to press", on: self)
    }
  }

  /// What has been typed into a field, also if it is secret.
  public func text(in name: String) throws -> String { try input(name).typedText }

  /// Whether a switch is on.
  public func isOn(_ name: String) throws -> Bool {
    try control(name, UISwitch.self, "switch").isOn
  }

  /// Chooses in the segmented control or picker of that name what shows the text.
  public func pick(_ option: String, in name: String) throws {
    let choice = try choice(name)
    guard let index = choice.options.firstIndex(of: option) else {
      throw NotOnScreen("'\(name)' has no '\(option)'", on: self)
    }
    guard choice.view.isOperable, choice.view.isTouchable else {
      throw NotOnScreen("'\(name)' is disabled", on: self)
    }
    choice.choose(index)
  }

  /// What there is to choose from in the segmented control or picker of that name.
  public func options(in name: String) throws -> [String] { try choice(name).options }

  /// What is chosen in the segmented control or picker of that name; nil if nothing is.
  public func picked(in name: String) throws -> String? {
    let choice = try choice(name)
    return choice.options.indices.contains(choice.chosen) ? choice.options[choice.chosen] : nil
  }

  /// Sets a switch, a slider, a page control or a date picker as a finger would.
  public func set(_ name: String, to value: Any) throws {
    let control = try control(name, UIControl.self, "control") { $0.isSettable }
    guard control.isEnabled, control.isTouchable else {
      throw NotOnScreen("'\(name)' is disabled", on: self)
    }
    guard control.set(to: value) else {
      throw NotOnScreen("'\(name)' does not take \(value)", on: self)
    }
  }

  /// The plus button of a stepper.
  public func increment(_ name: String) throws { try step(name, by: 1) }

  /// The minus button of a stepper.
  public func decrement(_ name: String) throws { try step(name, by: -1) }

  private func step(_ name: String, by sign: Double) throws {
    let stepper = try control(name, UIStepper.self, "stepper")
    guard stepper.isEnabled, stepper.isTouchable else {
      throw NotOnScreen("'\(name)' is disabled", on: self)
    }
    let old = stepper.value
    stepper.step(by: sign)
    if stepper.value != old { stepper.sendActions(for: .valueChanged) }
  }

  // MARK: Finding

  private func input(_ name: String) throws -> any TextInput {
    for bearer in bearers(of: name) { if let input = bearer as? any TextInput { return input } }
    let inputs = seen.filter { $0 is any TextInput }
    for bearer in bearers(of: name) {
      if let found = bearer.neighbour(among: inputs) as? any TextInput { return found }
    }
    throw NotOnScreen("no text field '\(name)'", on: self)
  }

  /// The control of that name, or the only one beside a text of that name.
  private func control<Wanted: UIView>(
    _ name: String, _ type: Wanted.Type, _ kind: String,
    where fits: (Wanted) -> Bool = { _ in true }
  ) throws -> Wanted {
    let wanted = find(type).filter(fits)
    let bearers = bearers(of: name)
    for bearer in bearers {
      if let found = bearer as? Wanted, fits(found) { return found }
      if let found = bearer.neighbour(among: wanted) as? Wanted { return found }
    }
    throw NotOnScreen("no \(kind) '\(name)'", on: self)
  }

  private func choice(_ name: String) throws -> Choice {
    let view = try control(name, UIView.self, "segmented control or picker") {
      $0 is UISegmentedControl || $0 is UIPickerView
    }
    if let picker = view as? UIPickerView { return Choice(picker) }
    guard let segments = view as? UISegmentedControl else {
      throw NotOnScreen("no segmented control or picker '\(name)'", on: self)
    }
    return Choice(segments)
  }
}

/// One of several options in a control.
@MainActor
private struct Choice {
  let view: UIView
  let options: [String]
  let chosen: Int
  let choose: (Int) -> Void

  init(_ segments: UISegmentedControl) {
    view = segments
    options = (0..<segments.numberOfSegments).map {
      segments.titleForSegment(at: $0) ?? segments.imageForSegment(at: $0)?.description ?? ""
    }
    chosen = segments.selectedSegmentIndex
    choose = { if segments.isEnabledForSegment(at: $0) { segments.touch($0) } }
  }

  /// Only the first wheel; `UIPickerView.select(row:component:)` turns others.
  init(_ picker: UIPickerView) {
    view = picker
    options = (0..<picker.numberOfRows(inComponent: 0)).map { picker.title($0, 0) }
    chosen = picker.selectedRow(inComponent: 0)
    choose = { picker.select(row: $0) }
  }
}

extension UIView {
  /// The only one of the views in the smallest view around this one that holds any.
  fileprivate func neighbour(among views: [UIView]) -> UIView? {
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      let inside = views.filter { $0.isDescendant(of: ancestor) }
      if !inside.isEmpty { return inside.count == 1 ? inside[0] : nil }
    }
    return nil
  }
}

extension UIControl {
  fileprivate var isSettable: Bool {
    self is UISwitch || self is UISlider || self is UIStepper || self is UIPageControl
      || self is UIDatePicker
  }

  /// Takes the value as a finger would bring it; false if it is of the wrong type.
  fileprivate func set(to value: Any) -> Bool {
    let number =
      (value as? Double) ?? (value as? Int).map(Double.init)
      ?? (value as? Float).map(Double.init)
    switch (self, value) {
    case (let toggle as UISwitch, let isOn as Bool):
      if toggle.isOn != isOn { toggle.respondToTap(on: nil) }
      return true
    case (let picker as UIDatePicker, let date as Date): picker.date = date
    case (let pages as UIPageControl, let page as Int): pages.currentPage = page
    case (let slider as UISlider, _):
      guard let number else { return false }
      return slider.drag(to: Float(number))
    case (let stepper as UIStepper, _):
      guard let number else { return false }
      stepper.value = number
    default: return false
    }
    sendActions(for: .valueChanged)
    return true
  }
}
