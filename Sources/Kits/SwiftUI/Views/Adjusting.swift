import Foundation

/// Chooses a number by dragging.
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let ends: (ValueLabel, ValueLabel)?
  let adjustable: Adjustable

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V?, label: Label,
    ends: (ValueLabel, ValueLabel)? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.ends = ends
    let steps = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    func change(to new: V) {
      onEditingChanged(true)
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
    adjustable = Adjustable(
      name: "Slider",
      set: { new in
        guard let new = new as? V ?? (new as? Double).map({ V($0) }) else { return false }
        guard let step, step > 0 else {
          change(to: new)
          return true
        }
        let count = ((new - bounds.lowerBound) / step).rounded()
        change(to: bounds.lowerBound + count * step)
        return true
      },
      increment: { change(to: value.wrappedValue + steps) },
      decrement: { change(to: value.wrappedValue - steps) },
      describe: { "\(value.wrappedValue)" })
  }
}

extension Slider {
  /// Takes the number, its limits, its steps and what is seen beside it and at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: V(step), label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// Takes the number, its limits and what is seen beside it and at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: nil, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Takes the number, its limits, who hears of a touch, what is seen at both ends and beside it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: nil, label: label(),
      ends: (minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }

  /// Takes the number, its limits and steps, who hears of a touch, what is seen at both ends and
  /// beside it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: V(step), label: label(),
      ends: (minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Takes the number, its limits and what is seen beside it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Takes the number, its limits, its steps and what is seen beside it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: V(step), label: label(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Takes the number and its limits.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: nil, label: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Takes the number, its limits and its steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: V(step), label: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .adjustable(adjustable)
    blueprint.add(label, .label)
    guard let ends else { return }
    blueprint.add(ends.0)
    blueprint.add(ends.1)
  }
}

/// Changes something step by step.
public struct Stepper<Label: View> {
  let label: Label
  let adjustable: Adjustable

  init(label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.label = label
    adjustable = Adjustable(
      name: "Stepper", set: { _ in false }, increment: increment, decrement: decrement,
      describe: { "" })
  }

  private init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by distance: V.Stride) {
      let new = value.wrappedValue.advanced(by: distance)
      guard bounds?.contains(new) ?? true else { return }
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
    self.init(
      label: label, increment: { move(by: step) }, decrement: { move(by: 0 - step) })
  }

  /// Takes what is changed, its steps, what is seen beside it, and who hears of a touch.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: nil, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Takes what is changed, its limits, its steps, what is seen beside it, and who hears of a touch.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Takes what is changed, its steps, who hears of a touch, and what is seen beside it.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Takes what is changed, its limits, its steps, who hears of a touch, and what is seen beside it.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Takes what each of the two buttons does, and what is seen beside them.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Takes a title, what is changed, its steps and who hears of a touch.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Takes a title, what is changed, its limits, its steps and who hears of a touch.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  /// Takes a title, what is changed, its limits, its steps and who hears of a touch.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
  /// Takes a title, what is changed, its steps and who hears of a touch.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// Takes a title and what each of the two buttons does; a missing one is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: Text(titleKey), increment: onIncrement, decrement: onDecrement)
  }
}

extension Stepper: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .adjustable(adjustable)
    blueprint.add(label, .label)
  }
}

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Takes one bit for each part.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date.
public struct DatePicker<Label: View> {
  let label: Label
  let adjustable: Adjustable

  private init(selection: Binding<Date>, isAllowed: @escaping (Date) -> Bool, label: Label) {
    self.label = label
    adjustable = Adjustable(
      name: "DatePicker",
      set: { new in
        guard let date = new as? Date, isAllowed(date) else { return false }
        selection.wrappedValue = date
        return true
      },
      increment: nil, decrement: nil, describe: { selection.wrappedValue.formatted() })
  }
}

extension DatePicker where Label == Text {
  /// Takes a title, what is chosen and which parts of it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, isAllowed: { _ in true }, label: Text(titleKey))
  }
  /// Takes a title, what is chosen, its limits and which parts of it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, isAllowed: { range.contains($0) }, label: Text(titleKey))
  }
  /// Takes a title, what is chosen, its earliest value and which parts of it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, isAllowed: { range.contains($0) }, label: Text(titleKey))
  }
  /// Takes a title, what is chosen, its latest value and which parts of it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, isAllowed: { range.contains($0) }, label: Text(titleKey))
  }
}

extension DatePicker where Label == Text {
  /// Takes a title, what is chosen and which parts of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, isAllowed: { _ in true }, label: Text(title))
  }
  /// Takes a title, what is chosen, its limits and which parts of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: Text(title))
  }
  /// Takes a title, what is chosen, its earliest value and which parts of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: Text(title))
  }
  /// Takes a title, what is chosen, its latest value and which parts of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: Text(title))
  }
}

extension DatePicker {
  /// Takes what is chosen, which parts of it, and what is seen beside it.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, isAllowed: { _ in true }, label: label())
  }
  /// Takes what is chosen, its limits, which parts of it, and what is seen beside it.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: label())
  }
  /// Takes what is chosen, its earliest value, which parts of it, and what is seen beside it.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: label())
  }
  /// Takes what is chosen, its latest value, which parts of it, and what is seen beside it.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, isAllowed: { range.contains($0) }, label: label())
  }
}

extension DatePicker: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .adjustable(adjustable)
    blueprint.add(label, .label)
  }
}
