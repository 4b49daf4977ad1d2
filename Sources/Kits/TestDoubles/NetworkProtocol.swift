import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands where sessions ask for somebody who speaks to the network.
final class NetworkProtocol: URLProtocol {
  /// The stub in force does not live longer because it is.
  private struct Ruling {
    weak var stub: NetworkStub?
  }

  private static let ruling = Guarded(Ruling())
  private static let isRegistered = URLProtocol.registerClass(NetworkProtocol.self)

  private let exchange = Guarded<Exchange?>(nil)

  static func takeOver(by stub: NetworkStub) {
    _ = isRegistered
    // Only a shared session made after that would know of it on Linux, where its configuration can be changed.
    URLSession.shared.configuration.protocolClasses = [NetworkProtocol.self]
    ruling.withLock { $0.stub = stub }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    // Whatever could open a socket; a file on the disk is none of our business.
    request.url?.isFileURL == false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let exchange = Exchange(request.withBody) { [self] answer in deliver(answer) }
    self.exchange.withLock { $0 = exchange }
    guard let stub = Self.ruling.withLock({ $0.stub }) else { return exchange.end(with: .offline) }
    stub.begin(exchange)
  }

  override func stopLoading() {
    let exchange = exchange.withLock { exchange in
      defer { exchange = nil }
      return exchange
    }
    guard let exchange else { return }
    exchange.abandon()
    Self.ruling.withLock { $0.stub }?.cancel(exchange)
  }

  private func deliver(_ answer: NetworkAnswer) {
    switch answer.content {
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    case .response(let status, let headers, let body):
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.badURL))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client?.urlProtocol(self, didLoad: body) }
      client?.urlProtocolDidFinishLoading(self)
    }
  }
}

/// One request and the way back for its answer, which is gone once, whoever comes first.
final class Exchange: Sendable {
  let request: URLRequest
  private let answer: Guarded<((NetworkAnswer) -> Void)?>

  init(_ request: URLRequest, answer: @escaping (NetworkAnswer) -> Void) {
    self.request = request
    self.answer = Guarded(answer)
  }

  func end(with answer: NetworkAnswer) { take()?(answer) }
  func abandon() { _ = take() }

  private func take() -> ((NetworkAnswer) -> Void)? {
    answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
  }
}

extension URLRequest {
  /// With its body as data, which some sessions turn into a stream on the way.
  fileprivate var withBody: URLRequest {
    guard httpBody == nil, let stream = httpBodyStream else { return self }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = stream.read(&bytes, maxLength: bytes.count), count > 0 {
      body.append(contentsOf: bytes[..<count])
    }
    var request = self
    request.httpBody = body
    return request
  }
}
