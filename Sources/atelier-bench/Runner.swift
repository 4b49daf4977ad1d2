import FoundationEssentials

/// Runs programs one after the other and says how long they took.
struct Runner: Sendable {
  let children: Children
  var environment: [String: String]
  /// Where the program that runs now prints to.
  let log: String

  /// Runs to the end; anything but the expected exit status is a reason to stop measuring.
  func run(
    _ executable: String, _ arguments: [String], in directory: String, expecting status: Int32 = 0
  ) throws {
    let program = program(executable, arguments, in: directory)
    try check(try children.wait(for: try children.start(program)), of: program, expected: status)
  }

  /// Runs to the end and looks at the program every few milliseconds.
  func run(
    _ executable: String, _ arguments: [String], in directory: String,
    watching look: (Int32) -> Void
  ) throws {
    let program = program(executable, arguments, in: directory)
    let pid = try children.start(program)
    var status: Int32?
    while status == nil {
      look(pid)
      pause(milliseconds: 4)
      status = try children.poll(pid)
    }
    try check(status ?? 0, of: program, expected: 0)
  }

  /// Runs programs side by side, as many at a time as there are cores, in that order.
  func runSideBySide(
    _ executable: String, _ calls: [[String]], in directory: String, cores: Int
  ) throws {
    var waiting = calls[...]
    var running = 0
    var failures = 0
    while running > 0 || !waiting.isEmpty {
      while running < cores, let arguments = waiting.popFirst() {
        var program = program(executable, arguments, in: directory)
        program.log += "-\(waiting.count)"
        _ = try children.start(program)
        running += 1
      }
      if try children.waitForAny().status != 0 { failures += 1 }
      running -= 1
    }
    if failures > 0 {
      throw CannotMeasure("\(failures) of \(calls.count) calls of \(executable) failed.")
    }
  }

  /// What a program prints.
  func output(
    of executable: String, _ arguments: [String], in directory: String
  ) throws -> String {
    try run(executable, arguments, in: directory)
    return printed
  }

  /// What the last program printed.
  var printed: String {
    // Swift's own reading of a file refuses one that ends inside a character.
    (FileManager.default.contents(atPath: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func program(
    _ executable: String, _ arguments: [String], in directory: String
  ) -> Program {
    Program(
      executable: executable, arguments: arguments, directory: directory,
      environment: environment, log: log)
  }

  private func check(_ status: Int32, of program: Program, expected: Int32) throws {
    guard status != expected else { return }
    let call = ([program.executable] + program.arguments).joined(separator: " ")
    throw CannotMeasure(
      """
      This ended with \(status) instead of \(expected):
        cd \(program.directory)
        \(call)
      \(printed.suffix(3000))
      """)
  }
}

/// The seconds that something takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let begin = ContinuousClock.now
  try body()
  let (seconds, attoseconds) = (ContinuousClock.now - begin).components
  return Double(seconds) + Double(attoseconds) / 1e18
}
