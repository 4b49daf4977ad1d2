import Testing
import UIKit

/// What older apps ask of controls, drawings and gestures.
@MainActor
@Suite struct `A finger and a pen` {
  private final class Mixer: UIViewController {
    let slider = UISlider()
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      slider.accessibilityIdentifier = "volume"
      slider.addTarget(self, action: #Selector(Mixer.slid), for: .valueChanged)
      view.addSubview(slider)
    }
    func slid() { heard.append("\(slider.value) \(slider.isTracking)") }
  }

  /// https://developer.apple.com/documentation/uikit/uislider/iscontinuous
  @Test func `of a slider is seen while it is there`() throws {
    let mixer = Mixer()
    let screen = Screen(showing: mixer)
    try screen.set("volume", to: 0.5)
    mixer.slider.isContinuous = false
    try screen.set("volume", to: 0.25)
    #expect(mixer.heard == ["0.5 true", "0.25 false"])
    #expect(!mixer.slider.isTracking)
  }

  private final class InstantTap: UITapGestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      log.append("began \(touches.count) \(state == .possible)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      log.append("ended \(touches.allSatisfy { $0.phase == .ended })")
    }
    override func reset() {
      super.reset()
      log.append("reset")
    }
  }

  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset()
  @Test func `reaches a recogniser's own methods`() throws {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "ground"
    let tap = InstantTap()
    controller.view.addGestureRecognizer(tap)
    try Screen(showing: controller).tap("ground")
    #expect(tap.log == ["began 1 true", "ended true", "reset"])
    #expect(tap.state == .possible)
  }

  /// https://developer.apple.com/documentation/coregraphics/cggradient
  @Test func `a gradient is written down with its colours and their places`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: colors, locations: [0, 0.5]))
    #expect(CGGradient(colorsSpace: space, colors: ["red"], locations: nil) == nil)
    #expect(CGColorSpace(name: "plaid") == nil && space.numberOfComponents == 3)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 8), options: [])
    }
    let drawn = String(decoding: try #require(image.pngData()).dropFirst(4), as: UTF8.self)
    #expect(drawn.contains("gradient 0.0 0.0 to 0.0 8.0: "))
    #expect(drawn.hasSuffix(" at 0.5"))
  }

  @Test func `paths, constraints and fields keep what they were given`() {
    let path = UIBezierPath()
    path.setLineDash([2, 3], count: 2, phase: 1)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [2, 3] && count == 2 && phase == 1)
    let later = NSLayoutConstraint()
    #expect(!later.isActive && later.firstItem == nil)
    later.constant = 4
    #expect(later.constant == 4)
    let field = UISearchTextField()
    field.insertToken(UISearchToken(icon: nil, text: "tea"), at: 0)
    #expect(field.tokens.count == 1 && !field.adjustsFontForContentSizeCategory)
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty)
  }

  @Test func `springs come to rest, and layouts turn in the plane`() {
    let (soft, firm) = (CASpringAnimation(), CASpringAnimation())
    firm.damping = 20
    #expect(abs(soft.settlingDuration - 1.38) < 0.01)
    #expect(firm.settlingDuration < soft.settlingDuration)
    firm.damping = 200
    #expect(firm.settlingDuration > soft.settlingDuration)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    attributes.transform3D = CATransform3DMakeAffineTransform(half)
    #expect(attributes.transform == half)
    attributes.transform = .identity
    #expect(CATransform3DIsIdentity(attributes.transform3D))
  }

  /// https://developer.apple.com/documentation/uikit/uitextchecker
  @Test func `a checker knows every word, or those of a check`() {
    func place(of text: String, from start: Int = 0, wrap: Bool = false) -> Int {
      let range = NSRange(location: 0, length: text.utf16.count)
      return UITextChecker().rangeOfMisspelledWord(
        in: text, range: range, startingAt: start, wrap: wrap, language: "en"
      ).location
    }
    #expect(place(of: "xyzzy") == NSNotFound)
    UITextChecker.knownWords = ["a", "cup"]
    defer { UITextChecker.knownWords = nil }
    #expect(place(of: "A cup") == NSNotFound)
    #expect(place(of: "a kup") == 2)
    #expect(place(of: "kup a", from: 3) == NSNotFound)
    #expect(place(of: "kup a", from: 3, wrap: true) == 0)
    UITextChecker.learnWord("kup")
    #expect(place(of: "a kup") == NSNotFound && UITextChecker.hasLearnedWord("KUP"))
    UITextChecker.unlearnWord("kup")
  }
}
