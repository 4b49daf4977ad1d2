/// One learner's file and what has to be found in it.
struct Answer {
  var name: String
  var code: String
  var status = "failed"
  /// In the order of `ids`.
  var states: [String]
  /// In the message of every check that did not come to its end.
  var words: String?

  /// The checks of the counter.
  static let ids = [
    "Step1.testStartsAtZero", "Step1.testCountsUp", "Step2.testCountsDown",
    "Step2.testRefusesToGoBelowZero",
  ]

  /// Thirty contents of eight kinds.
  static var peaceful: [Answer] {
    let passed = "passed"
    let failed = "failed"
    let kinds = [
      Answer(
        name: "right", code: counter(), status: "passed", states: [passed, passed, passed, passed]),
      Answer(
        name: "right, another way",
        code: counter(decrement: "if count == 0 { throw CounterError.belowZero }\n    count -= 1"),
        status: "passed", states: [passed, passed, passed, passed]),
      Answer(
        name: "counts twice", code: counter(increment: "count += 2"),
        states: [passed, failed, failed, passed]),
      Answer(
        name: "goes below zero", code: counter(decrement: "count -= 1"),
        states: [passed, passed, passed, failed]),
      Answer(
        name: "does nothing", code: counter(increment: "", decrement: ""),
        states: [passed, failed, passed, failed]),
      Answer(
        name: "prints a lot",
        code: counter(increment: #"for line in 1...1000 { print("line", line) }; count += 1"#),
        status: "passed", states: [passed, passed, passed, passed]),
      Answer(
        name: "half a file", code: String(counter().prefix(120)), status: "doesNotCompile",
        states: ["notRun", "notRun", "notRun", "notRun"]),
      Answer(
        name: "another type", code: counter().replacing("Counter {", with: "Tally {"),
        states: ["notRun", "notRun", "notRun", "notRun"]),
    ]
    return (0..<30).map { number in
      var answer = kinds[number % kinds.count]
      answer.code = "// \(number)\n\(answer.code)"
      return answer
    }
  }

  /// The seconds that each check is given: enough for the peaceful ones beside all other tests' compilers.
  static let patience = 5

  /// Ten, none of which means any harm.
  static var hostile: [Answer] {
    let whenCounting = ["passed", "crashed", "crashed", "passed"]
    let whenTakingAway = ["passed", "passed", "crashed", "crashed"]
    let late = ["passed", "passed", "timedOut", "timedOut"]
    return [
      Answer(
        name: "loops without end", code: counter(decrement: "while true { count &+= 1 }"),
        states: late, words: "\(patience) seconds"),
      Answer(
        name: "waits for what never comes",
        code: "import Dispatch\n"
          + counter(decrement: "hold()")
          + "\nfunc hold() { DispatchSemaphore(value: 0).wait() }",
        states: late, words: "\(patience) seconds"),
      Answer(
        name: "crashes at its start",
        code: counter().replacing("var count = 0", with: "var count = starts[0]")
          + "\nlet starts = [Int]()",
        states: ["crashed", "crashed", "crashed", "crashed"], words: "index"),
      Answer(
        name: "prints 100 MB",
        code: counter(increment: "for _ in 0..<100 { print(million) }; count += 1")
          + "\nlet million = String(repeating: \"x\", count: 1 << 20)",
        states: whenCounting, words: "print"),
      Answer(
        name: "recurses without end",
        code: counter(decrement: "count = depth(count)")
          + "\nfunc depth(_ level: Int) -> Int { 1 + depth(level + 1) % 7 }",
        states: whenTakingAway, words: "recurs"),
      Answer(
        name: "ends the program", code: "import Foundation\n" + counter(decrement: "exit(0)"),
        states: whenTakingAway, words: "exit"),
      Answer(
        name: "prints in the background for ever",
        code: "import Foundation\n"
          + counter(increment: "flood(); sleep(60)")
            + """

            func flood() {
              Thread.detachNewThread {
                while true { print(String(repeating: "x", count: 1 << 16)) }
              }
            }
            """,
        states: whenCounting, words: "print"),
      Answer(
        name: "gives up in words",
        code: counter(decrement: #"fatalError("the till is empty")"#), states: whenTakingAway,
        words: "the till is empty"),
      Answer(
        name: "leaves threads and files behind",
        code: """
          import Foundation
          func litter() {
            for number in 1...20 {
              Thread { while true { sleep(300) } }.start()
              let place = FileManager.default.temporaryDirectory
              try? Data(count: 1000).write(to: place.appendingPathComponent("litter\\(number)"))
              try? Data(count: 1000).write(to: URL(fileURLWithPath: "litter\\(number)"))
            }
          }

          """ + counter(decrement: #"litter(); fatalError("out of room")"#),
        states: whenTakingAway, words: "out of room"),
      Answer(
        name: "asks for more memory than there is",
        code: counter(decrement: "count = Array(repeating: 0, count: 1 << 42).count"),
        states: whenTakingAway, words: "The program"),
    ]
  }
}
