import Dispatch
import FoundationEssentials
import Sandbox
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether a process with this number, written in decimal, exists.
private func isAlive(_ process: some StringProtocol) -> Bool {
  guard let number = Int32(process) else { return false }
  return kill(number, 0) == 0
}

/// The process numbers in a file that a script has written, one a line; never none.
private func processes(in file: URL) throws -> [Substring] {
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  try #require(!lines.isEmpty && lines.allSatisfy { Int32($0) != nil })
  return lines
}

struct LeftoverTests {
  @Test(arguments: [
    // In the background, holding every pipe.
    "sleep 300 & echo $! >pids",
    // Deaf to whatever can be ignored.
    "trap '' TERM INT HUP QUIT; sh -c 'echo $$ >pids; while :; do sleep 300; done' &",
    // A session of its own.
    "setsid sh -c 'echo $$ >pids; exec sleep 300' &",
    // A daemon: nobody's child, in a session of its own, with nothing open.
    "(setsid sh -c 'echo $$ >pids; exec sleep 300 <&- >&- 2>&- 3>&-' &)",
    // Stopped.
    "setsid sh -c 'echo $$ >pids; kill -STOP $$' &",
    // A chain of daemons, each starting the next.
    "echo 'echo $$ >>pids; setsid sh chain &' >chain; sh chain",
  ])
  func `no process outlives its run`(script: String) throws {
    for (last, end) in [("exit 7", .exited(7)), ("exec yes", .flooded)] as [(String, Outcome.End)] {
      try withTemporaryDirectory { folder in
        let outcome = try shell(
          "cd \"$1\"; \(script)\nuntil [ -s pids ]; do sleep 0.01; done; \(last)", Limits(),
          folder.path)
        #expect(outcome.end == end)
        let left = try processes(in: folder.appending(path: "pids"))
        #expect(!left.contains(where: isAlive))
      }
    }
  }

  @Test func `killing the keeper kills the program's group`() throws {
    try withTemporaryDirectory { folder in
      let outcome = try shell(
        "cd \"$1\"; sleep 300 & echo $! >pids; echo $$ >>pids; kill -9 $PPID; sleep 300", Limits(),
        folder.path)
      #expect(outcome.end == .signalled(9))
      let left = try processes(in: folder.appending(path: "pids"))
      eventually { !left.contains(where: isAlive) }
    }
  }

  @Test func `stopping the keeper does not stop it from ending the run`() throws {
    try withTemporaryDirectory { folder in
      let outcome = try shell(
        "cd \"$1\"; setsid sleep 300 & echo $! >\"$1/pids\"; kill -STOP $PPID; exec yes", Limits(),
        folder.path)
      #expect(outcome.end == .flooded)
      let left = try processes(in: folder.appending(path: "pids"))
      #expect(!left.contains(where: isAlive))
    }
  }

  @Test func `a killed caller takes its runs along`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "atelier-test-\(UUID().uuidString)")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = file.path as String] in
      _ = try shell(
        """
        sleep 300 & echo $! >"$1"
        setsid sleep 300 & echo $! >>"$1"
        echo $$ >>"$1"
        kill -9 $2
        sleep 300
        """, Limits(), path, String(getpid()))
    }
    let left = try processes(in: file)
    #expect(left.count == 3)
    eventually { !left.contains(where: isAlive) }
    try FileManager.default.removeItem(at: file)
  }

  @Test func `runs side by side keep to themselves and leave nothing open`() async {
    // In a process of its own, because the descriptors of this one are shared with other tests.
    await #expect(processExitsWith: .success) {
      _ = try shell("exit 0")
      let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      let group = DispatchGroup()
      for thread in 0..<8 {
        DispatchQueue(label: "runs \(thread)").async(group: group) {
          for turn in 0..<50 {
            let number = thread * 50 + turn
            let outcome = try? shell("echo \(number); (setsid sleep 300 &); exit \(thread)")
            #expect(outcome?.end == .exited(Int32(thread)))
            #expect(outcome?.output == Array("\(number)\n".utf8))
          }
        }
      }
      group.wait()
      let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      #expect(after == before)
      #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }
  }
}

/// Waits for what another process does in its own time; an issue if it does not.
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) {
  for _ in 0..<500 where !condition() { usleep(10_000) }
  #expect(condition(), sourceLocation: sourceLocation)
}
