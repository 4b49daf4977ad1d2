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
    func told(_ timer: Timer) {
      ticks.append("told \((timer.userInfo as? [String: String])?["name"] ?? "nothing")")
    }
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

  /// https://developer.apple.com/documentation/foundation/timer/invalidate()
  /// the receiver removes its strong references to the target and user info objects.
  @Test func `let go of target and information when they end`() {
    for isRepeated in [true, false] {
      weak var target: Clock?
      weak var info: Clock?
      do {
        let (clock, own) = (Clock(), Clock())
        (target, info) = (clock, own)
        let timer = Timer.scheduledTimer(
          timeInterval: 60, target: clock, selector: #Selector(Clock.tick), userInfo: own,
          repeats: isRepeated)
        #expect(timer.userInfo as? Clock === own)
        timer.fire()
        #expect(clock.ticks == ["tick"] && timer.isValid == isRepeated)
        timer.invalidate()
      }
      #expect(target == nil && info == nil)
    }
  }

  /// https://developer.apple.com/documentation/foundation/timer/userinfo
  /// the receiver's userInfo object, as the method that it calls can ask for it.
  @Test func `tell the method what they were made with`() {
    let clock = Clock()
    let timer = Timer(
      timeInterval: 60, target: clock, selector: #Selector(Clock.told(_:)),
      userInfo: ["name": "Ada"], repeats: false)
    timer.fire()
    #expect(clock.ticks == ["told Ada"])
    let plain = Timer(timeInterval: 60, repeats: false) { _ in }
    #expect(plain.userInfo == nil)
  }

  @Test func `make calls at once, too`() {
    let clock = Clock()
    clock.perform(#Selector(Clock.tick))
    clock.perform(#Selector(Clock.search(_:)), with: "b")
    #expect(clock.ticks == ["tick", "search b"])
  }
}
