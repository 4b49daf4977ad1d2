import TestDoubles
import UIKit
import XCTest

@testable import Learner

private final class Step3Guest {}

@MainActor final class Step3Round: XCTestCase {
  private let guests = [Step3Guest(), Step3Guest(), Step3Guest()]

  /// An observer may remove itself in its own listener; the others hear the change all the same.
  func testObserverMayRemoveItself() {
    let count = Observable(0)
    var heard: [String] = []
    for (number, guest) in guests.enumerated() {
      count.observe(on: guest) { [unowned count] value in
        if value > 0 { heard.append("\(number) hears \(value)") }
        if number == 0, value == 1 { count.remove(observer: guest) }
      }
    }
    count.value = 1
    XCTAssertEqual(
      heard, ["0 hears 1", "1 hears 1", "2 hears 1"],
      "in the round in which number 0 removes itself")
    heard = []
    count.value = 2
    XCTAssertEqual(heard, ["1 hears 2", "2 hears 2"], "in the round after that")
  }

  /// Who leaves in one of its listeners has left with all: its second one hears nothing any more.
  func testRemovalSilencesTheSecondListener() {
    let count = Observable(0)
    var heard: [String] = []
    count.observe(on: guests[0]) { [guests, unowned count] value in
      heard.append("first \(value)")
      if value == 1 { count.remove(observer: guests[0]) }
    }
    count.observe(on: guests[0]) { heard.append("second \($0)") }
    count.observe(on: guests[1]) { heard.append("other \($0)") }
    heard = []
    count.value = 1
    XCTAssertEqual(
      heard, ["first 1", "other 1"],
      "in the round in which an observer of two listeners removes itself in the first of them")
  }

  /// The last one in the list may remove itself, too.
  func testLastObserverMayRemoveItself() {
    let count = Observable(0)
    var heard: [Int] = []
    count.observe(on: guests[0]) { heard.append($0) }
    count.observe(on: guests[1]) { [guests, unowned count] value in
      if value == 1 { count.remove(observer: guests[1]) }
    }
    count.value = 1
    count.value = 2
    XCTAssertEqual(heard, [0, 1, 2], "heard by number 0 while number 1 leaves")
  }

  /// Who is removed by an earlier one is not told any more, not even in the same round.
  func testRemovedByAnEarlierOneIsNotTold() {
    let count = Observable(0)
    var heard: [String] = []
    count.observe(on: guests[0]) { [guests, unowned count] value in
      if value == 1 { count.remove(observer: guests[2]) }
    }
    count.observe(on: guests[1]) { heard.append("1 hears \($0)") }
    count.observe(on: guests[2]) { heard.append("2 hears \($0)") }
    heard = []
    count.value = 1
    XCTAssertEqual(
      heard, ["1 hears 1"], "in the round in which number 0 removes number 2 before its turn")
    let total = Observable(0)
    total.observe(on: guests[0]) { [guests, unowned total] value in
      if value == 1 { total.remove(observer: guests[1]) }
    }
    total.observe(on: guests[1]) { heard.append("1 hears \($0)") }
    total.observe(on: guests[2]) { heard.append("2 hears \($0)") }
    heard = []
    total.value = 1
    XCTAssertEqual(
      heard, ["2 hears 1"], "in the round in which number 0 removes number 1, with 2 behind it")
    let rest = Observable(0)
    rest.observe(on: guests[0]) { [guests, unowned rest] value in
      guard value == 1 else { return }
      rest.remove(observer: guests[1])
      rest.value = 2
    }
    rest.observe(on: guests[1]) { heard.append("1 hears \($0)") }
    heard = []
    rest.value = 1
    XCTAssertEqual(
      heard, [], "in the round for 1, in which number 0 removes number 1 and sets the value to 2")
  }

  /// Who is released before its turn comes is not told any more either.
  func testReleasedInARoundIsNotTold() {
    let count = Observable(0)
    var page: Step3Guest? = Step3Guest()
    var heard: [String] = []
    count.observe(on: guests[0]) { value in
      if value == 1 { page = nil }
    }
    if let page { count.observe(on: page) { heard.append("page hears \($0)") } }
    count.observe(on: guests[1]) { heard.append("1 hears \($0)") }
    heard = []
    count.value = 1
    XCTAssertEqual(
      heard, ["1 hears 1"], "in the round in which number 0 releases the page before its turn")
  }

