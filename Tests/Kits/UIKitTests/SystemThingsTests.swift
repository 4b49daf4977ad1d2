import Testing
import UIKit

/// What apps ask of the system besides views.
@MainActor
@Suite struct `Things of the system` {
  private final class Keys: UIViewController {
    nonisolated(unsafe) static var updates = 0
    var calls: [String] = []
    static func update() { updates += 1 }
    func fetch() { calls.append("fetch") }
    func show(_ text: String) { calls.append(text) }
  }

  @Test func `a controller keeps the keys that are added`() {
    let controller = Keys()
    #expect(controller.keyCommands == nil)
    let key = UIKeyCommand(
      input: "n", modifierFlags: .command, action: #Selector(Keys.fetch))
    controller.addKeyCommand(key)
    #expect(controller.keyCommands == [key])
    controller.removeKeyCommand(key)
    #expect(controller.keyCommands == [])
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject/performselector(inbackground:with:)
  @Test func `methods are called later, or at once when they are waited for`() async throws {
    let controller = Keys()
    controller.performSelector(inBackground: #Selector(Keys.fetch), with: nil)
    controller.performSelector(
      onMainThread: #Selector(Keys.show(_:)), with: "now", waitUntilDone: true)
    #expect(controller.calls == ["now"])
    for _ in 0..<200 where controller.calls.count < 2 {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(controller.calls == ["now", "fetch"])
  }

  @Test func `a type can be a target of notifications`() async throws {
    let name = Notification.Name("SystemThings")
    Keys.updates = 0
    NotificationCenter.default.addObserver(
      Keys.self, selector: #Selector(Keys.update), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    for _ in 0..<200 where Keys.updates == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(Keys.updates == 1)
  }

  @Test func `literals make colours and pictures`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(#imageLiteral(resourceName: "hero") == UIImage(named: "hero"))
  }

  @Test func `the pasteboard holds an address as text`() {
    let board = UIPasteboard.general
    board.url = URL(string: "https://swift.org")
    #expect(board.string == "https://swift.org" && board.hasURLs)
    board.string = "plain"
    #expect(board.url == nil && !board.hasURLs)
  }

  @Test func `a background is coloured by its transformer`() {
    var background = UIBackgroundConfiguration.listPlainCell().updated(
      for: UITableViewCell(style: .default, reuseIdentifier: nil).configurationState)
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColor = .blue
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
  }

  /// https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
  @Test func `a field knows where its next letter goes`() throws {
    let field = UITextField()
    field.text = "12345"
    let end = try #require(field.selectedTextRange?.start)
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 5)
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: second)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "12")
    #expect(field.position(from: second, offset: 4) == nil && field.markedTextRange == nil)
    field.text = "1"
    #expect(field.selectedTextRange?.isEmpty == true)
  }

  @Test func `surroundings do not change, and nobody is told so`() {
    let controller = Keys()
    var calls = 0
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: Keys, previous: UITraitCollection) in calls += 1
    }
    controller.unregisterForTraitChanges(registration)
    #expect(calls == 0 && controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `surroundings are put together of what is known`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let large = UITraitCollection(mutations: { traits in
      traits.preferredContentSizeCategory = .extraLarge
      traits.layoutDirection = .rightToLeft
    })
    let all = UITraitCollection(traitsFrom: [.current, dark, large])
    #expect(all.userInterfaceStyle == .dark && all.preferredContentSizeCategory == .extraLarge)
    #expect(all.layoutDirection == .rightToLeft && all.displayScale == 3)
    #expect(dark.displayScale == 0 && dark.horizontalSizeClass == .unspecified)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `changes between the older calls for animations are made`() {
    let view = UIView()
    UIView.beginAnimations("fade", context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.alpha == 0)
  }
}
