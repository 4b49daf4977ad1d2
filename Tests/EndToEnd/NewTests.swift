import FoundationEssentials
import TestSupport
import Testing

/// What `new` writes holds as it stands.
struct NewTests {
  /// Somebody who has no course yet.
  private func author(in folder: URL) throws -> Atelier {
    var atelier = try Atelier(in: folder)
    atelier.environment["ATELIER_COURSE"] = nil
    return atelier
  }

  @Test func `a course begins with nothing, and holds at every stage`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try author(in: folder)
      func new(_ words: String...) throws -> Ran { try atelier.run(["new"] + words) }
      #expect(try new("lesson", "basics", "--title", "The basics").code == 0)
      #expect(try new("exercise", "basics/plain").code == 0)
      #expect(try new("exercise", "basics/screen", "--kits", "UIKit, SwiftUI").code == 0)
      #expect(
        try new(
          "exercise", "basics/layers", "--module", "Domain", "--module", "Data -> Domain",
          "--module", "Screens -> Domain", "--title", "In layers"
        ).code == 0)
      #expect(try new("lesson", "later").code == 0)
      let outline = try String(
        contentsOf: folder.appending(path: "Lessons/SUMMARY.md"), encoding: .utf8)
      #expect(
        outline == """
          # A course

          - [The basics](basics.md)
            - [Plain](../Exercises/basics/plain/exercise.md)
            - [Screen](../Exercises/basics/screen/exercise.md)
            - [In layers](../Exercises/basics/layers/exercise.md)
          - [Later](later.md)

          """)
      let proof = try atelier.run(["verify"])
      #expect(proof.code == 0, "\(proof)")
      #expect(proof.output.contains("✓ basics/layers  6 of 6 claims hold"), "\(proof)")
      #expect(!proof.errors.contains("learned"), "\(proof)")
    }
  }

  @Test func `nothing that is there is written over`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try author(in: folder)
      #expect(try atelier.run(["new", "lesson", "basics"]).code == 0)
      #expect(try atelier.run(["new", "exercise", "basics/first"]).code == 0)
      for words in [["lesson", "basics"], ["exercise", "basics/first"]] {
        let again = try atelier.run(["new"] + words)
        #expect(again.code == 64 && again.errors.contains("already"), "\(again)")
      }
    }
  }

  @Test(arguments: [
    ["lesson", "Basics"], ["lesson", "a/b"], ["lesson", ""], ["lesson"], ["course", "x"],
    ["exercise", "first"], ["exercise", "none/first"],
    ["exercise", "basics/first", "--kits", "No"],
    ["exercise", "basics/first", "--module", "A -> B"],
    ["exercise", "basics/..", "--kits", "UIKit"],
    ["lesson", "later", "--module", "A"],
  ])
  func `what cannot be begun is said, and nothing is written`(words: [String]) throws {
    try withTemporaryDirectory { folder in
      let atelier = try author(in: folder)
      #expect(try atelier.run(["new", "lesson", "basics"]).code == 0)
      let refused = try atelier.run(["new"] + words)
      #expect(refused.code == 64 && refused.errors.contains("Error: "), "\(refused)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Exercises").path))
    }
  }
}
