import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step2Requests: XCTestCase {
  private let network = NetworkStub()

  /// The production service is one of the services that the view model can be given.
  func testServiceKeepsTheProtocol() async throws {
    let service: any UserServiceProtocol = UserService(transport: Step2Transport())
    let user = try await service.fetchUser(id: 7)
    XCTAssertEqual(user, step2User(), "the user fetched through the protocol")
  }

  /// A fetch is one GET of `users/` and the id.
  func testFetchAsksForUsersAndID() async throws {
    let ids = [7, 42]
    let transports = ids.map { _ in Step2Transport() }
    let services = transports.map { UserService(transport: $0) }
    for (service, id) in zip(services, ids) { _ = try await service.fetchUser(id: id) }
    for (transport, id) in zip(transports, ids) {
      XCTAssertEqual(
        transport.lines, ["GET \(step2Root)users/\(id)"],
        "requests for user \(id), sent by the transport of one of two services")
    }
  }

  /// An update is one PUT to `users/` and the user's id.
  func testUpdatePutsToUsersAndID() async throws {
    let transport = Step2Transport()
    try await UserService(transport: transport).updateUser(step2User())
    XCTAssertEqual(transport.lines, ["PUT \(step2Root)users/7"], "requests for one update")
    let grace = User(id: 42, name: "Grace", email: "g@hopper.example", cardNumber: "RR-9")
    try await UserService(transport: transport).updateUser(grace)
    XCTAssertEqual(
      transport.lines.last, "PUT \(step2Root)users/42", "the request for an update of user 42")
  }

  /// The service keeps nothing of a user: each fetch asks the library.
  func testEachFetchAsks() async throws {
    let transport = Step2Transport()
    let service = UserService(transport: transport)
    _ = try await service.fetchUser(id: 7)
    try await service.updateUser(step2User())
    _ = try await service.fetchUser(id: 7)
    XCTAssertEqual(
      transport.lines.map { $0.prefix(3) }, ["GET", "PUT", "GET"],
      "requests for a fetch, an update and another fetch of the same user")
  }

  /// An update sends the user as JSON, by the server's names.
  func testUpdateSendsJSON() async throws {
    let transport = Step2Transport()
    try await UserService(transport: transport).updateUser(step2User())
    let request = try XCTUnwrap(transport.requests.first, "the request of an update")
    XCTAssertEqual(
      request.value(forHTTPHeaderField: "Content-Type"), "application/json",
      "the Content-Type of an update")
    let sent = try JSONSerialization.jsonObject(with: request.httpBody ?? Data())
    XCTAssertEqual(
      sent as? NSDictionary,
      [
        "id": 7, "name": "Ada Byron", "email": "ada@readingroom.example", "card_number": "RR-1815",
      ], "the body of an update")
  }

  /// Everything goes through the transport; the service opens no session by itself.
  func testUsesNothingButTheTransport() async throws {
    let service = UserService(transport: Step2Transport())
    _ = try await service.fetchUser(id: 7)
    try await service.updateUser(step2User())
    XCTAssertEqual(network.lines, [], "addresses asked for behind the transport's back")
  }
}

@MainActor
final class Step2Answers: XCTestCase {
  private let network = NetworkStub()

  /// A fetch reads the user out of the server's JSON.
  func testReadsTheUser() async throws {
    let transport = Step2Transport()
    transport.body = """
      {"card_number": "RR-9", "email": "g@hopper.example", "name": "Grace Hopper", "id": 9,
       "loans": 3}
      """
    let user = try await UserService(transport: transport).fetchUser(id: 9)
    XCTAssertEqual(
      "\(user.id), \(user.name), \(user.email), \(user.cardNumber)",
      "9, Grace Hopper, g@hopper.example, RR-9", "the user read from an answer for Grace Hopper")
  }

  /// A fetch answered with a status other than 200 is an error, whatever the body holds.
  func testFetchChecksTheStatus() async {
    for status in [100, 201, 203, 206, 304, 401, 404, 500, 503] {
      let transport = Step2Transport()
      transport.status = status
      let message = await step2Message {
        _ = try await UserService(transport: transport).fetchUser(id: 7)
      }
      XCTAssertEqual(
        message, "The library answered with status \(status).",
        "a fetch answered with status \(status) and a perfect user")
      XCTAssertEqual(
        transport.requests.count, 1, "requests for one fetch, answered with status \(status)")
      transport.body = "<html>No such page</html>"
      let other = await step2Message {
        _ = try await UserService(transport: transport).fetchUser(id: 7)
      }
      XCTAssertEqual(
        other, "The library answered with status \(status).",
        "a fetch answered with status \(status) and a body that is no user")
    }
  }

