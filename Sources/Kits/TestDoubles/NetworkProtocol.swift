import Foundation

#if canImport(FoundationNetworking)
  @_weakLinked import FoundationNetworking
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

  /// What it is about, and the answer that has come for it.
  private let state = Guarded<(exchange: Exchange?, answer: NetworkAnswer?)>((nil, nil))

  /// Whether there has been a stub in this process.
  static var isInUse: Bool { ruling.withLock { $0.isInUse } }

  static func takeOver(by stub: NetworkStub) {
    _ = isRegistered
    // Only a shared session made after that would know of it on Linux, where its configuration can be changed.
    let shared = URLSession.shared.configuration
    shared.protocolClasses = [NetworkProtocol.self]
    // A session with a cache asks it on a thread of its own, and loses count of who is cancelled meanwhile.
    shared.urlCache = nil
    ruling.withLock { $0 = Ruling(stub: stub, isInUse: true) }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    // Whatever could open a socket; a file on the disk is none of our business.
    request.url?.isFileURL == false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let come = state.withLock { state in
      defer { state.answer = nil }
      return state.answer
    }
    if let come { return hand(come) }
    let exchange = Exchange(request.withBody) { [self] answer in
      #if canImport(FoundationNetworking)
        // A task that is resumed once more starts to load once more, on the queue of its session.
        state.withLock { $0.answer = answer }
        task?.resume()
      #else
        hand(answer)
      #endif
    }
    state.withLock { $0.exchange = exchange }
    let stub = Self.ruling.withLock { $0.stub }
    guard let answer = stub.map({ $0.begin(exchange) }) ?? .offline else { return }
    if exchange.take() != nil { hand(answer) }
  }

  override func stopLoading() {
    let exchange = state.withLock { state in
      defer { state.exchange = nil }
      return state.exchange
    }
    guard let exchange else { return }
    _ = exchange.take()
    Self.ruling.withLock { $0.stub }?.cancel(exchange)
  }

  /// On the queue of the session, which alone may touch the table where its client looks the task up.
  private func hand(_ answer: NetworkAnswer) {
    let client = client
    let failure = receive(answer)
    #if canImport(FoundationNetworking)
      // Whoever cancels the task from now on would end it a second time through its client.
      self.client = nil
      // The end has to come from elsewhere: it needs a lock that whoever cancels the task may hold while
      // he waits for this queue. Only then is this wait over before the end has come, and the table has
      // long been read by then, even where threads have to wait for their turn.
      nonisolated(unsafe) let loading = self
      let (hasBegun, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      DispatchQueue(label: "answer").async {
        hasBegun.signal()
        loading.end(client, failure)
        hasEnded.signal()
      }
      hasBegun.wait()
      _ = hasEnded.wait(timeout: .now() + .milliseconds(20))
    #else
      end(client, failure)
    #endif
  }

  /// Passes on what there is of a response, and returns why there is none.
  private func receive(_ answer: NetworkAnswer) -> (any Error)? {
    switch answer.content {
    case .failure(let error): return error
    case .response(let status, let headers, let body):
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else { return URLError(.badURL) }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client?.urlProtocol(self, didLoad: body) }
      return nil
    }
  }

  private func end(_ client: (any URLProtocolClient)?, _ failure: (any Error)?) {
    if let failure {
      client?.urlProtocol(self, didFailWithError: failure)
    } else {
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

  func take() -> ((NetworkAnswer) -> Void)? {
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
