// honest: strings-with-bad-words
//
// What is in quotes or in comments is no code.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

// @_silgen_name("fork") @_cdecl("write") UnsafeMutablePointer unsafeBitCast exit(0) import Glibc
/* #sourceLocation(file: "/etc/passwd", line: 1)  @section(".init_array") */
let advice = """
  Never call exit(0), fork(), system("rm -rf /"), or dlsym(nil, "write"); @_silgen_name("x") is no
  friend, UnsafeRawPointer neither, and import CheckDriver does nothing. "start\tStep1.testX"
  """
let more = #"@main "@_cdecl" /proc/self/mem \(exit(0))"#

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
    names.append(advice.isEmpty || more.isEmpty ? "" : name)
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
