import Foundation

#if canImport(FoundationNetworking)
  @_weakLinked public import FoundationNetworking
#endif

/// The network of the process in a check's hand: nothing opens a socket, every request is kept.
///
///     let network = NetworkStub()
///     network.answer("https://api.example/users/7", with: .json(#"{"id": 7}"#))
///     …
///     XCTAssertEqual(network.lines, ["GET https://api.example/users/7"])
///
/// `URLSession.shared` goes through it from its making on, until another one is made. A session with a
/// configuration of its own does so if that is `configuration`: any other one would look for a network
/// on Linux. What it has no answer for fails as if the phone were offline, and so does everything once
/// it has been released.
public final class NetworkStub: Sendable {
  struct State {
    var answers: [String: [NetworkAnswer]] = [:]
    var requests: [URLRequest] = []
    var isHeld = false
    var waiting: [Exchange] = []
  }

  private let state = Guarded(State())

  /// Takes over the network, once what an earlier check has begun with it has come to rest.
  ///
  /// Whoever makes one names a type of the network's, so that there is one in the program.
  @_alwaysEmitIntoClient
  public convenience init() {
    self.init(of: URLSession.self)
  }

  @usableFromInline
  init(of sessions: URLSession.Type) {
    if NetworkProtocol.isInUse, MainQueue.isCurrent {
      // A request that is on its way between threads would arrive here, as one of this check's.
      MainActor.assumeIsolated { MainQueue.settle() }
    }
    NetworkProtocol.takeOver(by: self)
  }

  // MARK: - For the check

  /// For sessions that the code under test makes itself.
  public var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [NetworkProtocol.self]
    configuration.urlCache = nil
    return configuration
  }

  /// Answers requests for an address: with one answer after the other, with the last one for ever.
  ///
  /// An address may begin with its method, as in `PUT https://api.example/users/7`, and may be no more
  /// than a path, as in `/users/7`. The most exact one that was given wins.
  public func answer(_ address: String, with answers: NetworkAnswer...) {
    state.withLock { $0.answers[address] = answers }
  }

  /// Every request so far, with its body.
  public var requests: [URLRequest] { state.withLock { $0.requests } }

  /// Every request so far as method and address, such as `GET https://api.example/users/7`.
  public var lines: [String] { requests.map(\.line) }

  /// The requests that wait for their answer, as method and address, the oldest first.
  public var pending: [String] { state.withLock { $0.waiting.map(\.request.line) } }

  /// From now on requests wait for their answers.
  public func hold() { state.withLock { $0.isHeld = true } }

  /// Answers all requests that wait, and from now on each at once.
  public func release() {
    let exchanges = state.withLock { state in
      defer { (state.waiting, state.isHeld) = ([], false) }
      return state.waiting
    }
    for exchange in exchanges { exchange.end(with: answer(to: exchange.request)) }
  }

  /// Answers one of the requests that wait, by its place in `pending`; false if there is no such request.
  @discardableResult
  public func release(_ index: Int) -> Bool {
    let exchange = state.withLock { state in
      state.waiting.indices.contains(index) ? state.waiting.remove(at: index) : nil
    }
    guard let exchange else { return false }
    exchange.end(with: answer(to: exchange.request))
    return true
  }

  // MARK: - For the protocol

  /// The answer; nil if it has to be waited for.
  func begin(_ exchange: Exchange) -> NetworkAnswer? {
    let waits = state.withLock { state in
      state.requests.append(exchange.request)
      if state.isHeld { state.waiting.append(exchange) }
      return state.isHeld
    }
    return waits ? nil : answer(to: exchange.request)
  }

  func cancel(_ exchange: Exchange) {
    state.withLock { $0.waiting.removeAll { $0 === exchange } }
  }

  private func answer(to request: URLRequest) -> NetworkAnswer {
    state.withLock { state in
      guard let key = request.names.first(where: { state.answers[$0]?.isEmpty == false }),
        var answers = state.answers[key], let answer = answers.first
      else { return .offline }
      if answers.count > 1 { answers.removeFirst() }
      state.answers[key] = answers
      return answer
    }
  }
}

/// What a server says, or why it says nothing.
public struct NetworkAnswer: Sendable {
  enum Content: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(any Error)
  }

  let content: Content

  /// A text of JSON.
  public static func json(_ text: String, status: Int = 200) -> NetworkAnswer {
    .data(Data(text.utf8), status: status, headers: ["Content-Type": "application/json"])
  }

  /// Any bytes.
  public static func data(
    _ body: Data, status: Int = 200, headers: [String: String] = [:]
  ) -> NetworkAnswer {
    NetworkAnswer(content: .response(status: status, headers: headers, body: body))
  }

  /// A status and nothing else.
  public static func status(_ code: Int) -> NetworkAnswer { .data(Data(), status: code) }

  /// No answer at all, but this error.
  public static func failure(_ error: any Error) -> NetworkAnswer {
    NetworkAnswer(content: .failure(error))
  }

  /// No answer, for want of a network.
  public static let offline = NetworkAnswer.failure(URLError(.notConnectedToInternet))
}

extension URLRequest {
  fileprivate var line: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }

  /// By what it can be answered, the most exact first.
  fileprivate var names: [String] {
    let addresses = [url?.absoluteString, url?.path].compactMap { $0 }
    return addresses.map { "\(httpMethod ?? "GET") \($0)" } + addresses
  }
}
