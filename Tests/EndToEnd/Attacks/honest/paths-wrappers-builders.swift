// honest: paths-wrappers-builders
//
// Key paths, property wrappers, result builders and dynamic members.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

@propertyWrapper struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Int> { range }
}

@resultBuilder enum Words {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }
  static func buildExpression(_ word: String) -> [String] { [word] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
}

@dynamicMemberLookup struct Box<Value> {
  var value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

func sentence(@Words _ words: () -> [String]) -> String { words().joined(separator: " ") }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  @Clamped(0...1_000) private var size = 0

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String {
    sentence {
      "\(size)"; if size == 1 { "item" } else { "items" }
    }
  }

  func add(_ name: String) {
    names.append(name)
    size = Box(value: names).count
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
