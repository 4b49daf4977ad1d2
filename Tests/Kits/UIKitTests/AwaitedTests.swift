import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Awaited notifications` {
  private static let name = Notification.Name("changed")

  /// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
  /// a sequence of the notifications of that name and, if given, of that object.
  @Test func `come in the order in which they were posted`() async {
    let center = NotificationCenter()
    var letters = center.notifications(named: Self.name).makeAsyncIterator()
    for number in 1...3 {
      center.post(name: Self.name, object: nil, userInfo: ["number": number])
      center.post(name: Notification.Name("other"), object: nil)
    }
    var numbers: [Int] = []
    for _ in 1...3 {
      if let number = await letters.next()?.userInfo?["number"] as? Int { numbers.append(number) }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `of one object leave out those of others`() async {
    let center = NotificationCenter()
    let (own, other) = (Sender(), Sender())
    var letters = center.notifications(named: Self.name, object: own).makeAsyncIterator()
    center.post(name: Self.name, object: other, userInfo: ["number": 1])
    center.post(name: Self.name, object: own, userInfo: ["number": 2])
    let first = await letters.next()
    #expect(first?.userInfo?["number"] as? Int == 2)
  }

  @Test func `end with the task that waits for them`() async {
    let center = NotificationCenter()
    let sequence = center.notifications(named: Self.name)
    let reader = Task { () -> Int in
      var count = 0
      for await _ in sequence { count += 1 }
      return count
    }
    reader.cancel()
    #expect(await reader.value == 0)
  }

  private final class Sender: Sendable {}
}

@MainActor
@Suite struct `Timers with a selector` {
  @MainActor
  private final class Clock: NSObject {
    var ticks: [String] = []
    func tick() { ticks.append("tick") }
    func ticked(_ timer: Timer) { ticks.append("ticked \(timer.isValid)") }
    func search(_ text: Any) { ticks.append("search \(text)") }
  }

  @Test func `call their target with or without themselves`() {
    let clock = Clock()
    let plain = Timer(
      timeInterval: 60, target: clock, selector: #Selector(Clock.tick), userInfo: nil,
      repeats: true)
    let telling = Timer.scheduledTimer(
      timeInterval: 60, target: clock, selector: #Selector(Clock.ticked(_:)), userInfo: "info",
      repeats: true)
    plain.fire()
    telling.fire()
    #expect(clock.ticks == ["tick", "ticked true"])
    plain.invalidate()
    telling.invalidate()
    plain.fire()
    #expect(clock.ticks.count == 2)
  }

  /// https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
  /// the timer keeps its target until it is invalidated.
  @Test func `keep their target until they end`() {
    var clock: Clock? = Clock()
    weak var kept: Clock?
    kept = clock
    let timer = clock.map {
      Timer(
        timeInterval: 60, target: $0, selector: #Selector(Clock.tick), userInfo: nil,
        repeats: true)
    }
    clock = nil
    #expect(kept != nil && timer?.isValid == true)
  }

  @Test func `can be taken back while a call waits for its time`() {
    let clock = Clock()
    clock.perform(#Selector(Clock.search(_:)), with: "a", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: clock, selector: #Selector(Clock.search(_:)), object: nil)
    clock.perform(#Selector(Clock.tick))
    clock.perform(#Selector(Clock.search(_:)), with: "b")
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(clock.ticks == ["tick", "search b"])
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
  }
}
