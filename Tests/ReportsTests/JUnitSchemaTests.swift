import Grading
import Reports
import TestSupport
import Testing

/// What the schema demands that Jenkins, GitLab and others share.
struct JUnitSchemaTests {
  private let attributes: [String: (required: Set<String>, known: Set<String>)] = [
    "testsuites": ([], ["name", "time", "tests", "failures", "disabled", "errors"]),
    "testsuite": (
      ["name", "tests"],
      [
        "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname",
        "id", "package", "file", "log", "url", "version",
      ]
    ),
    "properties": ([], []), "property": (["name", "value"], ["name", "value"]),
    "testcase": (["name", "classname"], ["name", "assertions", "time", "classname", "status"]),
    "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]),
    "system-out": ([], []),
  ]
  private let children: [String: Set<String>] = [
    "testsuites": ["testsuite"], "testsuite": ["properties", "testcase"],
    "properties": ["property"], "testcase": ["failure", "error", "system-out"],
  ]

  private func tree(_ submissions: [SubmissionGrade]) throws -> XMLTree {
    try XMLTree(ReportFormat.junit.text(SampleReport.header, submissions))
  }

  @Test func `elements and attributes are those of the schema`() throws {
    for element in try tree(SampleReport.all).all {
      let known = try #require(attributes[element.name], "\(element.name)")
      #expect(known.required.subtracting(element.attributes.keys).isEmpty, "\(element.name)")
      #expect(Set(element.attributes.keys).subtracting(known.known).isEmpty, "\(element.name)")
      #expect(Set(element.children.map(\.name)).isSubset(of: children[element.name] ?? []))
      for number in ["tests", "failures", "errors", "skipped", "id"] {
        if let text = element.attributes[number] { #expect(Int(text).map { $0 >= 0 } == true) }
      }
      if let time = element.attributes["time"] {
        #expect(time.wholeMatch(of: /\d+\.\d+/) != nil, "\(time) is no xs:decimal")
      }
    }
  }

  @Test func `the counts are those of the cases`() throws {
    let root = try tree(SampleReport.all)
    for element in [root] + root.children {
      let all = element.all.dropFirst()
      #expect(element.attributes["tests"] == "\(all.count { $0.name == "testcase" })")
      #expect(element.attributes["failures"] == "\(all.count { $0.name == "failure" })")
      #expect(element.attributes["errors"] == "\(all.count { $0.name == "error" })")
    }
    #expect(root.children.map { $0.attributes["id"] } == ["0", "1", "2", "3", "4"])
  }

  @Test func `an error of ours is no failure of a learner's`() throws {
    let names = try tree([SampleReport.error]).all.map(\.name)
    #expect(names.contains("error") && !names.contains("failure"))
  }

  @Test func `what was printed arrives as it can be read`() throws {
    let output = try #require(
      try tree([SampleReport.attacker]).all.first { $0.name == "system-out" })
    #expect(output.text.contains("</failure></system-out>]]></pre></details><script>"))
    #expect(output.text.contains("␀␁␈␛[2J␛]0;t␇␡"))
  }
}
