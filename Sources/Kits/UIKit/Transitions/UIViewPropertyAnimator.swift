import Foundation

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Whether an animation is under way.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that can be started, held and ended by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// One that takes on more changes, as the animator of a transition that can be interrupted does.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation gathers speed.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A curve of two points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
    super.init()
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    super.init()
  }
}

/// A curve that a spring makes.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }
}

/// An animation that can be held: what it changes is at its end as soon as it has begun, and its
/// completion handlers wait only while it is held.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  public let timingParameters: (any UITimingCurveProvider)?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  private var fraction: CGFloat = 0

  /// One that takes no time; on an iPhone 0.2 seconds.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map(addAnimations)
  }

  /// Makes an animator that has run.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation()
    return animator
  }

  /// How far a held animation is, as it was set; what it changes does not follow.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      begin()
      isRunning = false
      fraction = max(0, min(1, newValue))
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs all changes, then all completion handlers, at once.
  open func startAnimation() {
    isRunning = true
    begin()
    end(at: isReversed ? .start : .end)
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Holds the animation; one that has not begun begins.
  open func pauseAnimation() {
    begin()
    isRunning = false
  }

  /// Lets go of a held animation, which is over then.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    end(at: isReversed ? .start : .end)
  }

  /// Ends the animation where it is; its completion handlers wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    if withoutFinishing {
      (animations, completions, state) = ([], [], .inactive)
    } else {
      state = .stopped
    }
  }

  /// Runs the completion handlers of a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func begin() {
    state = .active
    let changes = animations
    animations = []
    changes.forEach { $0() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    fraction = 0
    (isRunning, state) = (false, .inactive)
    let ends = completions
    completions = []
    ends.forEach { $0(position) }
  }
}
