import Foundation

/// Says how many rows the wheels of a picker have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what is on the wheels of a picker, and hears what is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
}

/// Wheels, each of which shows one of its rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var counts: [Int]?
  private var selected: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let found = (0..<dataSource.numberOfComponents(in: self)).map {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    counts = found
    return found
  }

  open var numberOfComponents: Int { loadedCounts.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadedCounts.indices.contains(component) ? loadedCounts[component] : 0
  }

  open func reloadAllComponents() {
    counts = nil
    for (component, row) in selected where row >= numberOfRows(inComponent: component) {
      selected[component] = max(0, numberOfRows(inComponent: component) - 1)
    }
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turned by code, the wheel tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selected[component] = row
  }

  /// The row of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// What can be read on a row.
  func title(_ row: Int, _ component: Int) -> String {
    view(forRow: row, forComponent: component)?.visibleText.joined(separator: " ") ?? ""
  }

  override var ownText: [String] {
    (0..<numberOfComponents).map { title(selectedRow(inComponent: $0), $0) }
      .filter { !$0.isEmpty }
  }
}

/// A date that is chosen.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minimumDate: Date? { didSet { date = chosen } }
  open var maximumDate: Date? { didSet { date = chosen } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  private var chosen = Date()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Kept between the earliest and the latest date.
  open var date: Date {
    get { chosen }
    set {
      let latest = maximumDate.map { min(newValue, $0) } ?? newValue
      chosen = minimumDate.map { max(latest, $0) } ?? latest
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
