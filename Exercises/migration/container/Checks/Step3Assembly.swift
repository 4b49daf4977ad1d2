import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private final class Step3API: CourseAPI {
  private(set) var calls = 0

  func fetchCourses(completion: @escaping (Result<[CourseRecord], Error>) -> Void) {
    calls += 1
    completion(
      .success([
        CourseRecord(id: 7, title: "Sourdough", description: "Bread with time", seatsLeft: 1)
      ]))
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    completion(.success(()))
  }
}

@MainActor final class Step3Assembly: XCTestCase {
  private let network = NetworkStub()

  private func assembled() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return container
  }

  /// Everything that the app uses is registered, and the app has one API.
  func testAssemblyIsComplete() throws {
    let container = assembled()
    XCTAssertEqual(
      try container.resolve(ServerConfiguration.self).server.absoluteString,
      "https://lantern.example", "the server of the app")
    let first = try container.resolve(CourseAPI.self)
    XCTAssertTrue(
      try container.resolve(CourseAPI.self) === first,
      "Two calls of resolve(CourseAPI.self) gave two objects, expected the same one twice.")
  }

  /// The first screen takes its API from the given container.
  func testRootUsesTheGivenContainer() throws {
    let container = assembled()
    let api = Step3API()
    container.register(CourseAPI.self, lifetime: .container) { _ in api }
    let phone = Screen(showing: try Lantern.makeRootViewController(container: container))
    MainQueue.run(until: phone.shows("Sourdough"))
    XCTAssertEqual(phone.rows.compactMap(\.first), ["Sourdough"], "rows, with the check's API")
    MainQueue.settle()
    XCTAssertEqual(api.calls, 1, "calls of the check's API")
    XCTAssertEqual(network.lines, [], "requests sent past the check's API")
  }

  /// A server that is configured after the assembly is the one that is asked.
  func testLaterServerIsAsked() throws {
    network.answer("https://rehearsal.example/v2/courses", with: .json("[]"))
    let container = assembled()
    let rehearsal = try XCTUnwrap(URL(string: "https://rehearsal.example/v2"))
    container.register(ServerConfiguration.self, lifetime: .container) { _ in
      ServerConfiguration(server: rehearsal)
    }
    let phone = Screen(showing: try Lantern.makeRootViewController(container: container))
    MainQueue.run(until: !network.lines.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      network.lines, ["GET https://rehearsal.example/v2/courses"],
      "requests, with a server that was registered after the assembly")
    phone.close()
  }

  /// An answer that is no success is an error, even with readable courses, and so is one that nobody can read.
  func testRefusalOfTheServerIsAnError() throws {
    let api = try assembled().resolve(CourseAPI.self)
    network.answer("/courses", with: .json("{\"courses\": []}"))
    var unreadable: Result<[CourseRecord], Error>?
    api.fetchCourses { unreadable = $0 }
    MainQueue.run(until: unreadable != nil)
    guard case .failure = unreadable else {
      return XCTFail(
        "an answer without a list: expected an error, found: \(String(describing: unreadable))")
    }
    for status in [404, 500] {
      network.answer("/courses", with: .json("[]", status: status))
      var found: Result<[CourseRecord], Error>?
      api.fetchCourses { found = $0 }
      MainQueue.run(until: found != nil)
      guard case .failure = found else {
        return XCTFail(
          "courses with status \(status): expected an error, found: \(String(describing: found))")
      }
      network.answer("/courses/1/enrollments", with: .json("{}", status: status))
      var seat: Result<Void, Error>?
      api.enroll(in: 1) { seat = $0 }
      MainQueue.run(until: seat != nil)
      guard case .failure = seat else {
        return XCTFail(
          "a seat with status \(status): expected an error, found: \(String(describing: seat))")
      }
    }
  }

  /// What the session says of a network that is down arrives at whoever asks the API.
  func testSessionErrorArrives() throws {
    network.answer("/courses", with: .offline)
    var answers: [Result<[CourseRecord], Error>] = []
    try assembled().resolve(CourseAPI.self).fetchCourses { answers.append($0) }
    MainQueue.run(until: !answers.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(answers.count, 1, "answers to one request, without a network")
    let found = answers.first
    guard case .failure(let error) = found else {
      return XCTFail("without a network, found: \(String(describing: found))")
    }
    XCTAssertEqual(
      (error as? URLError)?.code, .notConnectedToInternet, "without a network, found: \(error)")
  }

  /// An app that is put together wrongly says so at once, and says what is missing.
  func testMissingAPIIsAnError() {
    XCTAssertThrowsError(
      try Lantern.makeRootViewController(container: DIContainer()), "an empty container"
    ) { error in
      guard case DIError.notRegistered(let name) = error else {
        return XCTFail("an empty container, found: \(error)")
      }
      XCTAssertTrue(name.contains("CourseAPI"), "the missing type, found: \(name)")
    }
  }

  /// A container that nobody needs any more goes away, with its recipes.
  func testContainerGoesAway() throws {
    try expectReleased {
      let container = assembled()
      _ = try container.resolve(CourseAPI.self)
      return [container]
    }
  }

  /// The screens are given what they need: they know no container, nor the app.
  func testScreensKnowNoContainer() throws {
    for name in ["CourseListViewController", "CourseDetailViewController"] {
      let screen = try Codebase.learner.type(name)
      for type in ["DIContainer", "AppAssembly", "Lantern", "ServerConfiguration"] {
        XCTAssertNoReference(from: screen, toType: type)
      }
      XCTAssertNoTransitiveReference(from: screen, toType: "DIContainer")
      for promise in promisesOfTheContainer() {
        XCTAssertNoReference(from: screen, toType: promise, "a container is behind it")
      }
    }
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// Only the assembly names the class of the API.
  func testOnlyTheAssemblyNamesTheClient() throws {
    let others = Codebase.learner.everything(except: "AppAssembly", "APIClient")
    XCTAssertNoReference(from: others, toType: "APIClient")
  }

  /// Nothing in the app is reached through a singleton or a global variable.
  func testNothingIsGlobal() throws {
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    // A door that nobody uses yet is open as well.
    for name in ["AppAssembly", "Lantern", "APIClient", "DIContainer"] {
      let part = try Codebase.learner.type(name)
      for kept in ["DIContainer", "APIClient", "CourseAPI", "UIViewController"] {
        XCTAssertHoldsNothingStrongly(part, ofType: kept, "nothing keeps it for all")
      }
    }
  }

  /// A client without its server is an error: nobody stands in for the server that is missing.
  func testMissingServerIsAnError() {
    let container = assembled()
    container.register(ServerConfiguration.self, lifetime: .container) { _ in
      throw URLError(.badURL)
    }
    XCTAssertThrowsError(try container.resolve(CourseAPI.self), "an API without a server") {
      XCTAssertEqual(($0 as? URLError)?.code, .badURL, "the recipe's error, found: \($0)")
    }
    XCTAssertThrowsError(
      try Lantern.makeRootViewController(container: container), "an app without a server"
    ) {
      XCTAssertEqual(
        ($0 as? URLError)?.code, .badURL, "expected the error of the server's recipe, found: \($0)")
    }
  }
}
