import Testing
import UIKit

@MainActor
@Suite struct `Small things` {
  private final class Panel: UIViewController {
    let field = UITextField()
    var events = 0
    override func loadView() {
      view = UIStackView(arrangedSubviews: [field])
      view.accessibilityIdentifier = "panel"
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: view, action: #Selector(UIView.endEditing)))
    }
    func pressed(_ sender: UIButton, event: UIEvent) { events += 1 }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/endediting(_:), as apps name it for a tap.
  @Test func `a tap beside a field ends editing`() throws {
    let panel = Panel()
    let screen = Screen(showing: panel)
    panel.field.becomeFirstResponder()
    try screen.tap("panel")
    #expect(!panel.field.isFirstResponder)
  }

  @Test func `an action may take the event as well`() {
    let (panel, button) = (Panel(), UIButton(type: .system))
    button.addTarget(panel, action: #Selector(Panel.pressed(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.events == 1)
  }

  @Test func `a colour gives its components, unless only its name is known`() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 0.3)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(UIColor(red: r, green: g, blue: b, alpha: a) == color)
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: nil))
    #expect(abs(h - 0.25) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(v - 0.8) < 1e-9)
    #expect(UIColor.lightGray.getWhite(&h, alpha: nil) && h == 2 / 3)
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(!UIColor.systemRed.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `controls keep what they were given`() {
    let (slider, bar, pages) = (UISlider(), UISearchBar(), UIPageControl())
    let (plain, pressed) = (UIImage(systemName: "circle"), UIImage(systemName: "star"))
    slider.setThumbImage(plain, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    #expect(slider.thumbImage(for: .highlighted) == pressed)
    #expect(slider.thumbImage(for: .disabled) == plain)
    #expect(slider.minimumTrackImage(for: .normal) == nil)
    bar.autocapitalizationType = .none
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(pages.backgroundStyle == .automatic)
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIImage(resource: ImageResource(name: "hero", bundle: .main)) == UIImage(named: "hero"))
  }

  @Test func `a text with attributes keeps fonts and colours`() {
    var text = AttributedString("Total")
    text.font = UIFont.boldSystemFont(ofSize: 12)
    text.foregroundColor = UIColor.red
    #expect(text.runs.first?.foregroundColor == UIColor.red)
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 9)
    text.mergeAttributes(container)
    #expect(text.font == UIFont.systemFont(ofSize: 9))
  }
}

/// https://developer.apple.com/documentation/foundation/datecomponentsformatter
@Suite struct `A length of time` {
  private func told(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `is told by position as on a clock`() {
    #expect(told(3725) == "1:02:05")
    #expect(told(65) == "1:05")
    #expect(told(5) == "5")
    #expect(told(0) == "0")
    #expect(told(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(told(3725, .positional, [.hour, .minute, .second], .pad) == "01:02:05")
    #expect(told(-65) == "-1:05")
    #expect(told(.infinity) == nil)
  }

  @Test func `is told in words`() {
    #expect(told(3725, .abbreviated) == "1h 2m 5s")
    #expect(told(3605, .abbreviated) == "1h 5s")
    #expect(told(3725, .short) == "1 hr, 2 min, 5 sec")
    #expect(told(7325, .full) == "2 hours, 2 minutes, 5 seconds")
    #expect(told(60, .full) == "1 minute")
    #expect(told(60, .spellOut) == "one minute")
    #expect(told(90, .brief) == "1min 30sec")
    #expect(told(0, .full, [.minute]) == "0 minutes")
  }

  @Test func `is told in the largest units alone if only so many are wanted`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_061) == "1 day")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(hour: 2, minute: 30), unitsStyle: .full) == "2 hours, 30 minutes")
  }

  @Test func `names in a list are joined`() {
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]]
    let joined = lists.map(ListFormatter.localizedString(byJoining:))
    #expect(joined == ["", "a", "a and b", "a, b, and c"])
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }
}