  /// An update answered with a status other than 200 is an error: the name was not saved.
  func testUpdateChecksTheStatus() async {
    for status in [100, 201, 202, 204, 401, 403, 500, 503] {
      let transport = Step2Transport()
      transport.status = status
      let message = await step2Message {
        try await UserService(transport: transport).updateUser(step2User())
      }
      XCTAssertEqual(
        message, "The library answered with status \(status).",
        "an update answered with status \(status)")
      XCTAssertEqual(
        transport.requests.count, 1, "requests for one update, answered with status \(status)")
      transport.body = ""
      let other = await step2Message {
        try await UserService(transport: transport).updateUser(step2User())
      }
      XCTAssertEqual(
        other, "The library answered with status \(status).",
        "an update answered with status \(status) and an empty body")
    }
  }

  /// An answer that did not come over HTTP has no status, so it is an error.
  func testAnswerWithoutStatusIsAnError() async {
    let transport = Step2Transport()
    transport.isHTTP = false
    let message = await step2Message {
      _ = try await UserService(transport: transport).fetchUser(id: 7)
    }
    XCTAssertNotNil(message, "a fetch answered by something that is not HTTP must throw")
    let ofUpdate = await step2Message {
      try await UserService(transport: transport).updateUser(step2User())
    }
    XCTAssertNotNil(ofUpdate, "an update answered by something that is not HTTP must throw")
  }

  /// A body that is not a user is an error.
  func testUnreadableUserIsAnError() async {
    for body in ["", "<html>Maintenance</html>", "[]", #"{"id": 7, "name": "Ada Byron"}"#] {
      let transport = Step2Transport()
      transport.body = body
      let message = await step2Message {
        _ = try await UserService(transport: transport).fetchUser(id: 7)
      }
      XCTAssertNotNil(message, "a fetch answered with '\(body)' must throw")
    }
  }

  /// The server need not say anything after an update: status 200 is enough.
  func testUpdateNeedsNoBody() async {
    for body in ["", "<html>Saved</html>"] {
      let transport = Step2Transport()
      transport.body = body
      let message = await step2Message {
        try await UserService(transport: transport).updateUser(step2User())
      }
      XCTAssertNil(message, "the error of an update answered with 200 and the body '\(body)'")
    }
  }

  /// When there is no answer at all, the service throws the very error that it met.
  func testPassesTransportErrorsOn() async {
    let transport = Step2Transport()
    transport.error = Step2Offline()
    let ofFetch = await step2Message {
      _ = try await UserService(transport: transport).fetchUser(id: 7)
    }
    XCTAssertEqual(ofFetch, "You are offline.", "the error of a fetch without an answer")
    let ofUpdate = await step2Message {
      try await UserService(transport: transport).updateUser(step2User())
    }
    XCTAssertEqual(ofUpdate, "You are offline.", "the error of an update without an answer")
    XCTAssertEqual(
      transport.lines.map { $0.prefix(3) }, ["GET", "PUT"],
      "requests of a fetch and of an update that had no answer")
    do {
      _ = try await UserService(transport: transport).fetchUser(id: 7)
    } catch {
      XCTAssertTrue(
        error is Step2Offline,
        "what the transport throws is let pass as it is, but another came: \(type(of: error))")
    }
  }
}

final class Step2Structure: XCTestCase {
  /// The service is given its transport: it chooses none itself, not even as a default argument.
  func testServiceFetchesNothing() throws {
    let service = try Codebase.learner.type("UserService")
    XCTAssertConstructsNoDependency(service)
    XCTAssertNoReference(from: service, toType: "URLSession")
    // A transport that stands ready somewhere else is chosen by the service all the same.
    XCTAssertNoTransitiveReference(from: service, toType: "URLSession")
  }
}

private let step2Root = "https://api.readingroom.example/v1/"

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// A transport in a check's hand: gives the answer that was laid down, and keeps the requests.
@MainActor
private final class Step2Transport: Transport {
  var status = 200
  var body = """
    {"id": 7, "name": "Ada Byron", "email": "ada@readingroom.example", "card_number": "RR-1815"}
    """
  var isHTTP = true
  var error: (any Error)?
  private(set) var requests: [URLRequest] = []

  /// The requests as method and address.
  var lines: [String] {
    requests.map { "\($0.httpMethod ?? "GET") \($0.url?.absoluteString ?? "")" }
  }

  func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    requests.append(request)
    if let error { throw error }
    let url = request.url ?? URL(fileURLWithPath: "/")
    let http = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    let plain = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    return (Data(body.utf8), isHTTP ? http ?? plain : plain)
  }
}

private func step2User() -> User {
  User(id: 7, name: "Ada Byron", email: "ada@readingroom.example", cardNumber: "RR-1815")
}

/// What the user would read of the error; nil if there was none.
@MainActor
private func step2Message(_ body: @MainActor () async throws -> Void) async -> String? {
  do {
    try await body()
    return nil
  } catch {
    return error.localizedDescription
  }
}
