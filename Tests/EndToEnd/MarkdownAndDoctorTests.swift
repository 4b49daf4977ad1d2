import FoundationEssentials
import TestSupport
import Testing

struct MarkdownCommandTests {
  private static let text = "# Title\n\nSome *words* & `code`.\n"

  @Test(arguments: ["--html", "--tree"])
  func `a file and standard input read the same`(form: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.text, to: "a file.md")
      let atelier = try Atelier(in: folder)
      let file = try atelier.run("markdown", "a file.md", form)
      let dash = try atelier.run(["markdown", "-", form], input: Self.text)
      let bare = try atelier.run(["markdown", form], input: Self.text)
      #expect(file.code == 0 && file.errors.isEmpty, "\(file)")
      #expect(file.output == dash.output && file.output == bare.output)
      if form == "--html" {
        #expect(
          file.output
            == "<h1>Title</h1>\n<p>Some <em>words</em> &amp; <code>code</code>.</p>\n")
      } else {
        #expect(file.output.contains("Title"))
      }
    }
  }

  @Test func `empty input is an empty page`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("markdown", "--html")
      #expect(ran.code == 0 && ran.output.isEmpty && ran.errors.isEmpty, "\(ran)")
    }
  }

  @Test(arguments: ["nowhere.md", "."])
  func `what cannot be read is an error that names it`(file: String) throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("markdown", file, "--html")
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.output.isEmpty)
      #expect(ran.errors.hasPrefix("Error: \(file) cannot be read."), "\(ran)")
    }
  }

  @Test func `bytes that are no text are read all the same`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(bytes: [0xFF, 0x00, 0x0D, 0xC3, 0x28, 0x0A], to: "bytes.md")
      let ran = try Atelier(in: folder).run("markdown", "bytes.md", "--html")
      #expect(ran.code == 0, "\(ran)")
      #expect(ran.output.contains("\u{FFFD}"))
    }
  }
}

struct DoctorTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var name: String
      var isGood: Bool
      var text: String
    }
    var schema: String
    var tool: String
    var swift: String?
    var target: String?
    var confinement: String
    var findings: [Finding]
  }

  @Test func `all is well on a machine with a toolchain`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("doctor")
      #expect(ran.code == 0, "\(ran)")
      for name in ["toolchain", "kits", "cache", "course", "confinement"] {
        #expect(ran.output.contains(name), "\(ran)")
      }
    }
  }

  @Test func `the document says what was found`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      let ran = try atelier.run("doctor", "--json")
      #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
      let report = try JSONDecoder().decode(Report.self, from: Data(ran.output.utf8))
      #expect(report.schema == "atelier.doctor/1")
      #expect(report.swift?.first?.isNumber == true)
      #expect(report.target?.isEmpty == false)
      #expect(["full", "strong", "weak", "none"].contains(report.confinement))
      #expect(
        report.findings.map(\.name) == ["toolchain", "kits", "cache", "course", "confinement"])
      #expect(report.findings.allSatisfy { $0.isGood && !$0.text.isEmpty })
    }
  }

  @Test func `what is missing is said with what to do, and the rest is still told`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      atelier.environment["PATH"] = "/nowhere"
      atelier.environment["HOME"] = nil
      atelier.environment["XDG_CACHE_HOME"] = nil
      atelier.environment["ATELIER_COURSE"] = nil
      let ran = try atelier.run("doctor", "--json")
      #expect(ran.code == 2, "\(ran)")
      let report = try JSONDecoder().decode(Report.self, from: Data(ran.output.utf8))
      let bad = report.findings.filter { !$0.isGood }
      #expect(bad.map(\.name) == ["toolchain", "cache", "course"])
      for (finding, remedy) in zip(bad, ["swift.org", "XDG_CACHE_HOME", "--course"]) {
        #expect(finding.text.contains(remedy), "\(finding)")
      }
    }
  }
}
