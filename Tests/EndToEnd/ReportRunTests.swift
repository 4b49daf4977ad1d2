import FoundationEssentials
import TestSupport
import Testing

/// A class as an instructor has it: graded at once, in parts, and out of archives and repositories.
struct ReportRunTests {
  /// So many submissions, every third of them wrong, every fifth broken.
  private func makeClass(of count: Int, in folder: URL) throws -> [String: Int] {
    var scores: [String: Int] = [:]
    for number in 1...count {
      let name = "student-\(number)"
      let isBroken = number % 5 == 0
      let isWrong = number % 3 == 0
      let code =
        isBroken
        ? "final class Counter {"
        : (isWrong ? counter(decrement: "count -= 2") : counter()) + "\n// \(number)\n"
      try folder.write(code, to: "class/\(name)/basics/counter/Counter.swift")
      scores[name] = isBroken ? 0 : isWrong ? 2 : 4
    }
    return scores
  }

  @Test func `all reports of one run agree with the truth`() throws {
    try withTemporaryDirectory { folder in
      let truth = try makeClass(of: 15, in: folder)
      let files = ["csv", "junit", "tap", "markdown", "html", "github"]
      let ran = try Atelier(in: folder).run(
        ["grade", "class", "--report", "json=grades.json"]
          + files.flatMap { ["--report", "\($0)=out.\($0)"] }
          + ["gradescope", "prairielearn", "exercism", "check50"].flatMap {
            ["--report", "\($0)=\($0)/{}.json"]
          })
      // Exercism, Gradescope and PrairieLearn take anything else for a grader that broke down.
      #expect(ran.code == 0, "\(ran)")
      let document = try GradeDocument(folder.text(of: "grades.json"))
      let scores = document.submissions.map { ($0.path.split(separator: "/").last, $0.score) }
      #expect(scores.count == 15)
      for (name, score) in scores { #expect(truth[String(name ?? "")] == score) }
      let table = try folder.text(of: "out.csv").split(separator: "\r\n").dropFirst()
      for row in table {
        let cells = row.split(separator: ",", omittingEmptySubsequences: false)
        #expect(truth[String(cells[0])].map(String.init) == String(cells[2]), "\(row)")
      }
      let total = truth.values.reduce(0, +)
      let page = try folder.text(of: "out.markdown")
      #expect(page.contains("\(total) of "))
      for name in truth.keys {
        #expect(try folder.text(of: "gradescope/\(name).json").contains("\"tests\""))
      }
    }
  }

  @Test func `a page of one submission draws its types, whatever they are called`() throws {
    try withTemporaryDirectory { folder in
      let name = "</title></svg></details><script>alert(1)</script>"
      let log = "\nstruct `\(name)` { let counter: Counter }\n"
      try folder.write(counter() + log, to: "class/ada/basics/counter/Counter.swift")
      try folder.write("class Counter {", to: "class/bob/basics/counter/Counter.swift")
      try folder.write(
        counter() + "let sender = Process()\n", to: "class/eve/basics/counter/Counter.swift")
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      let ran = try atelier.run(
        "grade", "class", "--report", "html={}.html", "--report", "html=class.html")
      #expect(ran.code == 1, "\(ran)")
      let page = try folder.text(of: "ada.html")
      #expect(page.contains("holds and uses Counter</title>"), "\(page)")
      #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && !page.contains("<script"))
      // A header, a map and the two panes that they are shown in are closed where they were opened.
      #expect(page.components(separatedBy: "<svg").count == 3)
      #expect(page.components(separatedBy: "</svg>").count == 3)
      for other in ["bob", "eve", "class"] {
        #expect(try !folder.text(of: "\(other).html").contains("class=\"map\""), "\(other)")
      }
      let again = try atelier.run("grade", "class/ada", "--report", "html=again.html", "--no-times")
      #expect(again.code == 0, "\(again)")
      #expect(try folder.text(of: "again.html").contains("holds and uses Counter</title>"))
    }
  }

  @Test func `a map is drawn of what the checks had found out, where they asked`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      let checks = "Exercises/basics/counter/Checks/Step2Limits.swift"
      try folder.write(
        "import StructureChecks\n" + Atelier.course.text(of: checks), to: ".course/\(checks)")
      try folder.write(counter() + "// \(UUID())\n", to: "ada/basics/counter/Counter.swift")
      let ran = try atelier.run("grade", "ada", "-v", "--report", "html=ada.html")
      #expect(ran.code == 0, "\(ran)")
      #expect(try folder.text(of: "ada.html").contains("class=\"map\" open"))
      let compiles = ran.errors.split(separator: "\n").filter {
        $0.contains("-module-name Learner ") && $0.contains("-emit-symbol-graph")
      }
      #expect(compiles.count == 1, "\(compiles)")
    }
  }

  @Test func `what is for one submission is refused for a class before anything is graded`() throws
  {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 2, in: folder)
      let ran = try Atelier(in: folder).run("grade", "class", "--report", "gradescope=all.json")
      #expect(ran.code == 2)
      #expect(ran.errors.contains("gradescope=results/{}.json"), "\(ran)")
    }
  }

  @Test func `a workflow's log has no command of a learner's, whatever is reported`() throws {
    try withTemporaryDirectory { folder in
      let forged = "##[error]forged ::error::forged ##[add-mask]e"
      try folder.write(
        "#error(\"\(forged)\")\n", to: "class/##[group]x/basics/counter/Counter.swift")
      var atelier = try Atelier(in: folder)
      atelier.environment["GITHUB_ACTIONS"] = "true"
      for options in [[], ["--report", "github"]] {
        let ran = try atelier.run(["grade", "class"] + options)
        let words = options.isEmpty ? "# #[error]forged" : "##[error]forged"
        #expect(ran.code == 1 && ran.output.contains(words), "\(ran)")
        var token: Substring?
        var obeyed: [Substring] = []
        // As the runner reads it: the older commands may stand anywhere in a line.
        for line in ran.output.split(separator: "\n") {
          if let current = token {
            if line == "::\(current)::" { token = nil }
          } else if line.hasPrefix("::") {
            if line.hasPrefix("::stop-commands::") { token = line.dropFirst(17) }
            obeyed.append(line.dropFirst(2).prefix { $0.isLetter || $0 == "-" })
          } else {
            #expect(!line.contains("##["), "\(line)")
          }
        }
        #expect(token == nil)
        let own = ["error", "group", "stop-commands", "endgroup", "notice"]
        #expect(obeyed.allSatisfy { own.contains(String($0)) } && obeyed.isEmpty == options.isEmpty)
      }
    }
  }

  @Test func `Classroom 50 without its variables says which are missing`() throws {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 1, in: folder)
      let ran = try Atelier(in: folder).run("grade", "class", "--report", "classroom50")
      #expect(ran.code == 2)
      #expect(ran.errors.contains("SUBMISSION_TAG"), "\(ran)")
    }
  }

  @Test func `shards in any order merge into what one machine gives, byte for byte`() throws {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 12, in: folder)
      let atelier = try Atelier(in: folder)
      let whole = try atelier.run("grade", "class", "--report", "json=whole.json", "--no-times")
      #expect(whole.code == 1)
      for part in 1...3 {
        _ = try atelier.run(
          "grade", "class", "--shard", "\(part)/3", "--report", "json=\(part).json", "--no-times")
      }
      let merged = try atelier.run(
        "merge", "3.json", "1.json", "2.json", "--report", "json=merged.json", "--report",
        "csv=merged.csv")
      #expect(merged.code == 1, "\(merged)")
      #expect(try folder.text(of: "merged.json") == folder.text(of: "whole.json"))
      let missing = try atelier.run("merge", "1.json", "3.json")
      #expect(missing.code == 2 && missing.errors.contains("Missing: shard 2/3"), "\(missing)")
      let double = try atelier.run("merge", "1.json", "2.json", "2.json", "3.json")
      #expect(double.code == 2 && double.errors.contains("Shard 2/3 is there twice"), "\(double)")
      let mixed = try atelier.run("merge", "1.json", "whole.json")
      #expect(mixed.code == 2 && mixed.errors.contains("whole report"), "\(mixed)")
      try folder.write("{\"schema\"", to: "cut.json")
      let cut = try atelier.run("merge", "cut.json")
      #expect(cut.code == 2 && cut.errors.contains("cut.json is no report"), "\(cut)")
      let large = try atelier.run(
        shell: "truncate -s 2G large.json && truncate -s 0 empty.json")
      #expect(large.code == 0, "\(large)")
      for file in ["large.json", "empty.json"] {
        let none = try atelier.run("merge", "1.json", file)
        #expect(none.code == 2 && none.errors.contains("\(file) is no report"), "\(none)")
      }
      let odd = try folder.text(of: "1.json").replacing("\"of\": 3,", with: "\"of\": 900000000000,")
      try folder.write(odd, to: "odd.json")
      let impossible = try atelier.run("merge", "odd.json")
      #expect(
        impossible.code == 2 && impossible.errors.contains("odd.json does not hold what it says"),
        "\(impossible)")
    }
  }

  @Test func `grades by other checks are no parts of one run`() throws {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 3, in: folder)
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      for part in 1...2 {
        let ran = try atelier.run(
          "grade", "class", "--shard", "\(part)/2", "--exit-zero", "--report", "json=\(part).json")
        #expect(ran.code == 0, "\(ran)")
        let checks = ".course/Exercises/basics/counter/Checks/Step1Counting.swift"
        try folder.write("// Mended.\n" + folder.text(of: checks), to: checks)
      }
      let merged = try atelier.run("merge", "1.json", "2.json")
      #expect(merged.code == 2 && merged.errors.contains("not shards of one run"), "\(merged)")
    }
  }

  @Test func `shards are about as large as one another, and a change moves no other submission`()
    throws
  {
    try withTemporaryDirectory { folder in
      // Without a file nothing has to be compiled.
      for number in 1...400 { try folder.write("", to: "class/s\(number)/notes.txt") }
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      func parts() throws -> [Set<String>] {
        try (1...4).map { part in
          let ran = try atelier.run(
            "grade", "class", "--shard", "\(part)/4", "--report", "json")
          #expect(ran.code == 1, "\(ran)")
          let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
          return Set(names.submissions.map(\.path))
        }
      }
      let before = try parts()
      #expect(before.allSatisfy { (70...130).contains($0.count) }, "\(before.map(\.count))")
      #expect(before.reduce(0) { $0 + $1.count } == 400)
      #expect(before.reduce(into: Set()) { $0.formUnion($1) }.count == 400)
      try folder.write("final class Counter {", to: "class/s7/basics/counter/Counter.swift")
      try folder.write("", to: "class/t1/notes.txt")
      let changed = Set(["s7", "t1"].map { folder.appending(path: "class/\($0)").path })
      #expect(try parts().map { $0.subtracting(changed) } == before.map { $0.subtracting(changed) })
    }
  }

  @Test func `insights of shards are those of the whole class`() throws {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 12, in: folder)
      // Long enough to be somebody's own, and handed in by another with other names.
      let own = """
        func total(of prices: [Double], with tax: Double) -> Double {
          var sum = 0.0
          for price in prices where price > 0 { sum += price * (1 + tax) }
          while sum > 1000 { sum -= 1000; print("too much", sum) }
          switch prices.count {
          case 0: return -1
          case 1...3: return sum
          default: return sum * 0.9
          }
        }
        """
      let renamed = own.replacing("price", with: "cost").replacing("sum", with: "all // mine\n")
      try folder.write(counter() + "\n" + own, to: "class/ada/basics/counter/Counter.swift")
      try folder.write(renamed + counter(), to: "class/eve/basics/counter/Counter.swift")
      let atelier = try Atelier(in: folder)
      let whole = try atelier.run(
        "grade", "class", "--no-times", "--insights", "whole.json", "--insights", "whole.html")
      #expect(whole.code == 1, "\(whole)")
      for part in 1...3 {
        _ = try atelier.run(
          "grade", "class", "--shard", "\(part)/3", "--report", "json=part-\(part).json",
          "--no-times")
      }
      let merged = try atelier.run(
        "merge", "part-2.json", "part-1.json", "part-3.json", "--insights", "merged.json",
        "--insights", "merged.html")
      #expect(merged.code == 1, "\(merged)")
      for ending in ["json", "html"] {
        #expect(try folder.text(of: "merged.\(ending)") == folder.text(of: "whole.\(ending)"))
      }
      let insights = try JSONValue(folder.text(of: "merged.json"))
      #expect(
        insights["alike"]?.array?.map { $0["submissions"] } == [
          .array([.string("ada"), .string("eve")])
        ])
      #expect(
        insights["diagnostics"]?.array?.first?["submissions"]?.number == 2, "\(insights)")
    }
  }

  @Test func `insights are written where nobody else may stand, or it is said`() throws {
    try withTemporaryDirectory { folder in
      _ = try makeClass(of: 2, in: folder)
      let atelier = try Atelier(in: folder)
      let ran = try atelier.run("grade", "class", "--insights", "/proc/no/page.html")
      #expect(ran.code == 2 && ran.errors.contains("Not written: /proc/no/page.html"), "\(ran)")
      let merged = try atelier.run("merge", "nothing.json", "--insights", "page.html")
      #expect(merged.code == 2 && merged.errors.contains("nothing.json"), "\(merged)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/page.html"))
      let none = try atelier.run("merge", "a.json", "--insights")
      #expect(none.code == 64 && none.errors.contains("--insights <file>"), "\(none)")
    }
  }

  @Test func `archives are graded, and a hostile one costs itself alone`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(counter(), to: "pack/ada/basics/counter/Counter.swift")
      let atelier = try Atelier(in: folder)
      let packed = try atelier.run(
        shell: """
          mkdir class && cd pack && tar -czf ../class/ada.tar.gz ada && tar -cf ../class/bob.tar ada \
          && ln -s /etc ada/link && tar -cf ../class/eve.tar ada && rm ada/link \
          && tar -cPf ../class/mallory.tar --transform 's,^,../../,' ada \
          && head -c 700 ../class/bob.tar > ../class/cut.tar && echo hello > ../class/text.zip \
          && echo Rar > ../class/nora.rar && mkdir ../class/zora_42 && cp ../class/bob.tar ../class/zora_42
          """)
      #expect(packed.code == 0, "\(packed)")
      try folder.write(
        "login,name\nada,Ada Lovelace\nbob,=1+1\nzoe,Zoe\nnora,Nora\n", to: "roster.csv")
      let ran = try atelier.run(
        "grade", "class", "--exercise", "counter", "--report", "json", "--roster", "roster.csv")
      #expect(ran.code == 1, "\(ran)")
      let document = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
      let states = document.submissions.map {
        "\($0.path.split(separator: "/").last ?? "") \($0.exercises[0].status) \($0.name ?? "-")"
      }
      #expect(
        states == [
          "ada.tar.gz passed Ada Lovelace", "bob.tar passed =1+1", "cut.tar refused -",
          "eve.tar refused -", "mallory.tar refused -", "nora.rar refused Nora",
          "text.zip refused -", "zora_42 passed -",
        ], "\(ran)")
      #expect(ran.errors.contains("1 in the roster has handed in nothing: Zoe"), "\(ran)")
      let told = try atelier.run("grade", "class", "--exercise", "counter")
      let words = told.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("nora.rar is not taken. It breaks off in the middle."), "\(told)")
    }
  }

  @Test func `a link on the way to the files leads to nobody else's`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      try folder.write(counter(), to: "class/ada/basics/counter/Counter.swift")
      let made = try atelier.run(
        shell: """
          mkdir -p class/eve class/mallory/basics \
          && ln -s ../ada/basics class/eve/basics && ln -s ../../ada/basics/counter class/mallory/basics
          """)
      #expect(made.code == 0, "\(made)")
      for paths in ["class", "--exercise counter class/*"] {
        let ran = try atelier.run(shell: "\"$@\" \(paths)", ["grade", "--report", "json"])
        let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
        #expect(
          names.submissions.map { $0.exercises[0].status } == ["passed", "refused", "refused"],
          "\(ran)")
        #expect(ran.output.contains("it is a link"), "\(ran)")
      }
    }
  }

  @Test func `nobody is passed over, whatever their folder is called`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      let long = String(repeating: "n", count: 250)
      for name in [long, "Ada", "ada", "e\u{301}", "\u{E9}", "a\nb", "%41#?", "x"] {
        try folder.write(counter(), to: "class/\(name)/basics/counter/Counter.swift")
      }
      let renamed = try atelier.run(shell: #"mv class/x "class/M$(printf '\374')ller""#)
      #expect(renamed.code == 0, "\(renamed)")
      let ran = try atelier.run(
        "grade", "class", "--report", "json", "--report",
        "exercism=out/{}.json")
      #expect(ran.code == 2 && ran.errors.contains("ller is not text in UTF-8"), "\(ran)")
      let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
      #expect(names.submissions.count == 8)
      #expect(names.submissions.count { $0.exercises[0].status == "passed" } == 7, "\(ran)")
      try folder.write(
        ran.output.replacing("class/%41#?", with: "class/.."), to: "elsewhere.json")
      let elsewhere = try atelier.run(
        "merge", "elsewhere.json", "--report", "exercism=apart/{}/in.json")
      #expect(elsewhere.code != 64, "\(elsewhere)")
      let apart = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/apart")
      #expect(apart.count == 8 && apart.contains("_"), "\(apart)")
      try folder.write(ran.output, to: "all.json")
      let merged = try atelier.run("merge", "all.json", "--report", "json")
      let all = try? JSONDecoder().decode(Names.self, from: Data(merged.output.utf8))
      #expect(all?.submissions.count == 8, "\(merged)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      #expect(Set(files.map { $0.lowercased() }).count == 8 && files.contains("ada-2.json"))
    }
  }

  @Test func `a roster of any spreadsheet's is read, and says who is missing`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      for name in ["bjoern_late", "max1", "ada"] {
        try folder.write(counter(), to: "class/\(name)/basics/counter/Counter.swift")
      }
      let rows = """
        Name;Login;Section
        "Bj.rn ""B"" Berg";bjoern;1
        Max Muster;max1;1
        Max Muster;max2;1
        Ada;ada;1
        Ada;ada;2
        Eve;;5" tall
        """
      var rosters = [([0xF6], []), ([0xC3, 0xB6], [0xEF, 0xBB, 0xBF])].map {
        (byte: [UInt8], mark: [UInt8]) in
        mark
          + Array(rows.replacing("\n", with: "\r\n").utf8)
          .replacing("Bj.rn".utf8, with: Array("Bj".utf8) + byte + Array("rn".utf8))
      }
      let units = Array(
        "\u{FEFF}sep=;\r\n\(rows.replacing("Bj.rn", with: "Björn"))\r\n".utf16)
      rosters.append(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      rosters.append(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
      for roster in rosters {
        try Data(roster).write(to: folder.appending(path: "roster.csv"))
        let ran = try atelier.run(
          "grade", "class", "--report", "json", "--roster", "roster.csv")
        let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
        #expect(names.submissions.map(\.name) == ["Ada", "Björn \"B\" Berg", "Max Muster"])
        #expect(ran.errors.contains("2 in the roster have handed in nothing: Max Muster, Eve."))
      }
      try folder.write("name,login\n\"Annie Lee,ann\nBob,bob\n", to: "roster.csv")
      let ran = try atelier.run("grade", "class", "--report", "json", "--roster", "roster.csv")
      #expect(ran.code != 0 && ran.errors.contains("closed"), "\(ran)")
    }
  }

  @Test func `what lies in a learner's folder is nobody else's`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      for name in ["bob", "eve/ada", "eve/bob", "zoe/eve"] {
        try folder.write(counter(), to: "class/\(name)/basics/counter/Counter.swift")
      }
      try folder.write("login,name\nada,Ada\nbob,Bob\neve,Eve\n", to: "roster.csv")
      let ran = try atelier.run(
        shell: "\"$@\" class/*",
        ["grade", "--report", "json", "--report", "tap=out/{}.tap", "--roster", "roster.csv"])
      let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
      // That of nobody on the list may hold a class.
      #expect(names.submissions.map(\.name) == ["Bob", "Eve", "Eve", "Eve"], "\(ran)")
      #expect(ran.errors.contains("1 in the roster has handed in nothing: Ada."), "\(ran)")
      let listed = try atelier.run(shell: "cd out && echo *.tap */*.tap")
      #expect(listed.output == "bob.tap eve/ada.tap eve/bob.tap zoe/eve.tap\n", "\(listed)")
    }
  }

  @Test func `repositories are graded at a branch, or as they were before a deadline`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      try folder.write(counter(), to: "right.swift")
      try folder.write(counter(decrement: "count -= 2"), to: "wrong.swift")
      let made = try atelier.run(
        shell: """
          git init -q class/ada && cd class/ada && mkdir -p basics/counter \
          && git config core.fsmonitor "touch $PWD/../../owned" \
          && git config filter.evil.smudge "touch $PWD/../../owned; cat" \
          && echo '*.swift filter=evil' > .gitattributes \
          && commit() { cp ../../$1.swift basics/counter/Counter.swift && git add . && \
          GIT_COMMITTER_DATE=$2 git -c user.name=a -c user.email=a@b commit -qm x --date=$2; } \
          && commit right 2026-01-01T12:00:00Z && git branch first \
          && commit wrong 2026-02-01T12:00:00Z && rm -f ../../owned
          """)
      #expect(made.code == 0, "\(made)")
      for (options, code) in [
        (["--ref", "first"], 0 as Int32), (["--before", "2026-01-15T00:00:00Z"], 0),
        (["--ref", "HEAD"], 1),
        (["--before", "2025-01-01T00:00:00Z"], 1), (["--ref", "nowhere"], 2),
        (["--ref=--all"], 2), (["--before", "yesterday"], 64), (["--before", "2026-01-15"], 64),
        (["--before", "2026-02-01T12:59:59+01:00"], 0),
        (["--before", "2026-02-01T13:00+01:00"], 1),
      ] {
        let each = try atelier.run(["grade", "class/ada", "--exercise", "counter"] + options)
        #expect(each.code == code, "\(options): \(each)")
      }
      let isOwned = FileManager.default.fileExists(atPath: folder.appending(path: "owned").path)
      #expect(!isOwned, "a repository's own settings ran a program")
      let more = try atelier.run(
        shell: """
          git -C class/ada reset -q --hard first && git clone -q --depth 1 "file://$PWD/class/ada" class/bob \
          && mkdir class/zoe && cp -r class/ada/basics class/zoe && cp -r class/bob class/eve \
          && printf '%s\n' "gitdir: x" 0123 "$(git -C class/ada rev-parse HEAD)" > class/eve/.git/shallow
          """)
      #expect(more.code == 0, "\(more)")
      for (date, states) in [
        ("2026-01-15T00:00:00Z", "passed passed passed refused"),
        ("2025-01-01T00:00:00Z", "missingFile missingFile missingFile refused"),
      ] {
        let ran = try atelier.run(
          shell: "\"$@\" class/*",
          ["grade", "--exercise", "counter", "--before", date, "--report", "json"])
        let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
        let found = names.submissions.map(\.exercises[0].status).joined(separator: " ")
        #expect(found == states, "\(ran)")
      }
    }
  }
}

