import FoundationEssentials
import Studio
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct ArgumentsCompletionTests {
  @Test(
    arguments: [
      (["atelier", "pro"], ["progress"]),
      (["atelier", "-q", "--course", "check", "he"], ["help"]),
      (["atelier", "he", "check"], []),
      (["atelier", "help", "ver"], ["verify"]),
      (["atelier", "--co"], ["--course", "--color"]),
      (["atelier", "check", "--j"], ["--json"]),
      (["atelier", "list", "--id"], []),
      (
        ["atelier", "check", "-"],
        [
          "--json", "--course", "--color", "-q", "--quiet", "-v", "--verbose", "--version", "-h",
          "--help",
        ]
      ),
      (["atelier", "--color", ""], ["auto", "always", "never"]),
      (["atelier", "check", "--color", "al"], ["always"]),
      (["atelier", "check", "--color", "=", "ne"], ["never"]),
      (["atelier", "check", "--color", "="], ["auto", "always", "never"]),
      (["atelier", "--color", "=", "never", "dif"], ["diff"]),
      (["atelier", "--generate-completion-script", "z"], ["zsh"]),
      (["atelier", "check", "mvc/"], ["mvc/cells", "mvc/two words"]),
      (["atelier", "verify", "mvc/cells", "$"], ["$(touch harmed)"]),
      (["atelier", "grade", "--exercise", "mvc/c"], ["mvc/cells"]),
      (["atelier", "grade", "--jobs", ""], []),
      (["atelier", "grade", "--report", "js"], ["json"]),
      (["atelier", "grade", "a fi"], ["a file"]),
      (["atelier", "init", "a"], ["a folder"]),
      (
        ["atelier", "explain", "type_does_not_conform_"],
        ["type_does_not_conform_decl_owner", "type_does_not_conform_in_decl_ref"]
      ),
      (["atelier", "check", "--course", "\"other course\"", ""], ["other/one"]),
      (["atelier", "verify", "other/one", "--course", "other\\ course", "o"], ["other/one"]),
      (["atelier", "--course", "=", "\"other course\"", "grade", "--exercise", ""], ["other/one"]),
      (["atelier", "--course=other\\ course", "check", "mvc/"], []),
      (["atelier", "--course", "$(touch harmed)", "check", ""], []),
      (["atelier", "--course", "\"", "check", ""], []),
      (["atelier", "markdown", "--h"], ["--html", "--help"]),
      (["atelier", "nonsense", "x"], []),
    ] as [([String], [String])])
  func `bash completes the last word`(words: [String], expected: [String]) throws {
    try withTemporaryDirectory { folder in
      let ids = "printf '%s\\n' mvc/cells 'mvc/two words' '$(touch harmed)'"
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let output = try run(
        "bash",
        """
        cd here
        \(completionScript(for: .bash))
        atelier() {
          case "$*" in
            'list --ids') \(ids) ;;
            'list --ids --course other course') echo other/one ;;
          esac
        }
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _atelier
        if (( ${#COMPREPLY[@]} )); then printf '%s\\n' "${COMPREPLY[@]}"; fi
        """, in: folder)
      #expect(output == expected.map { $0 + "\n" }.joined())
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "here/harmed").path))
    }
  }

  @Test(
    .enabled(if: isInstalled(.fish), "fish is not installed"),
    arguments: [
      ("atelier pro", ["progress"]),
      ("atelier -q --course check he", ["help"]),
      ("atelier --color ", ["always", "auto", "never"]),
      ("atelier --color=n", ["--color=never"]),
      ("atelier check --j", ["--json"]),
      ("atelier check mvc/", ["mvc/cells", "mvc/two words"]),
      ("atelier help ver", ["verify"]),
      ("atelier list --id", []),
      ("atelier grade --exercise mvc/c", ["mvc/cells"]),
      (#"atelier check --course "other course" "#, ["other/one"]),
      (#"atelier --course=other\ course verify oth"#, ["other/one"]),
      ("atelier --course none check ", []),
    ])
  func `fish completes the last word`(line: String, expected: [String]) throws {
    try withTemporaryDirectory { folder in
      let output = try run(
        "fish",
        """
        function atelier
            switch "$argv"
                case 'list --ids'
                    printf '%s\\n' mvc/cells 'mvc/two words'
                case 'list --ids --course other course'
                    echo other/one
            end
        end
        \(completionScript(for: .fish))
        complete -C '\(line)' | string replace -r '\\t.*' ''
        true
        """, in: folder)
      #expect(output == expected.map { $0 + "\n" }.joined())
    }
  }

  /// The shell's own functions around ours are stood in for: without a terminal there are none.
  @Test(
    .enabled(if: isInstalled(.zsh), "zsh is not installed"),
    arguments: [
      (["check", ""], ["mvc/cells"]),
      (["--course", "\"other course\"", "check", ""], ["other/one"]),
      (["check", "--course=other\\ course", ""], ["other/one"]),
      (["--course", "$(touch harmed)", "check", ""], []),
    ] as [([String], [String])])
  func `zsh asks for the exercises of the course that is named`(
    words: [String], expected: [String]
  ) throws {
    try withTemporaryDirectory { folder in
      let output = try run(
        "zsh -f",
        """
        cd here
        compdef() {}
        compadd() { if (( $#ids )); then print -rl -- $ids; fi }
        _arguments() {
          if [[ "$1" == -C ]]; then state=rest; words=(check ''); else _atelier_exercises; fi
        }
        atelier() {
          case "$*" in
            'list --ids') print mvc/cells ;;
            'list --ids --course other course') print other/one ;;
          esac
        }
        \(completionScript(for: .zsh))
        words=(atelier \(words.map { "'\($0)'" }.joined(separator: " ")))
        _atelier
        """, in: folder)
      #expect(output == expected.map { $0 + "\n" }.joined())
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "here/harmed").path))
    }
  }

  @Test(arguments: Shell.allCases)
  func `the script is one that its shell can read`(shell: Shell) throws {
    try withTemporaryDirectory { folder in
      guard isInstalled(shell) else {
        print("Skipped: \(shell.rawValue) is not installed, so its script was not read by it.")
        return
      }
      let script = folder.appending(path: "script")
      try Data(completionScript(for: shell).utf8).write(to: script)
      #expect(
        try run("sh", "\(shell.rawValue) -n '\(script.path)' 2>&1 && echo fine", in: folder)
          == "fine\n")
    }
  }

  @Test(arguments: Shell.allCases)
  func `every shell learns all verbs, options and exercise ids`(shell: Shell) {
    let script = completionScript(for: shell)
    for word in [
      "progress", "course", "always", "spoil", "timeout", "try_unhandled", "atelier list --ids",
    ] {
      #expect(script.contains(word))
    }
    #expect(!script.contains("[ids]") && !script.contains("-l ids"))
  }

  /// Runs a script in a folder that holds `here/a file` and `here/a folder`, and returns its output.
  private func run(_ shell: String, _ text: String, in folder: URL) throws -> String {
    let here = folder.appending(path: "here")
    try FileManager.default.createDirectory(
      at: here.appending(path: "a folder"), withIntermediateDirectories: true)
    try Data().write(to: here.appending(path: "a file"))
    let script = folder.appending(path: "test.sh")
    let output = folder.appending(path: "output")
    try Data(text.utf8).write(to: script)
    let command = "cd '\(folder.path)' && \(shell) '\(script.path)' > '\(output.path)'"
    #expect(system(command) == 0)
    return try String(contentsOf: output, encoding: .utf8)
  }
}

private func isInstalled(_ shell: Shell) -> Bool {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)")
  }
}
