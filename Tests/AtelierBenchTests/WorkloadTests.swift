import FoundationEssentials
import Testing

@testable import atelier_bench

@Suite struct WorkloadTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let workloads: [Workload]

  init() throws {
    workloads = try Workload.all(root: Self.root.path)
  }

  @Test func `every workload can be edited in both ways, each time to another text`() throws {
    #expect(workloads.map(\.name) == Workload.names)
    for workload in workloads {
      var texts: Set<String> = []
      for number in [1, 2] {
        for variation in [Variation.body(number), .interface(number)] {
          let varied = try workload.varied(variation)
          #expect(varied.files.count == workload.files.count)
          #expect(zip(varied.files, workload.files).count { $0 != $1 } == 1)
          texts.insert(varied.edited.text)
        }
      }
      #expect(texts.count == 4, "\(workload.name)")
    }
  }

  @Test func `the workloads have the size that the table speaks of`() throws {
    let sizes = workloads.map { workload in
      let lines = workload.files.map {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      return (
        workload.files.count, lines.map { $0.count - 1 }.reduce(0, +), workload.checkMethods.count
      )
    }
    let (trivial, course, generated) = (sizes[0], sizes[1], sizes[2])
    #expect(trivial.0 == 1 && trivial.2 == 2)
    #expect(course.2 == 57)
    #expect(generated.0 == 10 && generated.2 == 20)
    #expect((1490...1510).contains(generated.1), "\(generated.1) lines")
  }

  @Test func `a kit comes with all that it imports, each after what it imports itself`() throws {
    func names(_ kits: [String]) throws -> [String] {
      try KitSources.all(kits, root: Self.root.path).map(\.name)
    }
    #expect(try names([]) == [])
    #expect(try names(["UIKit"]) == ["CoreGraphics", "UIKit"])
    #expect(try names(["CoreGraphics", "UIKit"]) == ["CoreGraphics", "UIKit"])
    #expect(try names(["SwiftUI", "UIKit"]) == ["CoreGraphics", "Combine", "UIKit", "SwiftUI"])
    #expect(try names(["TestDoubles"]) == ["CoreGraphics", "Combine", "TestDoubles"])
  }

  @Test func `the kits that checks import are there for the floor and for swift test`() throws {
    for workload in workloads {
      let kits = try KitSources.all(
        of: workload, checks: workload.plainChecks, root: Self.root.path
      ).map(\.name)
      #expect(Set(workload.kits).isSubset(of: kits))
      #expect(!kits.contains("StructureChecks"))
      let text = workload.plainChecks.map(\.text).joined(separator: "\n")
      #expect(kits.contains("TestDoubles") == text.contains("import TestDoubles"))
    }
  }

  @Test func `a first check finds all kits of the course's own checks in its cache`() throws {
    let course = workloads[1]
    let kits = try KitSources.all(of: course, checks: course.checks, root: Self.root.path)
    #expect(kits.map(\.name).contains("StructureChecks"))
  }

  @Test func `no step's check is lost in the form that XCTest discovers`() {
    for workload in workloads {
      let discoverable = workload.plainChecks.map(\.discoverable).flatMap {
        CheckMethod.all(in: $0)
      }
      let names = Set(workload.checkMethods.map(\.name))
      // The method that is discovered stands under its own name; only synchronous ones are rewritten.
      let asynchronous = Set(discoverable.map(\.name))
      #expect(asynchronous.isSubset(of: names))
      let text = workload.plainChecks.map(\.discoverable.text).joined()
      for name in names { #expect(text.contains("func \(name)()"), "\(name)") }
    }
  }

  @Test func `a synchronous check on the main actor is called from one that belongs to no actor`() {
    let file = SourceFile(
      name: "Step1.swift",
      text: """
        @MainActor
        final class Step1Screen: XCTestCase {
          func testShows() throws {
            try show()
          }

          func testWaits() async {
          }
        }
        """)
    #expect(
      file.discoverable.text == """
        @MainActor
        final class Step1Screen: XCTestCase {
          nonisolated func testShows() throws {
            try MainActor.assumeIsolated { try body_testShows() }
          }

          func body_testShows() throws {
            try show()
          }

          func testWaits() async {
          }
        }
        """)
  }
}
