import Testing

/// What a beginner reads who handed in what does not fit: their own places, and nothing hidden.
struct GradeMessageTests {
  @Test func `an empty file is told what is looked for`() throws {
    let grade = try gradeCounter("")
    #expect(grade.status == "failed")
    #expect(grade.message?.contains("`Counter`") == true)
    #expect(grade.diagnostics.first?.file == "Counter.swift")
    #expect(grade.checks.values.allSatisfy { $0.status == "notRun" })
  }

  @Test func `code in comments is told where the name stands`() throws {
    let grade = try gradeCounter(
      counter().split(separator: "\n").map { "// \($0)" }.joined(separator: "\n"))
    #expect(grade.status == "failed")
    #expect(grade.message?.contains("comment") == true)
    #expect(grade.diagnostics.first?.place.hasPrefix("Counter.swift:") == true)
  }

  @Test func `a compile error has file, line and column of the learner`() throws {
    let grade = try gradeCounter(counter(increment: "cuont += 1"))
    #expect(grade.status == "doesNotCompile")
    let error = try #require(grade.diagnostics.first)
    #expect(error.place == "Counter.swift:5:5")
    #expect(error.severity == "error")
    #expect(error.message.contains("cuont"))
    #expect(grade.message?.isEmpty == false)
  }

  @Test func `a file that ends in the middle does not compile`() throws {
    let grade = try gradeCounter("class Counter {\n  var count = 0\n")
    #expect(grade.status == "doesNotCompile")
    #expect(grade.diagnostics.first?.file == "Counter.swift")
  }

  @Test func `plain text does not compile`() throws {
    let grade = try gradeCounter("Dear teacher,\nthe dog ate my counter.\n")
    #expect(grade.status == "doesNotCompile")
    #expect(grade.diagnostics.first?.place.hasPrefix("Counter.swift:1:") == true)
  }

  @Test(arguments: [
    ("a renamed type", counter().replacing("class Counter", with: "class Clicker"), "`Counter`"),
    (
      "another label", counter().replacing("increment()", with: "increment(by amount: Int)"),
      "increment"
    ),
    ("a private member", counter().replacing("func incr", with: "private func incr"), "increment"),
    ("a missing member", counter().replacing("func increment", with: "func add"), "increment"),
    (
      "one that throws", counter().replacing("increment()", with: "increment() throws"), "increment"
    ),
    (
      "an initialiser",
      counter().replacing(
        "var count = 0", with: "var count: Int\n  init(count: Int) { self.count = count }"),
      "Counter"
    ),
  ])
  func `another shape is told in words with a place`(
    what: String, code: String, name: String
  ) throws {
    let grade = try gradeCounter(code)
    #expect(["failed", "doesNotCompile"].contains(grade.status))
    let words = [grade.message] + grade.checks.values.map(\.message)
    #expect(words.contains { $0?.contains(name) == true }, "\(what): \(grade)")
    if grade.checks.values.contains(where: { $0.status == "notRun" }) {
      #expect(grade.diagnostics.first?.file == "Counter.swift", "\(what): \(grade)")
    }
  }

  @Test func `only the step that does not fit is held back`() throws {
    let grade = try gradeCounter(
      "class Counter {\n  var count = 0\n  func increment() { count += 1 }\n}")
    #expect(
      grade.states == [
        "Step1.testStartsAtZero": "passed", "Step1.testCountsUp": "passed",
        "Step2.testCountsDown": "notRun", "Step2.testRefusesToGoBelowZero": "notRun",
      ])
    #expect(grade.message?.contains("decrement") == true)
    #expect(grade.diagnostics.first?.place == "Counter.swift:1:7")
  }
}
