import Foundation

/// The key of a layer's transition.
public let kCATransition = "transition"

/// Changes of layers that belong together; here each has happened at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [[() -> Void]] = []

  open class func begin() { completions.append([]) }
  /// Calls what waits for the end of the changes.
  open class func commit() { for completion in completions.popLast() ?? [] { completion() } }
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Called at `commit()`; without a transaction at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How the content of a layer is replaced.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// How often frames are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// Calls a method with every frame; there are none here, so that only `tick()` calls it.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var call: (target: AnyObject, action: Selector)?
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {
    call = (target as AnyObject, sel)
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Lets go of the target.
  open func invalidate() { call = nil }

  /// What a frame does, for a check to call.
  public func tick() {
    guard !isPaused, let call else { return }
    timestamp += duration
    call.action.perform(on: call.target, sender: self)
  }
}

public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

extension CALayer {
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: index(of: sibling) ?? 0)
  }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: index(of: sibling).map { $0 + 1 } ?? UInt32.max)
  }
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: index)
  }
  private func index(of layer: CALayer?) -> UInt32? {
    sublayers?.firstIndex { $0 === layer }.map { UInt32($0) }
  }
}
