// honest: names-of-c
//
// Names that the C library has, too.
func exit(_ door: String) -> String { door }
func system(_ name: String) -> String { "system \(name)" }
func fork(_ road: Int) -> (Int, Int) { (road, road + 1) }
func open(_ box: String) -> Bool { !box.isEmpty }
func close(_ box: String) {}
func read(_ book: String) -> Int { book.count }
func kill(_ bug: String) {}
func abort(_ mission: String) {}
func raise(_ hand: Bool) -> Bool { hand }
func signal(_ n: Int) -> Int { n }
func connect(_ a: Int, _ b: Int) -> Int { a + b }
func send(_ letter: String) {}
func dlsym(_ n: Int) -> Int { n }
func main() {}
struct stat { var x = 0 }
let errno = 3
let stdout = "out"
var environ = ["a": "b"]

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
    _ = exit(system(name)); _ = fork(1); _ = open(name); close(name); _ = read(name); kill(name);
    abort(name); _ = raise(true); _ = signal(1); send(name); main(); names.append(name)
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
