// honest: words-of-checkers
//
// Names that a checker may want for itself.
struct Step1 { var n = 0 }
struct Step1Counting {}
enum List { case a }
struct Order { var id = 0 }
struct Chance { var seed = 3 }
struct Surroundings {}
struct Doubt { var text = "" }
enum Accident { case none }
struct Recorder {}
func done() -> Int { 1 }
func start(_ n: Int) -> Int { n }
func report(_ text: String) -> String { text }
func order() -> [Int] { [2, 1] }
func canary(_ b: Bool) -> Bool { b }
func checks() -> [String] { [] }
func drive(_ speed: Int) -> Int { speed }
func lie(_ text: String) -> String { text }
func channel(_ n: Int) -> Int { n }
func write(_ text: String) -> Int { text.count }
func end() {}
func leave(_ n: Int) -> Int { n }
func run(_ n: Int) -> Int { n }
let secret = "none"
let records = [1, 2, 3]
let surroundings = Surroundings()

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
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    _ = done() + start(1) + order().count + run(2) + leave(1) + channel(0) + write(report(name));
    _ = canary(true); end(); names.append(name)
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
