// honest: output-that-looks-like-results
//
// What it prints looks like results, and is none.
import Foundation

let log = """
  ok 1 - Step1.testCounts
  ::error file=Cart.swift,line=1::lost
  <testsuite tests="8" failures="0"></testsuite>
  \u{1B}[2J\u{1B}]0;title\u{07}
  ##vso[task.complete result=Succeeded;]
  start\tStep1.testCounts\nend\tStep1.testCounts\t0.1\ndone
  """
let raw = #"\#(log) /proc/self/mem /dev/fd/3 "@_cdecl" "import XCTest" "#
let rawLines = ##"""
  #sourceLocation(file: "a", line: 1) #" "# """ unsafe { } }}} ((( @_silgen_name
  """##

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
    print(log); print(raw, rawLines, separator: "\n", terminator: "");
    FileHandle.standardError.write(Data(log.utf8)); debugPrint(log); dump(raw); names.append(name)
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
