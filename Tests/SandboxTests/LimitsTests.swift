import FoundationEssentials
import Sandbox
import TestSupport
import Testing

struct LimitsTests {
  @Test func `an endless loop ends at the wall limit`() throws {
    let outcome = try shell("echo begun; while :; do :; done", Limits(wall: .seconds(1)))
    #expect(outcome.end == .timedOut)
    #expect(text(outcome.output) == "begun\n")
  }

  @Test func `no time at all is a limit too`() throws {
    #expect(try shell("sleep 60", Limits(wall: .zero)).end == .timedOut)
    #expect(try shell("sleep 60", Limits(wall: .seconds(-1))).end == .timedOut)
  }

  @Test func `the longest of times is accepted`() throws {
    let limits = Limits(wall: .seconds(Int64.max), quiet: .seconds(Int64.max))
    #expect(try shell("exit 3", limits).end == .exited(3))
  }

  @Test func `silence on the channel ends the run`() throws {
    #expect(
      try shell("echo record >&3; echo noise; sleep 60", Limits(quiet: .milliseconds(300))).end
        == .quiet)
    #expect(try shell("exec 3>&-; sleep 60", Limits(quiet: .milliseconds(300))).end == .quiet)
  }

  @Test func `records on the channel keep a run alive`() throws {
    let outcome = try shell(
      "for i in 1 2 3 4 5 6 7 8; do echo $i >&3; sleep 0.2; done", Limits(quiet: .seconds(1)))
    #expect(outcome.end == .exited(0))
    #expect(text(outcome.channel) == "1\n2\n3\n4\n5\n6\n7\n8\n")
  }

  @Test func `the first bytes of long output are kept`() throws {
    let outcome = try shell("yes 1234567; true", Limits(output: 10, flood: 1 << 20))
    #expect(outcome.end == .flooded)
    #expect(text(outcome.output) == "1234567\n12")
    #expect(outcome.isOutputCut)
  }

  @Test func `100 MB of output are read and dropped`() throws {
    let outcome = try shell(
      "head -c 100000000 /dev/zero", Limits(output: 1000, flood: 200_000_000))
    #expect(outcome.end == .exited(0))
    #expect(outcome.output.count == 1000)
    #expect(outcome.isOutputCut)
  }

  @Test func `a flood is one even if the program is quicker than its reader`() throws {
    let outcome = try shell("head -c 600 /dev/zero; head -c 600 /dev/zero >&2", Limits(flood: 1000))
    #expect(outcome.end == .flooded)
  }

  @Test func `an endless channel is a flood`() throws {
    let outcome = try shell("yes record >&3")
    #expect(outcome.end == .flooded)
    #expect(outcome.channel.count == 4 << 20)
  }

  @Test func `keeping no output is possible`() throws {
    let outcome = try shell("echo text", Limits(output: 0))
    #expect(outcome.output.isEmpty)
    #expect(outcome.isOutputCut)
  }

  @Test func `memory is limited`() throws {
    // An endless line, which `tail` must hold as a whole.
    let outcome = try shell("exec tail -n 1 /dev/zero", Limits(memory: 256 << 20))
    #expect(outcome.end == .exited(1))
  }

  @Test func `the size of a file is limited`() throws {
    try withTemporaryDirectory { folder in
      let file = folder.appending(path: "file").path
      let outcome = try shell("exec yes >\"$1\"", Limits(fileSize: 100_000), file)
      #expect(outcome.end == .signalled(25))
      #expect(try Data(contentsOf: URL(filePath: file)).count == 100_000)
    }
  }

  @Test func `processor time is limited`() throws {
    let outcome = try shell(
      "while :; do :; done", Limits(wall: .seconds(60), cpu: .milliseconds(1)))
    #expect(outcome.end == .signalled(24))
  }
}
