import Curriculum
import Grading
import Sandbox
import Testing

/// Whatever the code of one check does, every other check reports what it would report alone.
@Suite(.serialized) struct AccidentTests {
  struct Expected {
    /// Nil where it may be any.
    var status: CheckGrade.Status?
    var message: String?
    var line: Int?

    static let anything = Expected()
    static let passed = Expected(status: .passed)
    static func crashed(_ message: String? = nil, _ line: Int? = nil) -> Expected {
      Expected(status: .crashed, message: message, line: line)
    }
    static func timedOut(_ message: String, _ line: Int? = nil) -> Expected {
      Expected(status: .timedOut, message: message, line: line)
    }
  }

  /// Grades a file `Work.swift` with one check for each function of its type `Work`, in their order,
  /// each awaited, and holds the states of all of them against what is expected. Nothing that ends by itself comes
  /// near the limit, however busy the machine is.
  @discardableResult
  func expect(
    _ source: String, limit: Duration = .seconds(10), _ expected: [(String, Expected)],
    onStart: @escaping @Sendable (Command) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Grade {
    let file = SourceFile("Work.swift", source)
    let checks = expected.map { name, _ in
      let isAsync = source.contains("func \(name)() async")
      return "  func test_\(name)() \(isAsync ? "async " : ""){ "
        + "\(isAsync ? "await " : "")Work().\(name)() }"
    }
    var exercise = Exercise.sample(
      [file],
      checks: [
        """
        import XCTest
        @testable import Learner
        final class Step1: XCTestCase {
        \(checks.joined(separator: "\n"))
        }
        """
      ])
    // Accidents that take pointers or calls of C happen only where these are allowed.
    exercise.allowsUnsafe = true
    let grade = try TestGrader.make(limit: limit, onStart: onStart).grade(exercise, files: [file])
    #expect(grade.messages.isEmpty || grade.status != .doesNotCompile, "\(grade)")
    for (name, expected) in expected {
      let check = grade.checks["Step1.test_\(name)"]
      if let status = expected.status {
        #expect(check?.status == status, "\(name)", sourceLocation: sourceLocation)
      }
      if let message = expected.message {
        #expect(
          check?.message?.contains(message) == true, "\(name): \(check?.message ?? "")",
          sourceLocation: sourceLocation)
      }
      if let line = expected.line {
        #expect(
          check?.line == line && check?.file == "Work.swift",
          "\(name): \(check?.line ?? 0)", sourceLocation: sourceLocation)
      }
    }
    return grade
  }

  @Test func `what the compiler gets ready for a line that stops is no part of the line before`()
    throws
  {
    try expect(
      """
      struct Chore { let id: Int; var isDone = false; var days = [1] }
      final class Work {
        private var chores = [Chore(id: 1), Chore(id: 2)]
        var index = -1
        func guarded() { toggle(at: index) }
        func toggle(at index: Int) {
          guard index < chores.count else { return }
          chores[index].isDone.toggle()
          let chore = chores[index]
          print(chore)
        }
        func nested() { count(at: index) }
        func count(at index: Int) {
          let count = chores.count
          chores[0].days[index] += 1
          print(count)
        }
      }
      """,
      [
        ("guarded", .crashed("an index that it does not have", 8)),
        ("nested", .crashed("an index that it does not have", 15)),
      ])
  }

  @Test func `a trap says why, and where in the learner's file`() throws {
    try expect(
      """
      final class Box {
        var values = [1, 2]
        func edit(_ change: (inout [Int]) -> Void) { change(&values) }
      }
      final class Owner { unowned var box: Box; init(_ box: Box) { self.box = box } }
      enum Failure: Error { case noNetwork }
      struct Work {
        var zero = 0
        var none: String? = nil
        var text: Any = 3
        func before() {}
        func index() { let items = [1]; print(items[3]) }
        func slice() { let items = [1, 2, 3][..<2]; print(items[2]) }
        func character() { let name = "Ann"; print(name[name.endIndex]) }
        func optional() { print(none!) }
        func implicit() { let label: String! = none; print(label.count) }
        func overflow() { let small = UInt8(zero); print(small - 1) }
        func division() { print(7 / zero) }
        func range() { print((zero ..< -4).count) }
        func cast() { print(text as! String) }
        func tries() { try! { throw Failure.noNetwork }() }
        func fatal() { fatalError("no storyboard") }
        func requires() { precondition(zero > 3, "too small") }
        func asserts() { assert(zero > 3, "too tiny") }
        func keys() { print(Dictionary(uniqueKeysWithValues: [("a", 1), ("a", 2)])) }
        func overlap() {
          let box = Box()
          box.edit { $0.append(box.values.count) }
        }
        func unowned() {
          var box: Box? = Box()
          let owner = Owner(box!)
          box = nil
          print(owner.box.values)
        }
        func conversion() { print(UInt8(zero + 300)) }
        func after() {}
        func castOfNone() { let found: Any = none as Any; print(found as! Int) }
        func castOfOwn() { let box: Any = Hidden(); print(box as! Int) }
      }
      private struct Hidden {}
      """,
      [
        ("before", .passed),
        ("index", .crashed("an index that it does not have. Line 12: `func index() {", 12)),
        ("slice", .crashed("a slice was asked for an index", 13)),
        ("character", .crashed("a string was asked for a character", 14)),
        ("optional", .crashed("unwrapped with `!` and was nil", 15)),
        ("implicit", .crashed("a value declared with `!` was nil", 16)),
        ("overflow", .crashed("too large or too small for its type", 17)),
        ("division", .crashed("divided by zero", 18)),
        ("range", .crashed("a range was made that ends before it begins", 19)),
        ("cast", .crashed("of type `Int` was cast with `as!` to `String`", 20)),
        ("tries", .crashed("threw an error, Learner.Failure.noNetwork", 21)),
        ("fatal", .crashed("The code stopped the program itself: no storyboard.", 22)),
        ("requires", .crashed("a precondition does not hold: too small.", 23)),
        ("asserts", .crashed("an assertion does not hold: too tiny.", 24)),
        ("keys", .crashed("the key 'a' stands twice", 25)),
        ("overlap", .crashed("while it was being changed elsewhere", 28)),
        ("unowned", .crashed("`unowned` reference was used after", 34)),
        ("conversion", .crashed("a type that cannot hold it", 36)),
        ("castOfNone", .crashed("`nil` was cast with `as!` to `Int`. There was no value.")),
        ("castOfOwn", .crashed("of type `Hidden` was cast with `as!` to `Int`")),
        ("after", .passed),
      ])
  }

  @Test func `what ends the program costs its own check only`() throws {
    let grade = try expect(
      """
      import Foundation
      let many = String(repeating: "again and ", count: 3000)
      struct Work {
        func before() { print("early", terminator: "") }
        func leaves() {
          exit(3)
        }
        func aborts() { abort() }
        func kills() { raise(SIGKILL) }
        func recurses() { print(depth(1)) }
        func depth(_ n: Int) -> Int { n + depth(n + 1) }
        func formats() { print(format(1)) }
        func format(_ n: Int) -> Int { n + format(String(format: "%d", n).count) }
        func trims() { print(trim(1)) }
        func trim(_ n: Int) -> Int { n + trim(" a ".trimmingCharacters(in: .whitespaces).count) }
        func sorts() { print(sort([3, 1, 2])) }
        func sort(_ all: [Int]) -> [Int] { all.sorted { sort([$0, $1, 0])[0] < $1 } }
        func pointer() { UnsafeMutablePointer<Int>(bitPattern: 16)!.pointee = 1 }
        func floods() { while true { print(many) } }
        func floodsErrors() { while true { fputs(many, stderr) } }
        func memory() {
          var blocks: [UnsafeMutableRawPointer] = []
          while true { blocks.append(.allocate(byteCount: 64 << 20, alignment: 16)) }
        }
        func catches() {
          for signal in 1..<32 { Foundation.signal(Int32(signal), SIG_IGN) }
        }
        func changesFolder() { chdir("/") }
        func findsFolder() { precondition(FileManager.default.currentDirectoryPath != "/") }
        func printsAndTraps() { print("one"); print("two", terminator: ""); print([1][zero]) }
        var zero: Int { 4 }
        func closesStreams() { close(1); close(2); close(3) }
        func prints() { print("still here") }
        func closesAll() { for file in 0..<1024 { close(Int32(file)) } }
        func threads() {
          for _ in 0..<1000 { Thread { Thread.sleep(forTimeInterval: 60) }.start() }
        }
        func pipes() {
          let pipe = Pipe()
          try? pipe.fileHandleForReading.close()
          try? pipe.fileHandleForWriting.write(contentsOf: [1])
        }
        func enlarges() {
          let file = open("large", O_CREAT | O_WRONLY, 0o600)
          ftruncate(file, 1 << 40)
        }
        func alarms() { Foundation.signal(SIGALRM, SIG_DFL); raise(SIGALRM) }
        func spends() { raise(SIGXCPU) }
        func divides() { raise(SIGFPE) }
        func terminates() { raise(SIGTERM) }
        func isTold() { raise(40) }
        func after() {}
      }
      """,
      [
        ("before", .passed),
        ("leaves", .crashed("exit code 3", 6)), ("aborts", .crashed("abort()", 8)),
        ("kills", .crashed("stopped")),
        ("recurses", .crashed("a function called itself", 11)),
        ("formats", .crashed("a function called itself")),
        ("trims", .crashed("a function called itself")),
        ("sorts", .crashed("a function called itself")),
        ("pointer", .crashed("memory that is gone", 18)),
        ("floods", .crashed("printed without end")), ("floodsErrors", .crashed("without end")),
        ("memory", .crashed("more than the 4 GB", 23)), ("catches", .passed),
        ("changesFolder", .passed), ("findsFolder", .passed),
        ("printsAndTraps", .crashed("does not have")),
        ("closesStreams", .passed),
        ("prints", .passed), ("closesAll", .crashed("closed files")), ("threads", .passed),
        ("pipes", .crashed("a pipe whose other end was closed", 41)),
        ("enlarges", .crashed("a file without end", 45)), ("alarms", .crashed("by an alarm")),
        ("spends", .crashed("too much processor time")), ("divides", .crashed("division by zero")),
        ("terminates", .crashed("SIGTERM")), ("isTold", .crashed("ended itself by the signal 40")),
        ("after", .passed),
      ])
    #expect(grade.checks["Step1.test_before"]?.output == "early")
    #expect(grade.checks["Step1.test_printsAndTraps"]?.output == "one\ntwo")
    #expect(grade.checks["Step1.test_prints"]?.output == "still here\n")
    #expect(grade.checks["Step1.test_after"]?.output == nil)
    #expect(grade.checks["Step1.test_floods"]?.output?.hasSuffix(" more bytes") == true)
  }

  @Test func `a check that does not end says whether it was busy, blocked or waiting`() throws {
    try expect(
      """
      import Foundation
      struct Work {
        func before() {}
        func spins() { while true {} }
        func blocks() { DispatchSemaphore(value: 0).wait() }
        func waits() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        func forgets() async { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
        func spinsApart() async { await Task.detached { while true {} }.value }
        func sleeps() async { try? await Task.sleep(for: .seconds(60)) }
        func deadlock() {
          DispatchQueue.main.sync {}
        }
        func after() {}
      }
      """, limit: .milliseconds(500),
      [
        ("before", .passed), ("spins", .timedOut("a loop or a recursion", 4)),
        ("blocks", .timedOut("the main thread was blocked", 5)),
        ("waits", .timedOut("waited for something that never happened")),
        ("forgets", .timedOut("`forgets()` never resumes its continuation")),
        ("spinsApart", .timedOut("in the background runs without end")),
        ("sleeps", .timedOut("waited for something")),
        ("deadlock", .crashed("`sync` onto the queue that the code already", 11)),
        ("after", .passed),
      ])
  }

  @Test func `what fails only after its check has ended is taken for no attack on the others`()
    throws
  {
    let exercise = Exercise.sample(
      [SourceFile("Work.swift", "func work() {}")],
      checks: [
        """
        import XCTest
        @testable import Learner
        final class Step1: XCTestCase {
          func failLater(_ times: Int) {
            guard times > 0 else { return }
            DispatchQueue.main.async {
              XCTFail("late")
              self.failLater(times - 1)
            }
          }
          func test_late() { failLater(50) }
          func test_next() { work() }
        }
        """
      ])
    let grade = try TestGrader.make(limit: .seconds(2)).grade(exercise, files: exercise.stub)
    #expect(grade.status == .failed, "\(grade)")
    #expect(grade.checks["Step1.test_late"]?.status == .failed)
    #expect(grade.checks.values.allSatisfy { $0.status == .failed || $0.status == .passed })
  }

  @Test func `who leaves the program from the background is told where`() throws {
    try expect(
      """
      import Foundation
      func leave() {
        exit(7)
      }
      struct Work {
        func before() {}
        func queue() {
          DispatchQueue.global().async {
            exit(0)
          }
          sleep(1)
        }
        func later() async {
          DispatchQueue(label: "own").asyncAfter(deadline: .now() + 0.01) { leave() }
          try? await Task.sleep(for: .seconds(1))
        }
        func continued() async {
          await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
              exit(1)
            }
          }
        }
        func detached() async {
          await Task.detached {
            exit(2)
          }.value
        }
        func thread() {
          Thread {
            exit(3)
          }.start()
          sleep(1)
        }
        func operation() {
          let queue = OperationQueue()
          queue.addOperation {
            exit(4)
          }
          queue.waitUntilAllOperationsAreFinished()
        }
        func sorts() {
          DispatchQueue.global().async {
            _ = [3, 2, 1].sorted {
              if $0 < $1 { exit(5) }
              return $0 < $1
            }
          }
          sleep(1)
        }
        @MainActor func awaited() async {
          exit(6)
        }
        func after() {}
      }
      """,
      [
        ("before", .passed),
        ("queue", .crashed("itself here (exit code 0). Code of an app never calls exit().", 9)),
        ("later", .crashed("here (exit code 7)", 3)),
        ("continued", .crashed("here (exit code 1)", 20)),
        ("detached", .crashed("here (exit code 2)", 26)),
        ("thread", .crashed("here (exit code 3)", 31)),
        ("operation", .crashed("here (exit code 4)", 38)),
        ("sorts", .crashed("here (exit code 5)", 45)),
        ("awaited", .crashed("here (exit code 6)", 52)), ("after", .passed),
      ])
  }

  @Test func `sync onto the queue that the code runs on has its line, also in async code`() throws {
    let words = "`sync` onto the queue that"
    try expect(
      """
      import Foundation
      final class Store {
        static let shared = Store()
        let queue = DispatchQueue(label: "store")
      }
      struct Work {
        func before() {}
        @MainActor func isolated() async {
          DispatchQueue.main.sync {}
        }
        @MainActor func afterSleep() async {
          try? await Task.sleep(for: .milliseconds(10))
          DispatchQueue.main.sync { print("late") }
        }
        func runs() async {
          await MainActor.run {
            DispatchQueue.main.sync {}
          }
        }
        func task() async {
          await Task { @MainActor in
            DispatchQueue.main.sync {}
          }.value
        }
        func elsewhere() async {
          DispatchQueue.main.sync {}
        }
        func nested() {
          DispatchQueue.global().sync {
            DispatchQueue.main.sync {}
          }
        }
        func own() {
          Store.shared.queue.sync {
            Store.shared.queue.sync {}
          }
        }
        func ownApart() async {
          await Task.detached { own() }.value
        }
        func queued() async {
          await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
              DispatchQueue.main.sync {}
              next.resume()
            }
          }
        }
        func after() {}
      }
      """,
      [
        ("before", .passed), ("isolated", .crashed(words, 9)), ("afterSleep", .crashed(words, 13)),
        ("runs", .crashed(words, 17)), ("task", .crashed(words, 22)), ("elsewhere", .passed),
        ("nested", .crashed(words, 30)), ("own", .crashed(words, 35)),
        ("ownApart", .crashed(words, 35)), ("queued", .crashed(words, 44)), ("after", .passed),
      ])
  }

  @Test func `who prints more than anybody reads is told so, and nobody else`() throws {
    let grade = try expect(
      """
      struct Work {
        func printsMuch() { for _ in 0..<3000 { print(String(repeating: "x", count: 1000)) } }
        func prints() { print("hello") }
        func spins() { while true {} }
        func printsForEver() { while true { print(String(repeating: "x", count: 10)) } }
        func printsAgain() { print("hello") }
      }
      """, limit: .seconds(1),
      [
        ("printsMuch", .passed), ("prints", .passed),
        ("spins", .timedOut("a loop or a recursion that does not end")),
        ("printsForEver", .anything), ("printsAgain", .passed),
      ])
    #expect(grade.checks["Step1.test_prints"]?.output?.contains("an earlier check") == true)
    #expect(grade.checks["Step1.test_printsForEver"]?.message?.contains("without end") == true)
    #expect(grade.checks["Step1.test_printsAgain"]?.output == "hello\n")
  }
}
