import FoundationEssentials
import TestSupport
import Testing

struct ExplainTests {
  /// In a folder without a course, as somebody who has only the program.
  private func run(_ arguments: String..., columns: String? = nil) throws -> Ran {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = nil
      atelier.environment["COLUMNS"] = columns
      return try atelier.run(["explain"] + arguments)
    }
  }

  @Test func `without an id it lists every page by its theme`() throws {
    let ran = try run()
    #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
    for text in ["Optionals\n", "optional_not_unwrapped\n", "layer_import\n", "atelier explain ID"]
    {
      #expect(ran.output.contains(text), "\(ran)")
    }
  }

  @Test(arguments: ["optional_not_unwrapped", "[Optional-Not-Unwrapped]"])
  func `a page has its title, why, code that fails and code that does not`(id: String) throws {
    let ran = try run(id)
    #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
    #expect(ran.output.hasPrefix("The value may be missing"), "\(ran)")
    #expect(ran.output.contains("\nThis does not compile:\n\n    struct "), "\(ran)")
    #expect(ran.output.contains("\nThis does:\n\n    struct "), "\(ran)")
  }

  @Test func `on a narrow screen prose is wrapped and code goes on a step further in`() throws {
    let ran = try run("optional_not_unwrapped", columns: "40")
    let lines = ran.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(ran)")
    let function = lines.firstIndex(of: "    func greeting(for profile: Profile)")
    #expect(function.map { lines[$0 + 1] } == "      -> String {", "\(ran)")
  }

  @Test func `an id without a page is an error that says where to look`() throws {
    let close = try run("optional_not_unwraped")
    #expect(close.code == 2 && close.output.isEmpty, "\(close)")
    #expect(close.errors.contains("Did you mean 'optional_not_unwrapped'?"), "\(close)")
    let far = try run("nonsense")
    #expect(far.code == 2, "\(far)")
    #expect(
      far.errors == "Error: There is no page for 'nonsense'. `atelier explain` lists all.\n")
  }

  @Test func `a second id is too many`() throws {
    let ran = try run("optional_not_unwrapped", "try_unhandled")
    #expect(ran.code == 64, "\(ran)")
  }
}
