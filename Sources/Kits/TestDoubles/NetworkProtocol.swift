import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands where sessions ask for somebody who speaks to the network.
final class NetworkProtocol: URLProtocol {
  /// The stub in force does not live longer because it is.
  private struct Ruling {
    weak var stub: NetworkStub?
    var isInUse = false
  }

  private static let ruling = Guarded(Ruling())
  private static let isRegistered = URLProtocol.registerClass(NetworkProtocol.self)

  private let exchange = Guarded<Exchange?>(nil)

  /// Whether there has been a stub in this process.
  static var isInUse: Bool { ruling.withLock { $0.isInUse } }

  static func takeOver(by stub: NetworkStub) {
    _ = isRegistered
    // Only a shared session made after that would know of it on Linux, where its configuration can be changed.
    URLSession.shared.configuration.protocolClasses = [NetworkProtocol.self]
    ruling.withLock { $0 = Ruling(stub: stub, isInUse: true) }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    // Whatever could open a socket; a file on the disk is none of our business.
    request.url?.isFileURL == false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let exchange = Exchange(request.withBody) { [self] answer in deliver(answer) }
    self.exchange.withLock { $0 = exchange }
    let stub = Self.ruling.withLock { $0.stub }
    guard let answer = stub.map({ $0.begin(exchange) }) ?? .offline else { return }
    // Elsewhere: this is the session's own queue. Whoever cancels a request on Linux waits for it, and
    // holds a lock of the task that an answer would wait for here.
    Self.line.async { exchange.end(with: answer) }
  }

  /// Answers arrive in the order of their requests.
  private static let line = DispatchQueue(label: "network")

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
    let client = client
    #if canImport(FoundationNetworking)
      // A session that is cancelled from now on would end the request a second time through it.
      self.client = nil
    #endif
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
  /// Held until an answer has arrived: whoever abandons the exchange waits for that.
  private let turn = NSRecursiveLock()

  init(_ request: URLRequest, answer: @escaping (NetworkAnswer) -> Void) {
    self.request = request
    self.answer = Guarded(answer)
  }

  func end(with answer: NetworkAnswer) { turn.withLock { take()?(answer) } }
  func abandon() { turn.withLock { _ = take() } }

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
