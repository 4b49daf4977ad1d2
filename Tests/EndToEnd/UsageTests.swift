import FoundationEssentials
import TestSupport
import Testing

struct UsageTests {
  private func run(_ arguments: String...) throws -> Ran {
    try withTemporaryDirectory { try Atelier(in: $0).run(arguments) }
  }

  @Test func `says its version on standard output`() throws {
    let ran = try run("--version")
    #expect(ran.code == 0)
    #expect(ran.output.contains(#/^[0-9]+\.[0-9]+\.[0-9]+\n$/#), "\(ran)")
    #expect(ran.errors.isEmpty)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help goes to standard output`(arguments: [String]) throws {
    let ran = try withTemporaryDirectory { try Atelier(in: $0).run(arguments) }
    #expect(ran.code == 0)
    #expect(ran.errors.isEmpty)
    for part in ["OVERVIEW: ", "USAGE: ", "OPTIONS:", "grade", "verify", "doctor"] {
      #expect(ran.output.contains(part), "\(ran)")
    }
    #expect(!ran.output.contains("markdown"))
  }

  @Test(arguments: ["grade", "verify", "doctor", "markdown", "check"])
  func `each subcommand has help of its own`(verb: String) throws {
    let long = try run(verb, "--help")
    #expect(long.code == 0 && long.errors.isEmpty)
    #expect(long.output.contains("USAGE: atelier \(verb)"), "\(long)")
    #expect(try run("help", verb).output == long.output)
  }

  @Test(arguments: [
    (["--nonsense"], "--nonsense"), (["grade", "--nonsense", "."], "--nonsense"),
    (["grade"], "path"), (["grdae", "."], "grade"), (["grade", ".", "--report", "xml"], "xml"),
    (["grade", ".", "--report", "json="], "json="), (["grade", ".", "--timeout", "0"], "0"),
    (["grade", ".", "--timeout", "soon"], "soon"), (["grade", ".", "--exercise"], "--exercise"),
    (["grade", ".", "--report", "json", "--report", "json"], "standard output"),
    (["doctor", "extra"], "extra"), (["verify", ""], "exercise"), (["help", "nothing"], "nothing"),
    (["markdown", "--html", "--tree"], "together"),
    (["--generate-completion-script", "tcsh"], "tcsh"),
  ])
  func `a command line that is not understood costs 64 and one look`(
    arguments: [String], named: String
  ) throws {
    let ran = try withTemporaryDirectory { try Atelier(in: $0).run(arguments) }
    #expect(ran.code == 64, "\(ran)")
    #expect(ran.output.isEmpty, "\(ran)")
    #expect(ran.errors.hasPrefix("Error: "), "\(ran)")
    #expect(ran.errors.contains(named), "\(ran)")
    #expect(ran.errors.contains("Usage: "), "\(ran)")
  }

  @Test func `every command in the README is one that there is`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardizedFileURL
    let readme = try String(contentsOf: file, encoding: .utf8)
    let spans = readme.matches(of: #/`atelier ([a-z]+)([^`]*)`/#).map { ($0.1, $0.2) }
    let lines = readme.matches(of: #/\n(?:\$ )?atelier ([a-z]+)([^#\n]*)/#).map { ($0.1, $0.2) }
    try #require(spans.count + lines.count >= 20)
    for (verb, rest) in spans + lines {
      let help = try run("help", String(verb))
      #expect(help.code == 0, "atelier \(verb)\(rest)")
      for option in rest.matches(of: #/--[a-z-]+/#) {
        #expect(help.output.contains(option.0), "atelier \(verb)\(rest)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts name every subcommand`(shell: String) throws {
    let ran = try run("--generate-completion-script", shell)
    #expect(ran.code == 0 && ran.errors.isEmpty)
    for verb in ["grade", "verify", "doctor", "check", "--report", "--exercise"] {
      let word = shell == "fish" ? verb.replacing("--", with: "") : verb
      #expect(ran.output.contains(word), "\(shell) lacks \(verb)")
    }
  }

  @Test func `the script for bash is one that bash can read`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        shell: #"command -v bash >/dev/null || exit 0; "$@" | bash -n"#,
        ["--generate-completion-script", "bash"])
      #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
    }
  }

  @Test func `the manual page is one that man can read without a word`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        shell:
          #""$@" >atelier.1; command -v groff >/dev/null || exit 0; groff -man -ww -z atelier.1"#,
        ["--generate-manual"])
      #expect(ran.code == 0 && ran.errors.isEmpty && ran.output.isEmpty, "\(ran)")
      let page = try folder.text(of: "atelier.1")
      for words in [".SH \"EXIT STATUS\"", "atelier grade", "ATELIER_COURSE", "\\-\\-plain"] {
        #expect(page.contains(words), "\(words) is not in it")
      }
    }
  }

  @Test(arguments: [["--help"], ["--version"], ["markdown", "--html"]])
  func `output that cannot be written is no success`(arguments: [String]) throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        shell: #"echo text | "$@" >/dev/full"#, arguments)
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("could not be written"), "\(ran)")
    }
  }

  @Test func `a reader that leaves early is no reason for noise`() throws {
    try withTemporaryDirectory { folder in
      let text = String(repeating: "A line of text.\n\n", count: 50_000)
      try folder.write(text, to: "long.md")
      let ran = try Atelier(in: folder).run(
        shell: #""$@" | head -1"#, ["markdown", "long.md", "--html"])
      #expect(ran.code == 0, "\(ran.code)")
      #expect(ran.output == "<p>A line of text.</p>\n")
      #expect(ran.errors.isEmpty, "\(ran.errors)")
    }
  }
}
