import Curriculum
import FoundationEssentials
import TestSupport
import Testing

@testable import Grading

/// What learners' folders have besides their work.
@Suite struct OwnTestsTests {
  private static let work = "struct Sum { var value = 0 }"
  private static let checks = """
    import XCTest
    @testable import Learner

    final class Step1Sum: XCTestCase {
      /// A sum begins with nothing.
      func testIsNothing() { XCTAssertEqual(Sum().value, 0) }
    }
    """

  @Test func `a manifest and tests of one's own are not graded`() throws {
    try withTemporaryDirectory { folder in
      let files = [
        SourceFile("Sources/Sum/Sum.swift", Self.work),
        SourceFile(
          "Package.swift", "import PackageDescription\nlet package = Package(name: \"Sum\")"),
        SourceFile(
          "Tests/SumTests/SumTests.swift", "import XCTest\nfinal class SumTests: XCTestCase {}"),
        SourceFile(path: "Tests/SumTests/Broken.swift", bytes: [0xFF, 0xFE]),
      ]
      try LearnerBuild.write(files, to: folder)
      let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
      let grade = try TestGrader.shared.get().grade(exercise, filesIn: folder)
      #expect(grade.status == .passed, "\(grade.messages)")
    }
  }

  @Test func `nor are those of a package in a folder, or of Xcode's project`() {
    let work = [
      SourceFile("Sum/Sum.swift", Self.work),
      SourceFile("Sum/Models/Package.swift", "struct Package {}"),
      SourceFile("Sum/LabTestsOf.swift", "let labs = 1"),
    ]
    let besides = [
      SourceFile("Sum/Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription"),
      SourceFile("Package@swift-5.9.swift", "import PackageDescription"),
      SourceFile("Sum/Tests/SumTests.swift", "import Testing"),
      SourceFile("SumTests/SumTests.swift", "import XCTest"),
      SourceFile("SumUITests/SumUITestsLaunchTests.swift", "import XCTest"),
    ]
    let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    #expect(exercise.work(in: SourceFolder.of(work + besides)).files == work)
  }

  @Test func `an exercise may have tests itself`() {
    let own = SourceFile("Tests/SumTests.swift", "enum SumTests {}")
    let exercise = Exercise.sample(
      [own, SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    let folder = SourceFolder.of([own, SourceFile("Package.swift", "import PackageDescription")])
    #expect(exercise.work(in: folder).files == [own])
  }

  @Test(arguments: ["XCTest", "Testing"])
  func `tests beside the work are told where they belong`(module: String) throws {
    let file = SourceFile("Sum.swift", "import \(module)\n\(Self.work)")
    let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .refused)
    #expect(grade.messages[0].contains("folder `Tests`"), "\(grade.messages)")
  }

  @Test func `tests that ask whether they can be run are left out`() throws {
    let tests = """
      #if canImport(XCTest)
        import XCTest
        final class SumTests: XCTestCase { func testIsNothing() { XCTAssertEqual(Sum().value, 0) } }
      #endif
      #if canImport(Testing)
        import Testing
        @Test func isNothing() { #expect(Sum().value == 0) }
      #else
        let isNothing = "else"
      #endif
      """
    let file = SourceFile("Sum.swift", "\(Self.work)\n\(tests)\nlet word = isNothing")
    let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test(arguments: [
    "#if canImport(XCTest) || true\nimport XCTest\n#endif",
    "#if !canImport(XCTest)\n#else\nimport XCTest\n#endif",
    "#if canImport(XCTest)\n#endif\nimport XCTest",
    "#if canImport(Testing)\nimport XCTest\n#endif\nimport XCTest",
  ])
  func `a question that lets them in is none`(tests: String) throws {
    let file = SourceFile("Sum.swift", "\(Self.work)\n\(tests)")
    let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .refused, "\(grade.messages)")
  }

  @Test func `types of one's own may be called like those of the checks' driver`() throws {
    let types = """
      struct StaticString { var text = "" }
      class CheckCase {}
      enum CheckStep { case one }
      struct Canary {}
      """
    let file = SourceFile("Sum.swift", "\(Self.work)\n\(types)")
    let exercise = Exercise.sample([SourceFile("Sum.swift", Self.work)], checks: [Self.checks])
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .passed, "\(grade.messages)")
  }
}
