import FoundationEssentials
import Sandbox
import TestSupport
import Testing

/// Runs a shell script with just enough environment to find the base system's programs.
func shell(_ script: String, _ limits: Limits = Limits(), _ arguments: String...) throws -> Outcome
{
  let command = Command(
    executable: "/bin/sh", arguments: ["-c", script, "sh"] + arguments,
    environment: ["PATH": "/usr/bin:/bin"])
  return try run(command, limits: limits)
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

struct RunTests {
  @Test(arguments: [0, 1, 2, 127, 255] as [Int32])
  func `an exit code is an outcome`(code: Int32) throws {
    #expect(try shell("exit \(code)").end == .exited(code))
  }

  @Test(arguments: [6, 9, 11, 15] as [Int32])
  func `a signal is an outcome`(signal: Int32) throws {
    #expect(try shell("kill -\(signal) $$").end == .signalled(signal))
  }

  @Test func `output, errors and channel arrive apart`() throws {
    let outcome = try shell("echo out; echo err >&2; echo record >&3")
    #expect(outcome.end == .exited(0))
    #expect(text(outcome.output) == "out\n")
    #expect(text(outcome.errors) == "err\n")
    #expect(text(outcome.channel) == "record\n")
    #expect(!outcome.isOutputCut)
  }

  #if os(Linux)
    @Test func `what goes through the channel is read by nobody else`() throws {
      let script = "test -w /proc/self/fd/3 && { : < /proc/self/fd/3; } 2>/dev/null && echo open"
      let outcome = try run(Command(executable: "/bin/sh", arguments: ["-c", script]))
      #expect(text(outcome.output) == "")
      let pipe = try run(
        Command(executable: "/bin/sh", arguments: ["-c", script.replacing("fd/3", with: "fd/1")]))
      #expect(text(pipe.output) == "open\n", "The script tells nothing.")
    }
  #endif

  @Test func `arguments arrive unchanged`() throws {
    let odd = ["", " ", "a b", "'\"$HOME`id`", "-n", "\n", "é🇫🇷"]
    let command = Command(
      executable: "/bin/sh", arguments: ["-c", #"printf '<%s>' "$@""#, "sh"] + odd)
    #expect(try text(run(command).output) == odd.map { "<\($0)>" }.joined())
  }

  @Test func `the environment is exactly the given one`() throws {
    let environment = ["A": "1", "EMPTY": "", "TWO LINES": "x\ny=z"]
    let full = try run(Command(executable: "/usr/bin/env", environment: environment))
    #expect(
      text(full.output).split(separator: "\n").sorted() == ["A=1", "EMPTY=", "TWO LINES=x", "y=z"])
    #expect(try run(Command(executable: "/usr/bin/env")).output.isEmpty)
  }

  @Test func `the program starts in the given directory`() throws {
    let command = Command(executable: "/bin/pwd", directory: "/usr/bin/..")
    #expect(try text(run(command).output) == "/usr\n")
  }

  @Test func `standard input is empty`() throws {
    let outcome = try shell("cat; echo end")
    #expect(text(outcome.output) == "end\n")
  }

  @Test func `the program inherits four descriptors only`() throws {
    // Number 4 is the folder that `ls` has opened itself.
    let outcome = try run(Command(executable: "/bin/ls", arguments: ["/proc/self/fd"]))
    #expect(text(outcome.output).split(separator: "\n") == ["0", "1", "2", "3", "4"])
  }

  @Test func `the program starts with no signal blocked and can gain no privilege`() throws {
    let outcome = try run(
      Command(executable: "/bin/grep", arguments: ["-E", "SigBlk|NoNewPrivs", "/proc/self/status"]))
    #expect(text(outcome.output).contains("NoNewPrivs:\t1\n"))
    #expect(text(outcome.output).contains("SigBlk:\t0000000000000000\n"))
  }

  @Test func `300 kB on both streams do not block each other`() throws {
    let outcome = try shell(
      "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&3",
      Limits(output: 400_000))
    #expect(outcome.end == .exited(0))
    #expect(outcome.output.count == 300_000)
    #expect(outcome.errors.count == 300_000)
    #expect(outcome.channel.count == 300_000)
    #expect(!outcome.isOutputCut)
  }

  @Test func `processor time and memory of all processes are counted`() throws {
    let outcome = try shell("(i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done)")
    #expect(outcome.cpu > .zero)
    #expect(outcome.peakMemory > 100_000)
  }
}

struct SpawnErrorTests {
  @Test func `a missing executable is named by its step`() {
    #expect(throws: SpawnError.failed(step: "exec", code: 2)) {
      try run(Command(executable: "/nowhere/program"))
    }
  }

  @Test func `a file that is not executable is refused`() throws {
    try withTemporaryDirectory { folder in
      let file = folder.appending(path: "text").path
      try "hello".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(throws: SpawnError.failed(step: "exec", code: 13)) {
        try run(Command(executable: file))
      }
      #expect(throws: SpawnError.failed(step: "exec", code: 13)) {
        try run(Command(executable: folder.path))
      }
    }
  }

  @Test func `a missing directory is named by its step`() {
    let error = #expect(throws: SpawnError.self) {
      try run(Command(executable: "/bin/sh", directory: "/nowhere"))
    }
    #expect(error == .failed(step: "enter directory", code: 2))
    #expect(
      error?.description
        == "Could not start the program: enter directory: No such file or directory (error 2).")
  }

  @Test(arguments: [
    Command(executable: "sh"), Command(executable: ""), Command(executable: "/bin/sh\0"),
    Command(executable: "/bin/sh", arguments: ["a\0b"]),
    Command(executable: "/bin/sh", environment: ["A=B": "c"]),
    Command(executable: "/bin/sh", environment: ["": "c"]),
    Command(executable: "/bin/sh", environment: ["A": "\0"]),
    Command(executable: "/bin/sh", directory: "/\0"),
  ])
  func `what would arrive differently is refused`(command: Command) {
    #expect(throws: SpawnError.self) { try run(command) }
  }

  @Test func `an argument too long for the kernel is refused`() {
    let long = String(repeating: "x", count: 3 << 20)
    #expect(throws: SpawnError.failed(step: "exec", code: 7)) {
      try run(Command(executable: "/bin/sh", arguments: [long]))
    }
  }
}
