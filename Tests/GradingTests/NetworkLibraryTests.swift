import Curriculum
import FoundationEssentials
import Testing

@testable import Grading

/// The network's library takes half of a program's start, and is there for those who name something of it.
@Suite struct NetworkLibraryTests {
  @Test func `no kit that most programs load brings it along`() throws {
    let kits = try TestGrader.shared.get().kits.kits(
      named: ["Combine", "ComposableArchitecture", "SwiftUI", "TestDoubles", "UIKit"])
    #expect(kits.count == 5)
    for kit in kits where kit.isLibrary {
      let bytes = try Data(contentsOf: URL(filePath: kit.code))
      #expect(bytes.firstRange(of: Array("libFoundation.so".utf8)) != nil, "\(kit.name)")
      #expect(bytes.firstRange(of: Array("libFoundationNetworking".utf8)) == nil, "\(kit.name)")
    }
  }

  /// Each says in its own way that there is a network: by a double, by the kits' additions, by a key path; the last
  /// two have nothing but the learner's code for it.
  @Test(arguments: [
    (
      "func greeting() -> String { \"Hello\" }", "",
      "let network = NetworkStub(); XCTAssertEqual(network.lines, []); XCTAssertEqual(greeting(), \"Hello\")"
    ),
    (
      "import Foundation\n"
        + "func text(_ session: URLSession) async throws -> String {\n"
        + "  String(decoding: try await session.data(from: URL(string: \"https://a.example/b\")!).0, as: UTF8.self) }",
      "async throws",
      "let network = NetworkStub(); network.answer(\"/b\", with: .json(\"7\"))\n"
        + "let text = try await text(URLSession(configuration: network.configuration))\n"
        + "XCTAssertEqual(text, \"7\")"
    ),
    (
      "import UIKit\n"
        + "func count() async throws -> Int {\n"
        + "  var count = 0\n"
        + "  for try await _ in try await URLSession.shared.bytes(from: URL(string: \"https://a.example/b\")!).0 {\n"
        + "    count += 1 }\n"
        + "  return count }",
      "async throws",
      "let network = NetworkStub(); network.answer(\"/b\", with: .json(\"777\"))\n"
        + "let count = try await count(); XCTAssertEqual(count, 3)"
    ),
    (
      "import Combine\nimport Foundation\n"
        + "func count(_ session: URLSession) -> AnyPublisher<Int, any Error> {\n"
        + "  session.dataTaskPublisher(for: URL(string: \"https://a.example/b\")!).map(\\.data.count)\n"
        + "    .mapError { $0 as any Error }.eraseToAnyPublisher() }",
      "async throws",
      "let network = NetworkStub(); network.answer(\"/b\", with: .json(\"777\"))\n"
        + "for try await found in count(.shared).values { XCTAssertEqual(found, 3) }"
    ),
    (
      "import ComposableArchitecture\nimport Foundation\n"
        + "struct Loader { @Dependency(\\.urlSession) var session\n"
        + "  func load() async throws -> Int { try await session.data(from: URL(string: \"https://a.example/b\")!).0.count } }",
      "async throws",
      "let network = NetworkStub(); network.answer(\"/b\", with: .json(\"777\"))\n"
        + "let count = try await withDependencies { $0.urlSession = .shared } operation: { try await Loader().load() }\n"
        + "XCTAssertEqual(count, 3)"
    ),
    (
      "import UIKit\n"
        + "func limit() -> Double { let configuration = URLSessionConfiguration.default\n"
        + "  configuration.waitsForConnectivity = true; return configuration.timeoutIntervalForRequest }",
      "", "XCTAssertGreaterThan(limit(), 0)"
    ),
    (
      "import ComposableArchitecture\nimport Foundation\n"
        + "struct Loader { @Dependency(\\.urlSession) var session\n"
        + "  var limit: Double { session.configuration.timeoutIntervalForRequest } }\n"
        + "func limit() -> Double { withDependencies { $0 = .live } operation: { Loader().limit } }",
      "", "XCTAssertGreaterThan(limit(), 0)"
    ),
  ]) func `who speaks of the network has one`(
    work: String, effects: String, statements: String
  ) throws {
    let learner = SourceFile("Work.swift", work)
    let checks = """
      import TestDoubles
      \(work.contains("Composable") ? "import ComposableArchitecture" : "import XCTest")
      import XCTest
      @testable import Learner

      final class Step1Network: XCTestCase {
        /// It works.
        func testNetwork() \(effects) {
          \(statements)
        }
      }
      """
    let exercise = Exercise.sample(
      [learner], checks: [checks], kits: ["Combine", "ComposableArchitecture", "UIKit"])
    let grade = try TestGrader.shared.get().grade(exercise, files: [learner])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  /// Nothing but an address of the network, and an error as where there is no network.
  @Test func `data of an address without a network is an error`() throws {
    let learner = SourceFile(
      "Work.swift",
      """
      import Foundation
      func load() -> Data? { try? Data(contentsOf: URL(string: "https://a.example/b")!) }
      """)
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Network: XCTestCase {
        /// Nothing comes.
        func testNothing() { XCTAssertNil(load()) }
      }
      """
    let grade = try TestGrader.shared.get()
      .grade(Exercise.sample([learner], checks: [checks]), files: [learner])
    #expect(grade.status == .passed, "\(grade.messages)")
  }
}
