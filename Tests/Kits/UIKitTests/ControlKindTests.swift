import Foundation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `Controls` {
  /// A row with a label and a control beside it, as settings screens have them.
  private func screen(_ rows: [(String, UIView)]) -> Screen {
    let controller = UIViewController()
    let stack = UIStackView(
      arrangedSubviews: rows.map { name, view in
        let label = UILabel()
        label.text = name
        return UIStackView(arrangedSubviews: [label, view])
      })
    controller.view.addSubview(stack)
    return Screen(showing: controller)
  }

  private func counting(_ control: UIControl) -> () -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return { count }
  }

  /// Documented for UISwitch: setting it by code sends no action.
  @Test func `switches are found by the text beside them`() throws {
    let (wifi, radio) = (UISwitch(), UISwitch())
    let changes = counting(wifi)
    let screen = screen([("Wi-Fi", wifi), ("Radio", radio)])
    wifi.setOn(true, animated: true)
    #expect(changes() == 0)
    #expect(try screen.isOn("Wi-Fi") && !(try screen.isOn("Radio")))
    try screen.set("Wi-Fi", to: false)
    try screen.set("Wi-Fi", to: false)
    #expect(!wifi.isOn && changes() == 1)
    radio.isEnabled = false
    #expect(throws: NotOnScreen.self) { try screen.set("Radio", to: true) }
    #expect(throws: NotOnScreen.self) { try screen.isOn("Bluetooth") }
    screen.close()
  }

  @Test func `sliders and steppers stay within their bounds`() throws {
    let (slider, stepper) = (UISlider(), UIStepper())
    let (slides, steps) = (counting(slider), counting(stepper))
    let screen = screen([("Volume", slider), ("Guests", stepper)])
    slider.maximumValue = 10
    try screen.set("Volume", to: 25)
    #expect(slider.value == 10 && slides() == 1)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    stepper.maximumValue = 2
    stepper.minimumValue = 1
    #expect(stepper.value == 1)
    try screen.increment("Guests")
    try screen.increment("Guests")
    #expect(stepper.value == 2 && steps() == 1)
    stepper.wraps = true
    try screen.increment("Guests")
    #expect(stepper.value == 1)
    try screen.decrement("Guests")
    #expect(stepper.value == 2)
    screen.close()
  }

  @Test func `segments are picked by title`() throws {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let changes = counting(segments)
    let screen = screen([("Range", segments)])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 0
    #expect(changes() == 0)
    try screen.pick("Week", in: "Range")
    try screen.tap("Month")
    #expect(segments.selectedSegmentIndex == 2 && changes() == 2)
    segments.setEnabled(false, forSegmentAt: 0)
    #expect(!segments.select(segment: 0))
    #expect(try screen.options(in: "Range") == ["Day", "Week", "Month"])
    #expect(try screen.picked(in: "Range") == "Month")
    segments.insertSegment(withTitle: "Year", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 3)
    segments.removeSegment(at: 3, animated: false)
    #expect(segments.selectedSegmentIndex == -1)
    #expect(throws: NotOnScreen.self) { try screen.pick("Century", in: "Range") }
    screen.close()
  }

  @Test func `pickers turn their wheels`() throws {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int { 3 }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { ["S", "M", "L"][row] }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { chosen.append(row) }
    }
    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    let screen = screen([("Size", picker)])
    #expect(screen.visibleText == ["Size", "S"])
    // Documented for `selectRow(_:inComponent:animated:)`: the delegate is not told.
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(sizes.chosen == [])
    try screen.pick("L", in: "Size")
    #expect(sizes.chosen == [2] && picker.selectedRow(inComponent: 0) == 2)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    screen.close()
  }

  @Test func `dates, pages and progress keep to their limits`() throws {
    let (dates, pages, progress) = (UIDatePicker(), UIPageControl(), UIProgressView())
    let screen = screen([("Due", dates), ("Page", pages), ("Done", progress)])
    dates.maximumDate = Date(timeIntervalSince1970: 1000)
    try screen.set("Due", to: Date(timeIntervalSince1970: 5000))
    #expect(dates.date == Date(timeIntervalSince1970: 1000))
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    try screen.set("Page", to: 1)
    #expect(pages.currentPage == 1)
    progress.setProgress(1.5, animated: true)
    #expect(progress.progress == 1)
    #expect(screen.dump.contains("UIPageControl page 2 of 3"))
    #expect(screen.dump.contains("UIProgressView 100%"))
    #expect(throws: NotOnScreen.self) { try screen.set("Due", to: "tomorrow") }
    screen.close()
  }

  @Test func `text views are typed into and tell their delegate`() throws {
    final class Notes: NSObject, UITextViewDelegate {
      var events: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
      func textViewDidChange(_ textView: UITextView) { events.append(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "\n" }
    }
    let notes = Notes()
    let view = UITextView()
    view.delegate = notes
    view.accessibilityIdentifier = "notes"
    let screen = screen([("Notes", view)])
    try screen.type("a\nb", into: "notes")
    #expect(try screen.text(in: "Notes") == "ab")
    view.text = "set"
    screen.top?.view.endEditing(true)
    #expect(notes.events == ["begin", "a", "ab", "end"])
    #expect(screen.visibleText == ["Notes", "set"])
    view.isEditable = false
    #expect(throws: NotOnScreen.self) { try screen.type("c", into: "notes") }
    screen.close()
  }

  /// Documented for UIResponder's keyboard notifications: one pair around each appearance, with the
  /// frame in the user info.
  @Test func `the keyboard comes and goes once, not from field to field`() {
    let (first, second) = (UITextField(), UITextField())
    // Whatever another test left the keyboard with gives it away first.
    first.becomeFirstResponder()
    first.resignFirstResponder()
    var names: [String] = []
    var height: CGFloat?
    let all: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let shown = frame?.cgRectValue.height
        let short = String(name.rawValue.dropFirst(10).dropLast(12))
        MainActor.assumeIsolated {
          names.append(short)
          height = shown
        }
      }
    }
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    second.resignFirstResponder()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(names == ["WillShow", "DidShow", "WillHide", "DidHide"])
    #expect(height == 336)
  }
}

