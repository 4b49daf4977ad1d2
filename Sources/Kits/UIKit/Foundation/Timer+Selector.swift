import Foundation

#if !canImport(ObjectiveC)
  /// What makes a timer that calls a method: only an initializer of a protocol may make a subclass of its type.
  public protocol TimerMaking {}

  extension Timer: TimerMaking {}

  extension TimerMaking where Self: Timer {
    /// A timer that calls a method of the target, which is kept alive until the timer ends.
    @preconcurrency @MainActor
    public init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      self.init(
        fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
        userInfo: userInfo, repeats: yesOrNo)
    }

    /// A timer that fires first at a given time.
    @preconcurrency @MainActor
    public init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
      userInfo ui: Any?, repeats rep: Bool
    ) {
      let target = t as AnyObject
      let timer = CallingTimer(fireAt: date, interval: ti, userInfo: ui, repeats: rep) {
        s.perform(on: target, sender: $0)
      }
      guard let own = timer as? Self else {
        fatalError("A timer that calls a method cannot be of a class of one's own.")
      }
      self = own
    }
  }

  extension Timer {
    /// Starts a timer on the main run loop that calls a method of the target.
    @preconcurrency @MainActor @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.main.add(timer, forMode: .default)
      return timer
    }
  }

  /// A timer that lets go of what it calls, and of its information, when it ends: the system's own never does.
  private final class CallingTimer: Timer {
    nonisolated(unsafe) private var call: (@MainActor (Timer) -> Void)?
    nonisolated(unsafe) private var info: Any?

    override var userInfo: Any? { info }

    init(
      fireAt date: Date, interval: TimeInterval, userInfo: Any? = nil, repeats: Bool,
      call: @escaping @MainActor (Timer) -> Void
    ) {
      (self.call, info) = (call, userInfo)
      // One that repeats without a pause would not repeat.
      super.init(fire: date, interval: max(interval, 0.0001), repeats: repeats) {
        ($0 as? CallingTimer)?.ring()
      }
    }

    override func invalidate() {
      (call, info) = (nil, nil)
      super.invalidate()
    }

    private func ring() {
      nonisolated(unsafe) let timer = self
      // The run loop of a check is that of the main thread.
      MainActor.assumeIsolated { timer.call?(timer) }
      if timeInterval == 0 { invalidate() }
    }
  }

  extension NSObject {
    /// Calls a method of the object once the time has passed, unless that is taken back before.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// The same while the run loop is in one of these modes.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      let timer = CallingTimer(
        fireAt: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false
      ) { timer in
        delayed.removeAll { $0.timer === timer }
        aSelector.perform(on: self, sender: anArgument)
      }
      delayed.append(
        DelayedCall(timer: timer, target: self, action: aSelector, argument: anArgument))
      for mode in modes { RunLoop.main.add(timer, forMode: mode) }
    }

    /// Calls a method of the object, soon, and here on the main thread.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      Task { aSelector.perform(on: self, sender: arg) }
    }

    /// Calls a method of the object: at once if it is to be waited for, or else soon.
    @preconcurrency @MainActor
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      if wait {
        perform(aSelector, with: arg)
      } else {
        performSelector(inBackground: aSelector, with: arg)
      }
    }

    /// Takes back all delayed calls of the target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      cancelDelayed { $0.target === aTarget as AnyObject }
    }

    /// Takes back the delayed calls of one method of the target with an equal argument, which may be none.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      cancelDelayed {
        $0.target === aTarget as AnyObject && $0.action == aSelector && $0.has(anArgument)
      }
    }
  }

  /// A call that waits for its time.
  private struct DelayedCall {
    let timer: Timer
    let target: AnyObject
    let action: Selector
    let argument: Any?

    /// Whether that is its argument, as far as the two can be compared.
    func has(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let own = argument as? AnyHashable, let other = other as? AnyHashable {
        return own == other
      }
      return argument as AnyObject === other as AnyObject
    }
  }

  @MainActor private var delayed: [DelayedCall] = []

  @MainActor
  private func cancelDelayed(_ isMeant: (DelayedCall) -> Bool) {
    for call in delayed where isMeant(call) { call.timer.invalidate() }
    delayed.removeAll(where: isMeant)
  }
#endif
