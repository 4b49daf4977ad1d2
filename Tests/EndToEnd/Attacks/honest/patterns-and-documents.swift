// honest: patterns-and-documents
//
// Regular expressions, builders of them, JSON, and parts of data.
import Foundation
import RegexBuilder

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

struct Receipt: Codable, Equatable {
  var names: [String]
  var cents: Int
  var date = Date(timeIntervalSince1970: 0)
}
let word = Regex {
  Capture { OneOrMore(.word) }
  Optionally(",")
}

/// The bytes of two names are found where they stand.
func arePartsFound() -> Bool {
  let all = Data("..ink,pen,ink".utf8).dropFirst(2)
  let (ink, pen, none) = (Data("ink".utf8), Data("pen".utf8), Data("cap".utf8))
  return all.range(of: ink) == 2..<5 && all.range(of: ink, options: .backwards) == 10..<13
    && all.range(of: pen, in: 4..<9) == 6..<9 && all.range(of: pen, in: 7..<13) == nil
    && all.range(of: pen, options: .anchored) == nil
    && all.range(of: ink, options: .anchored) == 2..<5
    && all.range(of: ink, options: [.anchored, .backwards]) == 10..<13
    && all.range(of: none) == nil && all.range(of: Data()) == nil && Data().range(of: ink) == nil
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    let receipt = Receipt(names: names, cents: sum)
    let data = (try? JSONEncoder().encode(receipt)) ?? Data()
    let read = try? JSONDecoder().decode(Receipt.self, from: data)
    let found = names.joined(separator: ",").matches(of: word).count
    let digits = "\(sum)".wholeMatch(of: #/(?<number>\d+)/#).map { Int($0.number) ?? -1 }
    return Price(
      cents: read == receipt && found == names.count && arePartsFound() ? digits ?? -2 : -3)
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
