import TestDoubles
import UIKit
import XCTest

@testable import Learner

private final class Step1Guest {}

nonisolated(unsafe) private var step1HasNoSuchFunction = false

extension Observable {
  @_disfavoredOverload
  fileprivate func observe(_ listener: @escaping (Value) -> Void, unused: Void = ()) {
    step1HasNoSuchFunction = true
  }
}

@MainActor final class Step1Many: XCTestCase {
  /// Two observers both hear: the second does not take the place of the first.
  func testTwoObserversBothHear() {
    let count = Observable(0)
    let (badge, bar) = (Step1Guest(), Step1Guest())
    var heard = (badge: [Int](), bar: [Int]())
    count.observe(on: badge) { heard.badge.append($0) }
    count.observe(on: bar) { heard.bar.append($0) }
    count.value = 1
    withExtendedLifetime((badge, bar)) {}
    XCTAssertEqual(heard.badge, [0, 1], "heard by the first of two observers")
    XCTAssertEqual(heard.bar, [0, 1], "heard by the second of two observers")
  }

  /// A newcomer hears the current value at once; the others do not hear it again.
  func testOnlyTheNewcomerHearsTheCurrentValue() {
    let count = Observable(3)
    let (badge, bar) = (Step1Guest(), Step1Guest())
    var heard: [String] = []
    count.observe(on: badge) { heard.append("badge \($0)") }
    count.observe(on: bar) { heard.append("bar \($0)") }
    withExtendedLifetime((badge, bar)) {}
    XCTAssertEqual(heard, ["badge 3", "bar 3"], "heard while two observers come, without a change")
  }

  /// Whoever listens says who it is: there is no way to listen without that any more.
  func testOldMethodIsGone() {
    step1HasNoSuchFunction = false
    Observable(0).observe({ _ in })
    XCTAssertTrue(
      step1HasNoSuchFunction, "Observable still has an observe(_:) that does not say who listens.")
  }

  /// Observers hear a change in the order in which they came.
  func testOrderOfArrival() {
    let count = Observable(0)
    let guests = (1...12).map { _ in Step1Guest() }
    var order: [Int] = []
    for (number, guest) in guests.enumerated() {
      count.observe(on: guest) { _ in order.append(number) }
    }
    order = []
    count.value = 1
    withExtendedLifetime(guests) {}
    XCTAssertEqual(order, Array(0..<12), "the order in which twelve observers hear one change")
  }

  /// A set is a set: an equal value is heard as well, by all.
  func testEqualValueIsHeardByAll() {
    let count = Observable(5)
    let screens = [Step1Guest(), Step1Guest()]
    var heard: [String] = []
    for (number, screen) in screens.enumerated() {
      count.observe(on: screen) { heard.append("\(number) hears \($0)") }
    }
    heard = []
    count.value = 5
    withExtendedLifetime(screens) {}
    XCTAssertEqual(heard, ["0 hears 5", "1 hears 5"], "heard of a set to 5 that was 5 before")
  }

  /// One observer may have two listeners.
  func testOneObserverMayListenTwice() {
    let count = Observable(0)
    let (screen, bar) = (Step1Guest(), Step1Guest())
    var heard: [String] = []
    count.observe(on: screen) { heard.append("label \($0)") }
    count.observe(on: bar) { heard.append("bar \($0)") }
    count.observe(on: screen) { heard.append("icon \($0)") }
    heard = []
    count.value = 5
    withExtendedLifetime((screen, bar)) {}
    XCTAssertEqual(
      heard, ["label 5", "bar 5", "icon 5"],
      "heard by two listeners of the same observer, and by another one that came between them")
  }

  /// A change in place is heard by all, once each.
  func testChangeInPlaceIsHeardByAll() {
    let names = Observable(["Milk"])
    let (badge, bar) = (Step1Guest(), Step1Guest())
    var counts: [Int] = []
    names.observe(on: badge) { counts.append($0.count) }
    names.observe(on: bar) { counts.append($0.count) }
    names.value.append("Apples")
    withExtendedLifetime((badge, bar)) {}
    XCTAssertEqual(counts, [1, 1, 2, 2], "counts heard by two observers of an append")
  }
}

