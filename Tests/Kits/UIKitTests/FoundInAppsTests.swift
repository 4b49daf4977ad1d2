import Testing
import UIKit

/// What published apps do, and the kit did not know.
@MainActor
@Suite struct `Found in apps` {
  private final class BlockItem: UIBarButtonItem {
    private var block: (() -> Void)?
    convenience init(title: String, block: @escaping () -> Void) {
      self.init(title: title, style: .plain, target: nil, action: nil)
      self.block = block
      target = self
      action = #Selector(run)
    }
    func run() { block?() }
  }

  private final class CountingItem: UIBarButtonItem {
    let badge: UILabel
    init(count: Int) {
      badge = UILabel()
      super.init()
      badge.text = "\(count)"
      customView = badge
    }
    required init?(coder: NSCoder) { nil }
  }

  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem: `init()` is the one to call.
  @Test func `an item of a bar can be subclassed`() throws {
    var runs = 0
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [
      BlockItem(title: "Save") { runs += 1 }, CountingItem(count: 3),
    ]
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    try screen.tap("Save")
    #expect(runs == 1)
    #expect(screen.shows("3"))
    #expect(UIBarButtonItem.flexibleSpace().title == nil)
  }

  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    func fill() { (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor] }
  }
  private final class OwnLayer: CAShapeLayer {}
  private final class Shape: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/layerclass
  @Test func `a view is drawn with the layer of its class`() {
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.backgroundColor = .white
    view.fill()
    #expect((view.layer as? CAGradientLayer)?.colors?.count == 1)
    #expect(view.layer.bounds == view.bounds)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(Shape().layer is CAShapeLayer)
    #expect(!(UIView().layer is CAGradientLayer))
  }

  @Test func `a layer leaves its view the colour that this was given`() {
    let view = UIView()
    view.backgroundColor = .systemBlue
    _ = view.layer
    #expect(view.backgroundColor == .systemBlue)
    view.backgroundColor = .systemRed
    #expect(view.backgroundColor == .systemRed)
    view.layer.backgroundColor = UIColor.white.cgColor
    #expect(view.backgroundColor == .white)
  }

  private final class Avatar: UIImageView {
    var changes = 0
    override var image: UIImage? { didSet { changes += 1 } }
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "Note"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Wheel: UIRefreshControl {
    override init() {
      super.init()
      attributedTitle = NSAttributedString(string: "Loading")
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `views are made by the initialisers that theirs have`() {
    #expect(Avatar(image: UIImage(systemName: "person")).image != nil)
    #expect(Note(frame: .zero, textContainer: nil).text == "Note")
    #expect(UITextView().textContainer.lineFragmentPadding == 5)
    #expect(Row(frame: .zero).arrangedSubviews.isEmpty)
    #expect(Wheel().attributedTitle?.string == "Loading")
  }

  private final class Watched: UIButton {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(action.description)
      super.sendAction(action, to: target, for: event)
    }
  }
  private final class Counter: UIResponder {
    var taps = 0
    func tap() { taps += 1 }
  }

  /// https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)
  @Test func `a control hears of each action that it sends, and of none to nobody`() {
    let button = Watched()
    var counter: Counter? = Counter()
    button.addTarget(counter, action: #Selector(Counter.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.sent == ["tap"])
    #expect(counter?.taps == 1)
    counter = nil
    button.sendActions(for: .touchUpInside)
    #expect(button.sent == ["tap"])
  }

  private final class NoPaste: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != #Selector(UIResponderStandardEditActions.paste(_:))
        && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `a field may forbid to paste, and pastes what was copied`() {
    #expect(!NoPaste().canPerformAction(#Selector(UIResponder.paste(_:)), withSender: nil))
    #expect(NoPaste().canPerformAction(#Selector(UIResponder.copy(_:)), withSender: nil))
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "word"
    let field = UITextField()
    field.paste(nil)
    #expect(field.text == "word" && board.changeCount == count + 1)
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages && board.string == nil)
    board.string = nil
  }

  @Test func `values and texts keep what they are given`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(
      UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5).cgColor.components == [0, 0.5, 1, 0.5])
    #if os(Linux)
      // A Mac has a `CGColor` of its own, which knows no names.
      #expect(UIColor.label.cgColor.components == nil)
    #endif
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var attributes = AttributeContainer()
    attributes.paragraphStyle = style
    #expect(attributes.paragraphStyle?.alignment == .center)
    for kern in [1.5, CGFloat(1.5), Float(1.5)] as [Any] {
      #expect(AttributeContainer([.kern: kern]).kern == 1.5)
    }
    #expect(AttributeContainer([.kern: 2]).kern == 2)
    #expect(AttributeContainer([.kern: "wide"]).kern == nil)
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(UIActivity.ActivityType("a") == UIActivity.ActivityType(rawValue: "a"))
  }
}