/// What a stranger's repository may hold, instead of what Git puts there.
struct HostileRepositoryTests {
  @Test func `nothing in a repository leads out of it, or has us wait`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      try folder.write(counter(), to: "right.swift")
      try folder.write("hunter2\n", to: "secrets/token")
      let made = try atelier.run(
        shell: """
          mkdir class && cd class && git init -q ada && mkdir -p ada/basics/counter \
          && cp ../right.swift ada/basics/counter/Counter.swift && git -C ada add . \
          && git -C ada -c user.name=a -c user.email=a@b commit -qm x \
          && mkdir linked borrowed && ln -s ../ada/.git linked/.git && git init -q borrowed/.git2 \
          && cp -r ada/.git borrowed/.git && rm -rf borrowed/.git/objects borrowed/.git2 \
          && ln -s ../../ada/.git/objects borrowed/.git/objects \
          && git init -q empty && git init -q waiting && mkfifo waiting/.git/packed-refs \
          && git init -q curious && rm -r curious/.git/refs && ln -s ../../../secrets curious/.git/refs \
          && echo 'ref: refs/token' > curious/.git/HEAD \
          && git init -q filed && rm -r filed/.git && echo 'gitdir: ../ada/.git' > filed/.git \
          && cp -r ada common && echo ../../ada/.git > common/.git/commondir \
          && git init -q --object-format=sha256 long && cp -r ada/basics long && git -C long add . \
          && git -C long -c user.name=a -c user.email=a@b commit -qm x \
          && git init -q damaged && echo 'ref: refs/heads/##[error]x' > damaged/.git/HEAD \
          && git init -q noise && head -c 500 /dev/urandom > noise/.git/HEAD \
          && git clone -q --shared ada shared && cp -r ada holed \
          && rm -r holed/.git/objects/$(git -C ada rev-parse HEAD:basics/counter/Counter.swift | cut -c1-2) \
          && cp -r ada stitched && rm -r stitched/.git/objects/?? \
          && for part in ada/.git/objects/??; do ln -s ../../../$part stitched/.git/objects/; done \
          && cp -r ada piped && for part in piped/.git/objects/??/*; do rm -f $part; mkfifo $part; done \
          && mkdir 'team:"1"' && cd 'team:"1"' && git init -q && cp -r ../ada/basics . \
          && echo '*.swift export-ignore ident eol=crlf' > .gitattributes \
          && git add . && git -c user.name=a -c user.email=a@b commit -qm x
          """)
      #expect(made.code == 0, "\(made)")
      let ran = try atelier.run(
        "grade", "class", "--ref", "HEAD", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let names = try JSONDecoder().decode(Names.self, from: Data(ran.output.utf8))
      let states = names.submissions.map {
        "\($0.path.split(separator: "/").last ?? "") \($0.exercises[0].status)"
      }
      #expect(
        states == [
          "ada passed", "borrowed refused", "common refused", "curious missingFile",
          "damaged missingFile", "empty missingFile", "filed refused", "holed refused",
          "linked refused", "long passed", "noise refused", "piped refused", "shared refused",
          "stitched refused", "team:\"1\" passed", "waiting missingFile",
        ], "\(ran)")
      #expect(!ran.output.contains("hunter2") && !"\(ran)".contains("##["), "\(ran)")
    }
  }

  @Test func `a branch that cannot be read is its author's, one that is not there the grader's`()
    throws
  {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      try folder.write(counter(), to: "ada/basics/counter/Counter.swift")
      let made = try atelier.run(
        shell: """
          git init -q ada && git -C ada add . \
          && git -C ada -c user.name=a -c user.email=a@b commit -qm x \
          && mkfifo ada/.git/refs/heads/pipe \
          && echo 'ref: refs/heads/two' > ada/.git/refs/heads/one \
          && echo 'ref: refs/heads/one' > ada/.git/refs/heads/two
          """)
      #expect(made.code == 0, "\(made)")
      for (ref, code) in [("pipe", 1), ("one", 1), ("none", 2)] as [(String, Int32)] {
        let ran = try atelier.run("grade", "ada", "--ref", ref, "--report", "json")
        #expect(ran.code == code, "\(ran)")
        #expect(ran.output.contains("Its `\(ref)` is damaged.") == (code == 1), "\(ran)")
      }
    }
  }

  @Test func `a repository too large is refused, and that is its author's`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      let made = try atelier.run(
        shell: """
          git init -q class/ada && cd class/ada && head -c 70000000 /dev/zero > film.mov && git add . \
          && git -c user.name=a -c user.email=a@b commit -qm x
          """)
      #expect(made.code == 0, "\(made)")
      let ran = try atelier.run(
        "grade", "class/ada", "--exercise", "counter", "--ref", "HEAD", "--report", "json")
      #expect(ran.code == 1 && ran.output.contains("\"refused\""), "\(ran)")
      #expect(ran.output.contains("larger than 64 MB together"), "\(ran)")
    }
  }
}

/// The little of the document that tells who is who.
private struct Names: Decodable {
  struct Submission: Decodable {
    var path: String
    var name: String?
    var exercises: [Exercise]
  }
  struct Exercise: Decodable { var status: String }
  var submissions: [Submission]
}