@MainActor final class Step1Screens: XCTestCase {
  /// Count, total and banner of the shop are all right after an item was added.
  func testWholeShopFollowsTheCart() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: step1Shop()))
    XCTAssertEqual(screen.title, "Corner Grocer", "the title of the shop")
    XCTAssertTrue(
      screen.shows("Your first delivery is free"), "before any item: \(screen.visibleText)")
    try screen.tap("Add Milk")
    XCTAssertTrue(screen.shows("1 in the cart"), "after one item: \(screen.visibleText)")
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Total") }, ["Total 1.15 €"],
      "the totals in the shop after one item")
    try screen.tap("Add Milk")
    XCTAssertTrue(screen.shows("2 in the cart"), "after two of one kind: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Your first delivery is free"), "the banner stays: \(screen.visibleText)")
    for text in ["0 in the cart", "1 in the cart"] {
      XCTAssertFalse(
        screen.shows(text), "'\(text)' stays when there are two: \(screen.visibleText)")
    }
  }

  /// The cart's page lists what was added, line by line, with the total of it.
  func testCartPageListsWhatWasAdded() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: step1Shop()))
    try screen.tap("Add Rye bread")
    try screen.tap("Add Apples")
    try screen.tap("Cart")
    XCTAssertEqual(screen.title, "Your cart", "the title of the cart's page")
    XCTAssertTrue(
      screen.shows("Rye bread\nApples"), "the lines of two items: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("Total 5.69 €"), "the total of two items: \(screen.visibleText)")
    try screen.tapBack()
    try screen.tap("Add Rye bread")
    try screen.tap("Cart")
    XCTAssertTrue(
      screen.shows("Rye bread\nApples\nRye bread"),
      "the lines of three items, the first and the last of one kind: \(screen.visibleText)")
  }

  /// The shop is still right after a visit to the cart.
  func testShopFollowsAfterAVisitToTheCart() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: step1Shop()))
    try screen.tap("Add Milk")
    try screen.tap("Cart")
    XCTAssertTrue(screen.shows("Milk"), "in the cart: \(screen.visibleText)")
    try screen.tap("Empty the cart")
    XCTAssertTrue(screen.shows("Nothing yet"), "in the emptied cart: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("Total 0.00 €"), "in the emptied cart: \(screen.visibleText)")
    for text in ["Milk", "Total 1.15 €"] {
      XCTAssertFalse(
        screen.shows(text), "'\(text)' stays in the emptied cart: \(screen.visibleText)")
    }
    try screen.tapBack()
    XCTAssertTrue(
      screen.shows("0 in the cart"),
      "in the shop, after the cart was emptied: \(screen.visibleText)"
    )
  }

  private func step1Shop() -> UIViewController { ShopViewController(cart: Cart()) }

  /// The total of the shop is right after a visit to the cart, too, and the cart's page after a visit to something else.
  func testCoveredScreensFollow() throws {
    let cart = Cart()
    let navigation = UINavigationController(rootViewController: ShopViewController(cart: cart))
    let screen = Screen(showing: navigation)
    try screen.tap("Add Milk")
    try screen.tap("Cart")
    navigation.pushViewController(UIViewController(), animated: false)
    cart.add(CartItem(name: "Apples", priceInCents: 249))
    try screen.tapBack()
    XCTAssertTrue(
      screen.shows("Milk\nApples") && screen.shows("Total 3.64 €"),
      "the cart's page, after Apples came while it was covered: \(screen.visibleText)")
    try screen.tap("Empty the cart")
    XCTAssertTrue(
      screen.shows("Nothing yet"), "emptied after it was covered: \(screen.visibleText)")
    try screen.tapBack()
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Total") }, ["Total 0.00 €"],
      "the totals in the shop, after the cart was emptied")
  }
}
