import Foundation

#if !canImport(ObjectiveC)
  extension Timer {
    /// A timer that calls a method of the target, which is kept alive until the timer ends.
    @preconcurrency @MainActor
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      self.init(
        fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
        userInfo: userInfo, repeats: yesOrNo)
    }

    /// A timer that fires first at a given time.
    @preconcurrency @MainActor
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
      userInfo ui: Any?, repeats rep: Bool
    ) {
      let call = TimedCall(target: t as AnyObject, action: s)
      self.init(fire: date, interval: ti, repeats: rep) { timer in
        nonisolated(unsafe) let timer = timer
        // The run loop of a check is that of the main thread.
        MainActor.assumeIsolated { call.perform(from: timer) }
      }
    }

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

  /// What a timer calls; unlike a control it keeps its target.
  @MainActor
  private final class TimedCall {
    private let target: AnyObject
    private let action: Selector

    private let argument: Any?

    init(target: AnyObject, action: Selector, argument: Any? = nil) {
      (self.target, self.action, self.argument) = (target, action, argument)
    }

    func perform(from sender: Any? = nil) {
      action.perform(on: target, sender: sender ?? argument)
    }
  }

  extension NSObject {
    /// Calls a method of the object once the time has passed, unless that is taken back before.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let call = TimedCall(target: self, action: aSelector, argument: anArgument)
      let timer = Timer(timeInterval: delay, repeats: false) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated {
          delayed.removeAll { $0.timer === timer }
          call.perform()
        }
      }
      delayed.append(DelayedCall(timer: timer, target: self, action: aSelector))
      RunLoop.main.add(timer, forMode: .default)
    }

    /// Calls a method of the object at once.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self, sender: nil) }

    /// Calls a method of the object at once with an argument.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) {
      aSelector.perform(on: self, sender: object)
    }

    /// Takes back all delayed calls of the target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      cancelDelayed { $0.target === aTarget as AnyObject }
    }

    /// Takes back the delayed calls of one method of the target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      cancelDelayed { $0.target === aTarget as AnyObject && $0.action == aSelector }
    }
  }

  /// A call that waits for its time.
  private struct DelayedCall {
    let timer: Timer
    let target: AnyObject
    let action: Selector
  }

  @MainActor private var delayed: [DelayedCall] = []

  @MainActor
  private func cancelDelayed(_ isMeant: (DelayedCall) -> Bool) {
    for call in delayed where isMeant(call) { call.timer.invalidate() }
    delayed.removeAll(where: isMeant)
  }
#endif
