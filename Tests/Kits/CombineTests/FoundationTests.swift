import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct `Foundation's publishers` {
  @Test func `notifications come while somebody listens`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let sender = NSObject()
    let all = center.publisher(for: name).recorder()
    let own = center.publisher(for: name, object: sender).compactMap { $0.object as? NSObject }
      .recorder()
    center.post(name: name, object: nil, userInfo: ["text": "a"])
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(all.values.count == 2)
    #expect(all.values.first?.userInfo?["text"] as? String == "a")
    #expect(own.values == [sender])
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.values.count == 2)
  }

  /// Answers every request without a socket.
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url else { return }
      if url.path == "/broken" {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        return
      }
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      if let response {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
      client?.urlProtocol(self, didLoad: Data(#"{"name": "Ada"}"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private struct User: Codable, Equatable { var name: String }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  @Test func `a data task delivers bytes and response, then ends`() async throws {
    let url = try #require(URL(string: "https://example.invalid/user"))
    var users: [User] = []
    let publisher = session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      .decode(type: User.self, decoder: JSONDecoder())
    for try await user in publisher.values { users.append(user) }
    #expect(users == [User(name: "Ada")])
  }

  @Test func `a data task fails with the kind of error`() async throws {
    let url = try #require(URL(string: "https://example.invalid/broken"))
    do {
      for try await _ in session.dataTaskPublisher(for: URLRequest(url: url)).values {
        Issue.record("it answered")
      }
    } catch {
      #expect((error as? URLError)?.code == .notConnectedToInternet)
    }
  }
}
