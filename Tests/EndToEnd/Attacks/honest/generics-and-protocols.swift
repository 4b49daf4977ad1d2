// honest: generics-and-protocols
//
// Associated types, opaque types, existentials and conditional conformances.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

protocol Shelf<Item> {
  associatedtype Item
  var items: [Item] { get }
}
struct ArrayShelf<Item>: Shelf { var items: [Item] }
extension ArrayShelf: Equatable where Item: Equatable {}
extension Array where Element == String {
  var joinedNames: String { joined(separator: ", ") }
}
extension Int {
  var items: String { self == 1 ? "1 item" : "\(self) items" }
}
func shelf(_ names: [String]) -> some Shelf<String> { ArrayShelf(items: names) }
func size(_ shelves: any Shelf<String>...) -> Int { shelves.map { $0.items.count }.reduce(0, +) }
func pack<each T>(_ all: repeat each T) -> (repeat each T) { (repeat each all) }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { size(shelf(names)).items }

  func add(_ name: String) {
    names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    let packed = pack(1, "a", true)
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    return Price(cents: packed.2 ? sum : 0)
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
