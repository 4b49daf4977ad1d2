// honest: builders-and-wrappers
//
// Result builders, wrappers that know what they are in, dynamic calls.
@resultBuilder enum Lines {
  static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] };
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first p: [String]) -> [String] { p };
  static func buildEither(second p: [String]) -> [String] { p }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } };
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p };
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "\n") }
}
@Lines func page(_ n: Int) -> String {
  "top"; if n > 1 { "many" } else { "few" }; for i in 0..<n { "\(i)" }
}
@propertyWrapper final class Stored<V> {
  var wrappedValue: V { didSet { count += 1 } }; var count = 0;
  var projectedValue: Stored<V> { self }; init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  static subscript<T>(_enclosingInstance i: T, wrapped w: ReferenceWritableKeyPath<T, V>,
    storage s: ReferenceWritableKeyPath<T, Stored<V>>
  ) -> V {
    get { i[keyPath: s].wrappedValue }
    set { i[keyPath: s].wrappedValue = newValue }
  }
}
@dynamicCallable struct Fun {
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) };
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> Int { a.count };
  func callAsFunction(x: Int) -> Int { 0 }
}
@dynamicMemberLookup struct JSON {
  var v: [String: Any] = [:]; subscript(dynamicMember m: String) -> JSON { JSON() };
  subscript(_ i: Int) -> JSON { self }
}
extension String.StringInterpolation {
  mutating func appendInterpolation(money c: Int) { appendLiteral("\(c / 100).\(c % 100)") }
}
extension Int { static postfix func ++ (n: inout Int) -> Int { n += 1; return n - 1 } }
postfix operator ++

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  @Stored var seen = 0
  init(prices: any PriceList) { self.prices = prices }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    let f = Fun(); _ = f(x: 2); _ = page(3); _ = JSON().a.b[0].c; _ = "\(money: 250)"; seen += 1;
    _ = $seen.count; var k = 1; _ = k++; names.append(name)
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
    guard !names.isEmpty else { throw CartError.empty }
    await Task.yield()
    isPaid = true
    return total()
  }
}
