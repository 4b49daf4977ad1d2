// honest: objects-and-observers
//
// Notifications, weak references, subclasses and the end of objects.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

class Animal: CustomStringConvertible {
  var description: String { "\(type(of: self))" }
  deinit { Animal.ended += 1 }
  nonisolated(unsafe) static var ended = 0
}
final class Cat: Animal {
  weak var friend: Animal?
  unowned let owner: Animal
  init(owner: Animal) { self.owner = owner }
}
extension Notification.Name { static let added = Notification.Name("added") }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  private var heard = 0

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    let owner = Animal()
    let cat = Cat(owner: owner)
    cat.friend = Animal()
    let token = NotificationCenter.default.addObserver(forName: .added, object: nil, queue: nil) {
      [weak self] _ in self?.heard += 1
    }
    NotificationCenter.default.post(name: .added, object: nil)
    NotificationCenter.default.removeObserver(token)
    names.append(cat.friend == nil && heard > 0 && "\(cat)" == "Cat" ? name : "")
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    isPaid = true
    return total()
  }
}
