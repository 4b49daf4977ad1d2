// honest: names-of-kits
//
// Names that frameworks have, too.
enum Screen { case start, end }
struct Binding { var value = 1 }
struct State: Equatable { var count = 0 }
enum Action { case tap, stop }
struct Test { var name = "" }
struct Store { var items: [String] = [] }
struct Effect { var strength = 1 }
struct Button { var title = "" }
struct View { var width = 1 }
struct Color { var red = 1 }
struct Image {}
struct Text { var text = "" }
struct Issue { var text = "" }
struct Suite { var room = 12 }
struct Trait {}
struct Tag {}
struct HandClock { var hands = 2 }
struct NetworkStub { var n = 0 }
struct MainQueue { var people = 0 }
func expect(_ b: Bool) -> Bool { b }
func wait(_ s: Int) -> Int { s }
func require(_ b: Bool) -> Bool { b }
func confirmation() -> Int { 1 }
class XCFoo {}

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
    _ = expect(true); _ = wait(1); _ = Screen.start; _ = State(count: 1) == State(count: 2);
    names.append(name)
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
