// honest: formats-of-every-kind
//
// Numbers, texts and percent signs in formats, in order and by place, and some that miss their arguments.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) { self.prices = prices }

  var count: Int { names.count }
  var label: String {
    String(format: count == 1 ? "%d item" : "%ld items", count)
  }

  func add(_ name: String) {
    names.append(name)
    NSLog("100%% of “%@” is in the cart, 50%% sale", name)
    NSLog("100% sure, 5%")
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    let euro = Locale(identifier: "de_DE")
    let texts = [
      (String(format: "%d.%02d €", 390 / 100, 390 % 100), "3.90 €"),
      (String(format: "%2$@, %1$@", "Ada", "Lovelace"), "Lovelace, Ada"),
      (String(format: "%1$d of %2$d (%3$.1f%%)", 3, 4, 75.0), "3 of 4 (75.0%)"),
      (
        String(format: "%@: %5.1f %+d %05d", "a", Float(1.5), Int8(7), UInt16(42)),
        "a:   1.5 +7 00042"
      ),
      (String(format: "%x %X %o %c %e", 255, 255, 8, 65, 1.0), "ff FF 10 A 1.000000e+00"),
      (String(format: "%@ and %@", arguments: ["salt", "pepper" as NSString]), "salt and pepper"),
      (String(format: "%.1f", locale: euro, 2.5), "2,5"),
      (String(format: "%.1f", locale: euro, arguments: [2.5]), "2,5"),
      (String(format: "%@%%", locale: nil, "5"), "5%"),
      (String(format: "%@: 50%% * %d", "a", 3), "a: 50% * 3"),
      (String(format: "%@ 5%%* pa", "b"), "b 5%* pa"),
      (String(format: "%@ (100%)", "all"), "all (100)"), (String(format: "%d%", 5), "5"),
      ("a".appendingFormat("%d", 1), "a1"), ("abc".prefix(1).appendingFormat("%@", "b"), "ab"),
      (NSString(format: "%@ %d", "n", 1) as String, "n 1"),
      (String(format: "%d of %d", 1), "1 of 0"), (String(format: "plain"), "plain"),
      (String(format: "%lld %lu %hhd %zd", Int64(1), UInt(2), 3, 4), "1 2 3 4"),
      (String(format: "%*d", 4, 7), "   7"),
      (String(format: "%d %d %d %d %d %d %d %d", 1, 2, 3, 4, 5, 6, 7, 8), "1 2 3 4 5 6 7 8"),
      (
        String(
          format: "%g %g %g %g %g %g %g %g %g %@", 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
          9.5 as CGFloat, "z"),
        "1.5 2 3 4 5 6 7 8 9.5 z"
      ),
    ]
    let wrong = texts.filter { $0.0 != $0.1 }
    if !wrong.isEmpty { print(wrong) }
    return Price(cents: wrong.isEmpty ? sum : -1)
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    guard !names.isEmpty else { throw CartError.empty }
    await Task.yield()
    isPaid = true
    return Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }
}
