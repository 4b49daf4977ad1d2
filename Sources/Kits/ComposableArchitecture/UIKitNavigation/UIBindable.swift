public import SwiftUI
public import UIKit

/// Makes bindings to the properties of an observable object or a store, for UIKit.
public typealias UIBindable<Value> = Bindable<Value>

/// Reads and writes a value that somebody else owns, for UIKit.
public typealias UIBinding<Value> = Binding<Value>

extension UITextField {
  /// A field whose text is that of the binding, both ways.
  public convenience init(frame: CGRect = .zero, text: UIBinding<String>) {
    self.init(frame: frame)
    bind(text: text)
  }

  /// Keeps the text and the binding the same.
  @discardableResult
  public func bind(text: UIBinding<String>) -> ObserveToken {
    bound(text, for: .editingChanged) {
      $0.text = $1
    } read: {
      $0.text ?? ""
    }
  }
}

extension UITextField {
  /// Keeps the field focused while the binding has the value, and the binding what is focused.
  @discardableResult
  public func bind<Value: Hashable>(
    focus: UIBinding<Value?>, equals value: Value
  ) -> ObserveToken {
    bind(
      focus: Binding(
        get: { focus.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            focus.wrappedValue = value
          } else if focus.wrappedValue == value {
            focus.wrappedValue = nil
          }
        }))
  }

  /// Keeps the field focused while the binding is true, and the other way round.
  @discardableResult
  public func bind(focus: UIBinding<Bool>) -> ObserveToken {
    addAction(UIAction { _ in focus.wrappedValue = true }, for: .editingDidBegin)
    addAction(UIAction { _ in focus.wrappedValue = false }, for: .editingDidEnd)
    let show: @MainActor () -> Void = { [weak self] in
      let isFocused = focus.wrappedValue
      guard let self, isFocused != isFirstResponder else { return }
      if isFocused { becomeFirstResponder() } else { resignFirstResponder() }
    }
    let carrier = UncheckedSendable(show)
    return observe { carrier.value() }
  }
}

extension UISegmentedControl {
  /// A control whose segment is that of the binding, both ways.
  public convenience init<Segment: RawRepresentable<Int>>(
    frame: CGRect = .zero, selectedSegment: UIBinding<Segment>
  ) {
    self.init(frame: frame)
    bind(selectedSegment: selectedSegment)
  }

  /// Keeps the chosen segment and the binding the same.
  @discardableResult
  public func bind<Segment: RawRepresentable<Int>>(
    selectedSegment: UIBinding<Segment>
  ) -> ObserveToken {
    let index = Binding<Int>(
      get: { selectedSegment.wrappedValue.rawValue },
      set: { if let segment = Segment(rawValue: $0) { selectedSegment.wrappedValue = segment } })
    return bound(index, for: .valueChanged) {
      $0.selectedSegmentIndex = $1
    } read: {
      $0.selectedSegmentIndex
    }
  }
}

extension UIPageControl {
  /// A control at the page of the binding, both ways.
  public convenience init(frame: CGRect = .zero, currentPage: UIBinding<Int>) {
    self.init(frame: frame)
    bind(currentPage: currentPage)
  }

  /// Keeps the page and the binding the same.
  @discardableResult
  public func bind(currentPage: UIBinding<Int>) -> ObserveToken {
    bound(currentPage, for: .valueChanged) {
      $0.currentPage = $1
    } read: {
      $0.currentPage
    }
  }
}

extension UIColorWell {
  /// A well with the colour of the binding, both ways.
  public convenience init(frame: CGRect = .zero, selectedColor: UIBinding<UIColor?>) {
    self.init(frame: frame)
    bind(selectedColor: selectedColor)
  }

  /// Keeps the colour and the binding the same.
  @discardableResult
  public func bind(selectedColor: UIBinding<UIColor?>) -> ObserveToken {
    bound(selectedColor, for: .valueChanged) {
      $0.selectedColor = $1
    } read: {
      $0.selectedColor
    }
  }
}

extension UISwitch {
  /// A switch that is on when the binding says so, both ways.
  public convenience init(frame: CGRect = .zero, isOn: UIBinding<Bool>) {
    self.init(frame: frame)
    bind(isOn: isOn)
  }

  /// Keeps the switch and the binding the same.
  @discardableResult
  public func bind(isOn: UIBinding<Bool>) -> ObserveToken {
    bound(isOn, for: .valueChanged) {
      $0.isOn = $1
    } read: {
      $0.isOn
    }
  }
}

extension UISlider {
  /// A slider at the value of the binding, both ways.
  public convenience init(frame: CGRect = .zero, value: UIBinding<Float>) {
    self.init(frame: frame)
    bind(value: value)
  }

  /// Keeps the value and the binding the same.
  @discardableResult
  public func bind(value: UIBinding<Float>) -> ObserveToken {
    bound(value, for: .valueChanged) {
      $0.value = $1
    } read: {
      $0.value
    }
  }
}

extension UIStepper {
  /// A stepper at the value of the binding, both ways.
  public convenience init(frame: CGRect = .zero, value: UIBinding<Double>) {
    self.init(frame: frame)
    bind(value: value)
  }

  /// Keeps the value and the binding the same.
  @discardableResult
  public func bind(value: UIBinding<Double>) -> ObserveToken {
    bound(value, for: .valueChanged) {
      $0.value = $1
    } read: {
      $0.value
    }
  }
}

extension UIDatePicker {
  /// A picker at the date of the binding, both ways.
  public convenience init(frame: CGRect = .zero, date: UIBinding<Date>) {
    self.init(frame: frame)
    bind(date: date)
  }

  /// Keeps the date and the binding the same.
  @discardableResult
  public func bind(date: UIBinding<Date>) -> ObserveToken {
    bound(date, for: .valueChanged) {
      $0.date = $1
    } read: {
      $0.date
    }
  }
}

@MainActor
private protocol BoundControl: UIControl {}

extension UIControl: BoundControl {}

extension BoundControl {
  fileprivate func bound<Value>(
    _ binding: UIBinding<Value>, for event: UIControl.Event,
    write: @escaping @MainActor (Self, Value) -> Void, read: @escaping @MainActor (Self) -> Value
  ) -> ObserveToken {
    addAction(
      UIAction { [weak self] _ in
        if let self { binding.wrappedValue = read(self) }
      }, for: event)
    let show: @MainActor () -> Void = { [weak self] in
      let value = binding.wrappedValue
      if let self { write(self, value) }
    }
    let carrier = UncheckedSendable(show)
    return observe { carrier.value() }
  }
}