  /// An observer may leave in its very first call, while it is being taken on.
  func testObserverMayLeaveInItsFirstCall() {
    let count = Observable(7)
    var heard: [Int] = []
    count.observe(on: guests[0]) { [guests, unowned count] value in
      heard.append(value)
      count.remove(observer: guests[0])
    }
    count.value = 8
    XCTAssertEqual(heard, [7], "heard by one that leaves as soon as it has heard the first value")
  }

  /// Who comes during a round hears the value once.
  func testNewcomerInARoundHearsOnce() {
    let count = Observable(0)
    var heard: [Int] = []
    var hasCome = false
    count.observe(on: guests[0]) { [guests, unowned count] value in
      guard value == 1, !hasCome else { return }
      hasCome = true
      count.observe(on: guests[1]) { heard.append($0) }
    }
    count.value = 1
    XCTAssertEqual(heard, [1], "heard by one that came while 1 was told")
    count.value = 2
    XCTAssertEqual(heard, [1, 2], "heard by the same one after the next change")
  }

  /// Who comes in a round that lies inside another one hears the value once as well.
  func testNewcomerInAnInnerRoundHearsOnce() {
    let count = Observable(0)
    var heard: [Int] = []
    var hasCome = false
    count.observe(on: guests[0]) { [guests, unowned count] value in
      if value == 1 { count.value = 2 }
      guard value == 2, !hasCome else { return }
      hasCome = true
      count.observe(on: guests[2]) { heard.append($0) }
    }
    count.observe(on: guests[1]) { _ in }
    count.value = 1
    XCTAssertEqual(
      heard, [2],
      "heard by one that came while 2 was told, which was set in the round for 1")
    count.value = 3
    XCTAssertEqual(heard, [2, 3], "heard by the same one after the next change")
  }

  /// Who comes during a round hears what is set later in that round, too.
  func testNewcomerInARoundHearsWhatIsSetLater() {
    let count = Observable(0)
    var heard: [Int] = []
    count.observe(on: guests[0]) { [guests, unowned count] value in
      if value == 1 { count.observe(on: guests[1]) { heard.append($0) } }
    }
    count.observe(on: guests[2]) { [unowned count] value in
      if value == 1 { count.value = 2 }
    }
    count.value = 1
    XCTAssertEqual(
      heard.first, 1, "the first value heard by one that came while 1 was told: \(heard)")
    XCTAssertEqual(
      heard.last, 2,
      "the last one heard, when a later observer has set the value to 2 in that round: \(heard)")
  }

  /// Who leaves during a round and comes back is a newcomer: the old listener is not called any more.
  func testBackInTheSameRoundHearsOnce() {
    let count = Observable(0)
    var heard: [String] = []
    var isBack = false
    count.observe(on: guests[0]) { [guests, unowned count] value in
      guard value == 1, !isBack else { return }
      isBack = true
      count.remove(observer: guests[1])
      count.observe(on: guests[1]) { heard.append("new \($0)") }
    }
    count.observe(on: guests[1]) { heard.append("old \($0)") }
    heard = []
    count.value = 1
    XCTAssertEqual(
      heard, ["new 1"],
      "in the round in which number 0 removes number 1 and lets it observe with a new listener")
    count.value = 2
    XCTAssertEqual(heard, ["new 1", "new 2"], "in that round and the next")
  }

  /// If a listener sets the value itself, the last value that each observer hears is the current one.
  func testLastValueHeardIsTheCurrentOne() {
    let count = Observable(0)
    var heard: [[Int]] = [[], [], []]
    count.observe(on: guests[0]) { heard[0].append($0) }
    count.observe(on: guests[1]) { [unowned count] value in
      heard[1].append(value)
      if value > 10 { count.value = 10 }
    }
    count.observe(on: guests[2]) { heard[2].append($0) }
    count.value = 99
    XCTAssertEqual(count.value, 10, "the value after a listener cut 99 down to 10")
    XCTAssertEqual(
      heard.map(\.last), [10, 10, 10],
      "the last ones of \(heard), which the observers before and after that listener heard, too")
    let loud = Observable(99)
    var first: [Int] = []
    loud.observe(on: guests[0]) { [unowned loud] value in
      first.append(value)
      if value > 10 { loud.value = 10 }
    }
    XCTAssertEqual(first, [99, 10], "heard by one that cuts 99 down to 10 in its very first call")
  }

