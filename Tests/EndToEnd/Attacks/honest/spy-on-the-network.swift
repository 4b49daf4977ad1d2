// honest: spy-on-the-network
//
// A session whose calls never leave the program.
import Foundation
import FoundationNetworking

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Spy: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("{\"paid\": true}".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

struct Answer: Decodable { var paid: Bool }

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
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    guard let url = URL(string: "https://bank.example/pay") else { throw CartError.empty }
    let settings = URLSessionConfiguration.ephemeral
    settings.protocolClasses = [Spy.self]
    let (data, _) = try await URLSession(configuration: settings).data(from: url)
    isPaid = try JSONDecoder().decode(Answer.self, from: data).paid
    return total()
  }
}
