import Curriculum
import Grading
import Reports
import TestSupport
import Testing

/// Learners who write for the report instead of for the checks.
struct HostileTextTests {
  private func text(_ format: ReportFormat) -> String {
    format.text(SampleReport.header, [SampleReport.attacker])
  }

  @Test func `a workflow obeys no command of a learner's`() throws {
    // As GitHub's runner reads a log: commands begin a line, blanks aside, unless they are stopped.
    var obeyed: [Substring] = []
    var token: Substring?
    for line in text(.github).split(separator: "\n") {
      let command = line.drop(while: \.isWhitespace)
      if let current = token {
        if command == "::\(current)::" { token = nil }
        continue
      }
      #expect(command.hasPrefix("::"), "'\(line)' stands where commands are obeyed")
      if command.hasPrefix("::stop-commands::") { token = command.dropFirst(17) }
      obeyed.append(command.dropFirst(2).prefix { $0.isLetter || $0 == "-" })
    }
    #expect(token == nil)
    #expect(obeyed == ["error", "error", "group", "stop-commands", "endgroup", "notice"])
  }

  @Test func `an annotation's place cannot be forged by a file's name`() throws {
    let first = try #require(text(.github).split(separator: "\n").first)
    let properties = first.dropFirst("::error ".count).prefix { $0 != ":" }
    #expect(properties.split(separator: ",").count == 3, "\(properties)")
    #expect(properties.contains("Pro%2Cduct%3A\"%25<>.swift,line=7,title="))
  }

  @Test func `GitHub shows ten annotations, so we write no more`() {
    let many = Array(repeating: SampleReport.failed, count: 20)
    let log = ReportFormat.github.text(SampleReport.header, many)
    #expect(log.split(separator: "\n").count { $0.hasPrefix("::error ") } == 10)
  }

  @Test func `a spreadsheet is given no formula, and a row stays one row`() throws {
    let rows = try CSVTable(text(.csv)).rows
    #expect(rows.count == 2 && rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows[1][0].hasPrefix("'=") || !rows[1][0].hasPrefix("="))
    #expect(rows[1][1] == "'=1+1\n::error::, \"<b>\"")
    for name in ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "＝1"] {
      let submission = SubmissionGrade(path: name, exercises: [])
      let row = ReportFormat.csv.text(SampleReport.header, [submission])
      #expect(try CSVTable(row).rows[1][0].hasPrefix("'"), "\(name)")
    }
  }

  @Test func `an accent on a mark takes nothing from what the mark does`() throws {
    let name = "a\"\u{301},\u{301}=1+1"
    let table = ReportFormat.csv.text(
      SampleReport.header,
      [name, "=\u{301}1", ";\u{301}"].map { SubmissionGrade(path: $0, exercises: []) })
    let cells = try CSVTable(table).rows.map { Array($0[0].unicodeScalars) }
    #expect(try CSVTable(table).rows.allSatisfy { $0.count == 5 })
    #expect(cells[1] == Array(name.unicodeScalars) && cells[2].first == "'")
    #expect(table.contains("\"'=\u{301}1\"") && table.contains("\";\u{301}\""))

    var failed = SampleReport.failed
    failed.path = "/class/# \u{301}#\u{301} TODO\\\u{301}"
    failed.exercises[0].steps[0].checks[1].file = "a:\u{301}:\u{200D}:,\u{301}line=1.swift"
    let log = ReportFormat.github.text(SampleReport.header, [failed]).unicodeScalars
    let properties = log.dropFirst(2).prefix { $0 != ":" }
    #expect(properties.count { $0 == "," } == 2, "\(properties)")
    #expect(
      properties.contains("a%3A\u{301}%3A\u{200D}%3A%2C\u{301}line=1.swift,line=".unicodeScalars))
    let marks = Array(ReportFormat.tap.text(SampleReport.header, [failed]).unicodeScalars)
    for (index, mark) in marks.enumerated() where mark == "#" {
      let isComment = marks[(index + 1)...].starts(with: " Subtest: ".unicodeScalars)
      #expect(isComment || marks[index - 1] == "\\")
    }
    let heading = ReportFormat.markdown.text(
      SampleReport.header, [SubmissionGrade(path: "<\u{301}b>[\u{301}", exercises: [])])
    #expect(heading.unicodeScalars.contains("\\<\u{301}b\\>\\[\u{301}".unicodeScalars))
  }

  @Test(arguments: [ReportFormat.html, .insights])
  func `a page has no element that a learner wrote`(format: ReportFormat) throws {
    let page = text(format)
    let tags = Set(page.matches(of: /<\/?([A-Za-z!][A-Za-z0-9]*)/).map { String($0.1) })
    let ours: Set = [
      "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "div", "p", "h1",
      "h2", "h3", "h4", "strong", "ol", "svg", "circle", "text", "main", "details", "summary",
      "span", "small",
      "section", "pre", "ul", "li", "code", "footer",
    ]
    #expect(tags.subtracting(ours).isEmpty, "\(tags.subtracting(ours))")
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `a page of Markdown has no element, link or mention that a learner wrote`() {
    var isInFence = false
    var fence = ""
    var prose: [Substring] = []
    for line in text(.markdown).split(separator: "\n") {
      let body = line.drop { $0 == " " }
      let ticks = String(body.prefix { $0 == "`" })
      if !isInFence, ticks.count >= 3 {
        (isInFence, fence) = (true, ticks)
      } else if isInFence, body == fence {
        isInFence = false
      } else if !isInFence {
        prose.append(body)
      }
    }
    #expect(!isInFence)
    #expect(prose.allSatisfy { !$0.contains("@everyone") && !$0.contains("javascript:") })
    let tags = Set(
      prose.joined().replacing("\\<", with: "").matches(of: /<\/?([a-z]+)/).map { String($0.1) })
    #expect(tags == ["details", "summary"])
  }
}
