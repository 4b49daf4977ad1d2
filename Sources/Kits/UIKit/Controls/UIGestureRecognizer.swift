import Foundation

/// Decides whether a gesture may begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Calls its targets when fingers do what it waits for.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open private(set) var numberOfTouches = 0
  private var place = CGPoint.zero
  private var targets: [TargetAction] = []

  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    targets = [TargetAction(target, action)].compactMap { $0 }
    super.init()
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    targets += [TargetAction(target, action)].compactMap { $0 }
  }

  /// Nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// The same place: a touch does not move here.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return place }
    return own.convert(place, to: view)
  }

  /// Kept for the signature: recognisers do not get into each other's way here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // MARK: For subclasses

  /// Fingers have come down; a subclass calls super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved; a subclass calls super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have gone; a subclass calls super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were interrupted; a subclass calls super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, and the next one begins anew; a subclass calls super.
  open func reset() {}

  private func fingers(_ number: Int, at location: CGPoint) -> Set<UITouch> {
    guard let view else { return [] }
    return Set((0..<number).map { _ in UITouch(in: view, at: location) })
  }

  private func tell(
    _ fingers: Set<UITouch>, _ phase: UITouch.Phase, _ hear: (Set<UITouch>, UIEvent) -> Void
  ) {
    for finger in fingers { finger.phase = phase }
    hear(fingers, UIEvent(touches: fingers))
  }

  /// Goes through the states as fingers would make it, and calls the targets in each.
  func run(_ states: [State], at location: CGPoint, touches: Int = 1) -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    if let view {
      let touch = UITouch(in: view, at: location)
      guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    }
    place = location
    numberOfTouches = touches
    let fingers = fingers(touches, at: location)
    touchesBegan(fingers, with: UIEvent(touches: fingers))
    for next in states {
      state = next
      if next == .changed { tell(fingers, .moved, touchesMoved) }
      if next == .ended { tell(fingers, .ended, touchesEnded) }
      targets.forEach { $0.send(from: self) }
    }
    reset()
    state = .possible
    numberOfTouches = 0
    return true
  }
}

/// Waits for one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// As many taps as it waits for; false if it or its delegate refuses.
  @discardableResult
  func tap(at location: CGPoint) -> Bool {
    run([.ended], at: location, touches: numberOfTouchesRequired)
  }
}

/// Waits for a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10
}

/// Waits for a quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Follows a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  var moved = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Always zero: what a check moves has no speed.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Follows a finger that comes in from the edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Follows two fingers that spread or come together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Follows two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open private(set) weak var view: UIView?
  private let place: CGPoint

  init(in view: UIView, at place: CGPoint) {
    self.view = view
    self.place = place
    super.init()
  }

  open var window: UIWindow? { view?.window }

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return place }
    return own.convert(place, to: view)
  }
}

/// What the fingers on the screen do together.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  open private(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }
}

extension UIGestureRecognizer {
  /// Every finger is where the gesture is.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
}