@MainActor
@Suite struct `Menus` {
  @Test func `open at a touch, are read and chosen from`() throws {
    let controller = UIViewController()
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { _ in chosen.append(title) }
    }
    let sort = UIMenu(title: "Sort", options: .displayInline, children: [action("By name")])
    let menu = UIMenu(children: [sort, action("Delete", .destructive), action("No", .disabled)])
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.menu = menu
    controller.view.addSubview(button)
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    try screen.tap("More")
    #expect(screen.visibleText == ["More", "Options", "By name", "Delete", "No"])
    #expect(throws: NotOnScreen.self) { try screen.tap("No") }
    try screen.tap("By name")
    #expect(chosen == ["By name"])
    #expect(!screen.shows("Delete"))
    try screen.longPress("Options", choosing: "Delete")
    button.showsMenuAsPrimaryAction = true
    try screen.tap("Options")
    try screen.tap("Delete")
    #expect(chosen == ["By name", "Delete", "Delete"])
    #expect(throws: NotOnScreen.self) { try screen.longPress("Options", choosing: "Rename") }
    screen.close()
  }

  @Test func `items of a toolbar are there while it is`() throws {
    let controller = UIViewController()
    var taps = 0
    let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in taps += 1 })
    controller.toolbarItems = [.flexibleSpace(), trash]
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(showing: navigation)
    #expect(throws: NotOnScreen.self) { try screen.tap("Trash") }
    navigation.setToolbarHidden(false, animated: false)
    try screen.tap("Trash")
    trash.isEnabled = false
    #expect(try !screen.isEnabled("Trash"))
    #expect(taps == 1)
    screen.close()
  }
}