  /// However many rounds lie inside each other, the last value heard is the current one.
  func testLastValueIsHeardAfterManyRounds() {
    let count = Observable(0)
    var heard: [Int?] = [nil, nil]
    count.observe(on: guests[0]) { heard[0] = $0 }
    count.observe(on: guests[1]) { [unowned count] value in
      if value > 0 { count.value = value - 1 }
    }
    count.observe(on: guests[2]) { heard[1] = $0 }
    count.value = 20
    XCTAssertEqual(count.value, 0, "the value after a listener counted 20 down to 0")
    XCTAssertEqual(
      heard, [0, 0], "the last one heard by the observer before that listener, and behind it")
  }

  /// What a newcomer sets in its first call, all hear.
  func testAllHearWhatANewcomerSets() {
    let count = Observable(99)
    var heard: [Int] = []
    count.observe(on: guests[0]) { heard.append($0) }
    count.observe(on: guests[1]) { [unowned count] value in
      if value > 10 { count.value = 10 }
    }
    XCTAssertEqual(
      heard, [99, 10], "heard by an observer while a second one comes that cuts 99 down to 10")
  }

  /// The banner does not come back, and has left the cart's list.
  func testBannerLeavesInItsListener() {
    let cart = Cart()
    let banner = WelcomeBanner(cart: cart)
    XCTAssertFalse(banner.isHidden, "the banner is hidden before anything is in the cart")
    cart.add(CartItem(name: "Milk", priceInCents: 115))
    XCTAssertTrue(banner.isHidden, "the banner can be seen after the first item")
    banner.isHidden = false
    cart.add(CartItem(name: "Apples", priceInCents: 249))
    XCTAssertFalse(
      banner.isHidden, "The banner still listens to the cart: the second item changed it.")
  }

  /// A customer who has something in the cart already is no new one, however much it is.
  func testBannerHidesForAFullCart() {
    let cart = Cart()
    cart.add(CartItem(name: "Milk", priceInCents: 115))
    cart.add(CartItem(name: "Apples", priceInCents: 249))
    let banner = WelcomeBanner(cart: cart)
    XCTAssertTrue(banner.isHidden, "the banner can be seen with two items in the cart already")
    cart.empty()
    XCTAssertTrue(
      banner.isHidden, "the banner comes back when a cart that had two items at first is emptied")
    banner.isHidden = false
    cart.add(CartItem(name: "Milk", priceInCents: 115))
    XCTAssertFalse(
      banner.isHidden,
      "The banner still listens to a cart that had two items at first: the next one changed it.")
  }

  /// The banner's listener keeps neither the banner nor the cart alive.
  func testBannerKeepsNobodyAlive() throws {
    let cart = Cart()
    try expectReleased { [WelcomeBanner(cart: cart)] }
    try expectReleased {
      let cart = Cart()
      return [cart, WelcomeBanner(cart: cart)]
    }
    cart.empty()
  }

  /// Who leaves and comes back in a round hears what is set later in that round, too.
  func testBackInARoundHearsWhatIsSetLater() {
    let count = Observable(0)
    var heard: [String] = []
    var isBack = false
    count.observe(on: guests[0]) { [guests, unowned count] value in
      guard value == 1, !isBack else { return }
      isBack = true
      count.remove(observer: guests[1])
      count.observe(on: guests[1]) { heard.append("new \($0)") }
    }
    count.observe(on: guests[1]) { heard.append("old \($0)") }
    count.observe(on: guests[2]) { [unowned count] value in
      if value == 1 { count.value = 2 }
    }
    heard = []
    count.value = 1
    XCTAssertEqual(heard.first, "new 1", "first of \(heard)")
    XCTAssertEqual(
      heard.last, "new 2",
      "heard last, when a later observer has set the value to 2 in that round: \(heard)")
    XCTAssertFalse(heard.contains { $0.hasPrefix("old") }, "\(heard)")
  }
}
