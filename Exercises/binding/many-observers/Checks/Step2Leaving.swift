import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private final class Step2Guest {}

@MainActor final class Step2Leaving: XCTestCase {
  /// The list does not keep an observer alive.
  func testObserverIsNotKeptAlive() throws {
    let count = Observable(0)
    try expectReleased {
      let guest = Step2Guest()
      count.observe(on: guest) { _ in }
      count.value = 1
      return [guest]
    }
  }

  /// The reference to the observer is weak.
  func testObserverIsHeldWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("Observation"), "observer")
  }

  /// An observer that is gone is not told any more; the others are.
  func testReleasedObserverIsNotTold() {
    let count = Observable(0)
    let badge = Step2Guest()
    var page: Step2Guest? = Step2Guest()
    var heard: [String] = []
    if let page { count.observe(on: page) { heard.append("page \($0)") } }
    count.observe(on: badge) { heard.append("badge \($0)") }
    page = nil
    heard = []
    count.value = 1
    withExtendedLifetime(badge) {}
    XCTAssertEqual(heard, ["badge 1"], "heard of a change after the page was released")
  }

  /// Who stays hears in the order of arrival, whoever has gone from the middle.
  func testTheOthersStayInTheirOrder() {
    let count = Observable(0)
    var guests: [Step2Guest?] = (0...5).map { _ in Step2Guest() }
    var heard: [Int] = []
    for (number, guest) in guests.enumerated() {
      if let guest { count.observe(on: guest) { _ in heard.append(number) } }
    }
    guests[1] = nil
    heard = []
    count.value = 1
    XCTAssertEqual(
      heard, [0, 2, 3, 4, 5], "observers told, of 0 to 5, after number 1 was released")
    if let left = guests[2] { count.remove(observer: left) }
    heard = []
    count.value = 2
    withExtendedLifetime(guests) {}
    XCTAssertEqual(heard, [0, 3, 4, 5], "observers told after number 2 was removed as well")
  }

  /// Who comes after one that is gone is another one, also where it lies in the same place of memory.
  func testNextInThePlaceOfTheDeadIsTold() {
    let count = Observable(0)
    for round in 1...20 {
      func comeAndGo() { count.observe(on: Step2Guest()) { _ in } }
      comeAndGo()
      let next = Step2Guest()
      var heard: [Int] = []
      count.observe(on: next) { heard.append($0) }
      count.value = round
      withExtendedLifetime(next) {}
      XCTAssertEqual(
        heard, [round - 1, round], "heard by one that came right after another one was released")
    }
  }

  /// The listener of an observer that is gone is thrown away at the next change.
  func testListenerOfTheDeadIsThrownAway() {
    let count = Observable(0)
    var page: Step2Guest? = Step2Guest()
    weak var caught: Step2Guest?
    func observe(on page: AnyObject) {
      let image = Step2Guest()
      caught = image
      count.observe(on: page) { _ in withExtendedLifetime(image) {} }
    }
    if let page { observe(on: page) }
    XCTAssertNotNil(caught, "what the listener uses, while its observer lives")
    page = nil
    count.value = 1
    XCTAssertNil(
      caught, "What the listener used is alive after its observer was released and the value set.")
  }

  /// Remove stops that observer, and exactly that one.
  func testRemoveStopsExactlyOne() {
    let count = Observable(0)
    let guests = [Step2Guest(), Step2Guest(), Step2Guest()]
    var heard: [Int] = []
    for (number, guest) in guests.enumerated() {
      count.observe(on: guest) { _ in heard.append(number) }
    }
    heard = []
    count.remove(observer: guests[1])
    count.value = 1
    withExtendedLifetime(guests) {}
    XCTAssertEqual(heard, [0, 2], "observers told after number 1 of 0, 1 and 2 was removed")
    count.remove(observer: guests[0])
    for number in [3, 4] { count.observe(on: guests[1]) { _ in heard.append(number) } }
    heard = []
    count.value = 2
    XCTAssertEqual(
      heard, [2, 3, 4], "observers told after number 0 was removed and 3 and 4 came, in this order")
  }

  /// Remove stops all listeners of its observer.
  func testRemoveStopsAllListenersOfOne() {
    let count = Observable(0)
    let screen = Step2Guest()
    var heard: [String] = []
    count.observe(on: screen) { _ in heard.append("label") }
    count.observe(on: screen) { _ in heard.append("icon") }
    heard = []
    count.remove(observer: screen)
    count.value = 1
    withExtendedLifetime(screen) {}
    XCTAssertEqual(heard, [], "listeners told after their observer was removed")
  }

  /// What the listeners of a removed observer have captured goes with them, at the next change at the latest.
  func testListenerOfTheRemovedIsThrownAway() {
    let count = Observable(0)
    let screen = Step2Guest()
    weak var caught: Step2Guest?
    func observe() {
      let image = Step2Guest()
      caught = image
      count.observe(on: screen) { _ in withExtendedLifetime(image) {} }
    }
    observe()
    XCTAssertNotNil(caught, "what the listener uses, while its observer listens")
    count.remove(observer: screen)
    count.value = 1
    withExtendedLifetime(screen) {}
    XCTAssertNil(
      caught, "What the listener used is alive after its observer was removed and the value set.")
  }

  /// Removing somebody who does not observe changes nothing.
  func testRemovingAStrangerChangesNothing() {
    let count = Observable(0)
    let (badge, stranger) = (Step2Guest(), Step2Guest())
    var heard: [Int] = []
    count.observe(on: badge) { heard.append($0) }
    count.remove(observer: stranger)
    count.value = 1
    withExtendedLifetime(badge) {}
    XCTAssertEqual(heard, [0, 1], "heard by the badge after a stranger was removed")
  }

  /// Who was removed may come back.
  func testRemovedObserverMayComeBack() {
    let count = Observable(0)
    let badge = Step2Guest()
    var heard: [Int] = []
    count.observe(on: badge) { heard.append($0) }
    count.remove(observer: badge)
    count.value = 1
    count.observe(on: badge) { heard.append($0) }
    count.value = 2
    withExtendedLifetime(badge) {}
    XCTAssertEqual(heard, [0, 1, 2], "heard by one that left at 0 and came back at 1")
  }

  /// Each place observes on itself: whoever stops it by that name stops it, and no other.
  func testEachObservesOnItself() {
    let cart = Cart()
    let (shop, page, bar) = (
      ShopViewController(cart: cart), CartViewController(cart: cart), TotalBar(cart: cart)
    )
    let places: [(name: String, observer: AnyObject, view: UIView)] = [
      ("ShopViewController", shop, shop.view), ("CartViewController", page, page.view),
      ("TotalBar", bar, bar),
    ]
    let before = places.map { step2Own($0.view) }
    for place in places { cart.items.remove(observer: place.observer) }
    cart.add(CartItem(name: "Milk", priceInCents: 115))
    for (place, old) in zip(places, before) {
      XCTAssertEqual(
        step2Own(place.view), old,
        "shown by \(place.name) after remove(observer:) with it, and a Milk in the cart")
    }
    cart.empty()
    let banner = WelcomeBanner(cart: cart)
    cart.items.remove(observer: banner)
    cart.add(CartItem(name: "Milk", priceInCents: 115))
    XCTAssertFalse(
      banner.isHidden, "WelcomeBanner hides after remove(observer:) with it and a Milk in the cart")
  }

  /// The cart's page goes away when it is closed, although the cart lives on.
  func testCartPageGoesAway() throws {
    let cart = Cart()
    try expectReleased {
      let page = CartViewController(cart: cart)
      let screen = Screen(showing: page)
      cart.add(CartItem(name: "Milk", priceInCents: 115))
      screen.close()
      return [page]
    }
    cart.empty()
  }

  /// The shop goes away as well, with the total at its bottom.
  func testShopGoesAway() throws {
    let cart = Cart()
    try expectReleased {
      let shop = ShopViewController(cart: cart)
      let screen = Screen(showing: UINavigationController(rootViewController: shop))
      cart.add(CartItem(name: "Milk", priceInCents: 115))
      let bars = screen.find(TotalBar.self)
      screen.close()
      return [shop] + bars
    }
    cart.empty()
  }

  /// No place keeps the cart alive: it goes away with its screens.
  func testCartGoesAwayWithItsScreens() throws {
    for place in ["the shop", "the cart's page", "a bar"] {
      do {
        try expectReleased {
          let cart = Cart()
          let shown: UIViewController
          switch place {
          case "the shop": shown = ShopViewController(cart: cart)
          case "the cart's page": shown = CartViewController(cart: cart)
          default:
            shown = UIViewController()
            shown.view.addSubview(TotalBar(cart: cart))
          }
          let screen = Screen(showing: UINavigationController(rootViewController: shown))
          cart.add(CartItem(name: "Milk", priceInCents: 115))
          screen.close()
          return [cart]
        }
      } catch {
        XCTFail("\(place), closed together with its cart: \(error)")
      }
    }
  }

  /// The listeners of all who are gone are thrown away at the next change, however many they are.
  func testListenersOfAllTheDeadAreThrownAway() throws {
    let count = Observable(0)
    try expectReleased {
      let images = (1...3).map { _ in Step2Guest() }
      for image in images {
        count.observe(on: Step2Guest()) { _ in withExtendedLifetime(image) {} }
      }
      count.value = 1
      return images
    }
  }
}

/// What a place shows, without the bars and banners in it, which observe for themselves.
@MainActor
private func step2Own(_ view: UIView) -> [String] {
  let others = view.subviews.flatMap { [$0] + $0.find(UIView.self) }
    .filter { $0 is TotalBar || $0 is WelcomeBanner }
    .flatMap(\.visibleText)
  return view.visibleText.filter { !others.contains($0) }
}
