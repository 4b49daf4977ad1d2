import Sandbox
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct InputTests {
  @Test(arguments: [1, 100, 4096, 65_536]) func `standard input arrives and ends`(count: Int) throws
  {
    let input = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let outcome = try run(Command(executable: "/bin/cat", input: input))
    #expect(outcome.end == .exited(0))
    #expect(outcome.output == Array(input.prefix(64 << 10)))
  }

  @Test func `more input than a pipe holds is refused`() {
    let input = [UInt8](repeating: 0, count: 65_537)
    #expect(throws: SpawnError.failed(step: "fill standard input", code: EFBIG)) {
      try run(Command(executable: "/bin/cat", input: input))
    }
  }
}
