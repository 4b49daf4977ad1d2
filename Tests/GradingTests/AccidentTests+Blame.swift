import Sandbox
import Synchronization
import Testing

/// Who is told of it, where several checks meet what one of them has done.
extension AccidentTests {
  @Test func `a loop that every check meets does not take the whole limit each time`() throws {
    try expect(
      """
      struct Work {
        func first() { spin() }
        func second() { spin() }
        func third() { spin() }
        func fourth() {}
        func fifth() { spin() }
        func spin() {
          while true {}
        }
      }
      """, limit: .seconds(2),
      [
        ("first", .timedOut("after 2 seconds", 8)), ("second", .timedOut("after 2 seconds", 8)),
        ("third", .timedOut("after 1 second", 8)), ("fourth", .passed),
        ("fifth", .timedOut("after 1 second", 8)),
      ])
  }

  @Test func `a lock that one check keeps is not laid at the door of those that need it`() throws {
    try expect(
      """
      import Foundation
      let lock = NSLock()
      final class Till {
        static let gate = DispatchSemaphore(value: 1)
        static let queue = DispatchQueue(label: "till")
      }
      func pass() { Till.gate.wait(); Till.gate.signal() }
      struct Work {
        func before() {}
        func keepsLock() { lock.lock() }
        func needsLock() { lock.lock(); lock.unlock() }
        func between() {}
        func needsLockAgain() { lock.lock(); lock.unlock() }
        func keepsGate() { Till.gate.wait() }
        func needsGate() { pass() }
        func needsGateApart() async { await Task.detached { pass() }.value }
        func blocksQueue() {
          Till.queue.async { DispatchSemaphore(value: 0).wait() }
        }
        func needsQueue() { Till.queue.sync {} }
        func waits() {
          DispatchSemaphore(value: 0).wait()
        }
        func locksTwice() {
          lock.lock()
          lock.lock()
        }
        func forgets() async {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        func after() {}
      }
      """, limit: .milliseconds(500),
      [
        ("before", .passed), ("keepsLock", .passed), ("needsLock", .passed), ("between", .passed),
        ("needsLockAgain", .passed), ("keepsGate", .passed), ("needsGate", .passed),
        ("needsGateApart", .passed), ("blocksQueue", .passed), ("needsQueue", .passed),
        ("waits", .timedOut("the main thread was blocked", 22)),
        ("locksTwice", .timedOut("the main thread was blocked", 26)),
        ("forgets", .timedOut("waited for something")), ("after", .passed),
      ])
  }

  @Test func `who waits for nobody is to blame, whatever passed before`() throws {
    try expect(
      """
      import Foundation
      struct Work {
        func before() {}
        func waits() { DispatchSemaphore(value: 0).wait() }
        func between() {}
        func forgets() async {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        func after() {}
      }
      """, limit: .milliseconds(500),
      [
        ("before", .passed), ("waits", .timedOut("the main thread was blocked", 4)),
        ("between", .passed), ("forgets", .timedOut("waited for something")), ("after", .passed),
      ])
  }

  @Test func `who forgets a continuation has its word at once, and waits for it only once`() throws
  {
    let runs = Mutex(0)
    try expect(
      """
      struct Work {
        func before() {}
        func forgets() async {
          await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
        }
        func after() {}
      }
      """, limit: .milliseconds(500),
      [("before", .passed), ("forgets", .timedOut("never resumes")), ("after", .passed)],
      onStart: { command in
        if command.executable.hasSuffix("/linked/run") { runs.withLock { $0 += 1 } }
      })
    #expect(runs.withLock { $0 } == 2)
  }

  @Test func `a crash between two checks is not laid at the door of one that did not cause it`()
    throws
  {
    let others = (1...20).map { "other\($0)" }
    let leaks = (1...4).map { "leak\($0)" }
    try expect(
      """
      import Foundation
      struct Work {
        func leak(_ milliseconds: UInt32) {
          Thread { usleep(milliseconds * 1000 + 300); print([1][4]) }.start()
        }
      \(leaks.enumerated().map { "  func \($1)() { leak(\($0 + 1)); usleep(200) }" }.joined(separator: "\n"))
      \(others.map { "  func \($0)() {}" }.joined(separator: "\n"))
      }
      """,
      // Whether the crash finds the one that caused it under way is chance.
      (leaks + others).map { ($0, leaks.contains($0) ? .anything : .passed) })
  }

  @Test func `what a check leaves behind is not laid at the next one's door`() throws {
    try expect(
      """
      import Foundation
      @MainActor final class Screen { var taps = 0 }
      struct Work {
        func before() {}
        func leaksLoop() { for _ in 0..<8 { Task.detached { while true {} } } }
        func asksOften() async {
          for _ in 0..<50 { await Task.detached {}.value }
        }
        func leaksPrint() async {
          Task.detached { while true { print(String(repeating: "x", count: 1000)) } }
        }
        func takesTime() async { try? await Task.sleep(for: .milliseconds(200)) }
        func leaksCrash() async {
          Task.detached {
            try? await Task.sleep(for: .milliseconds(30))
            print([1][4])
          }
        }
        func leaksAtOnce() { DispatchQueue.main.async { print([1][4]) } }
        func leaksWork() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print([1][4]) } }
        func turnsLoop() { RunLoop.main.run(until: Date() + 0.4) }
        func takesMoreTime() async { try? await Task.sleep(for: .milliseconds(200)) }
        func twice() async {
          await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            next.resume()
            next.resume()
          }
        }
        func offMain() async {
          await Task.detached {
            DispatchQueue.global().sync {}
            await withUnsafeContinuation { (next: UnsafeContinuation<Void, Never>) in
              DispatchQueue.global().async {
                MainActor.assumeIsolated { print(Screen().taps) }
                next.resume()
              }
            }
          }.value
        }
        func apart() async { await Task.detached { print([1][9]) }.value }
        func deepApart() async { print(await Task.detached { Work().depth(1) }.value) }
        func depth(_ n: Int) -> Int { n + depth(n + 1) }
        func after() {}
      }
      """,
      [
        ("before", .passed), ("leaksLoop", .passed), ("asksOften", .passed),
        ("leaksPrint", .passed), ("takesTime", .passed), ("leaksCrash", .passed),
        ("leaksAtOnce", .crashed("Line 19: `func leaksAtOnce", 19)), ("leaksWork", .passed),
        ("turnsLoop", .passed), ("takesMoreTime", .passed),
        ("twice", .crashed("`twice()` resumed its continuation more than once", 26)),
        ("offMain", .crashed("main thread ran on another one", 34)),
        ("apart", .crashed("an index that it does not have. Line 40: `func apart()", 40)),
        ("deepApart", .crashed("recursed without end")), ("after", .passed),
      ])
  }
}
