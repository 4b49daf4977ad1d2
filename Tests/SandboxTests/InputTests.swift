import Sandbox
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct InputTests {
  @Test(arguments: [0, 1, 100, 4096, 65_536, 65_537, 3_000_000])
  func `standard input arrives and ends`(count: Int) throws {
    let input = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let outcome = try run(
      Command(executable: "/bin/cat", input: input), limits: Limits(output: 4 << 20, flood: 4 << 20)
    )
    #expect(outcome.end == .exited(0))
    #expect(outcome.output == input)
  }

  @Test(arguments: ["exit 3", "exec <&-; exit 3", "head -c 70000 >/dev/null; exit 3"])
  func `a program need not read all of it`(script: String) throws {
    let input = [UInt8](repeating: 0, count: 3_000_000)
    let outcome = try run(
      Command(
        executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
        input: input))
    #expect(outcome.end == .exited(3))
  }

  @Test func `who waits instead of reading comes to its limit`() throws {
    let outcome = try run(
      Command(
        executable: "/bin/sleep", arguments: ["60"], input: [UInt8](repeating: 0, count: 100_000)),
      limits: Limits(wall: .milliseconds(200)))
    #expect(outcome.end == .timedOut)
  }
}
