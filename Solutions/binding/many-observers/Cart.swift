import Foundation

/// Something that lies in the cart.
struct CartItem {
  let name: String
  let priceInCents: Int
}

/// What the customer is about to buy.
final class Cart {
  let items = Observable<[CartItem]>([])

  func add(_ item: CartItem) { items.value.append(item) }
  func empty() { items.value.removeAll() }
}

extension [CartItem] {
  /// What all of it costs, as in "4.20 €".
  var totalText: String {
    let cents = reduce(0) { $0 + $1.priceInCents }
    return String(format: "%d.%02d €", cents / 100, cents % 100)
  }
}
