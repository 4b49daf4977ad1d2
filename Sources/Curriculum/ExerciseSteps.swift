extension ExerciseLoader {
  /// The steps of the text, each with the checks of the files that carry its number.
  mutating func loadSteps(_ text: ExerciseText) -> [Step] {
    let files = checkFiles()
    let read = CheckFile.read(files.map { (name: $0.file.path, source: $0.file.bytes) })
    var steps: [Step] = []
    for written in text.steps where !steps.contains(where: { $0.number == written.number }) {
      let own = zip(files, read).filter { $0.0.step == written.number }
      let checks = own.flatMap { readChecks(in: $0.1, step: written.number) }
        .calledByStep(written.number)
      steps.append(
        Step(
          number: written.number, title: written.title, text: written.text, hints: written.hints,
          hintsByCheck: hints(of: written, for: checks), checks: checks,
          checkFiles: own.map(\.0.file)))
      if checks.isEmpty { reader.problems.append(.stepWithoutChecks(file, written)) }
      if written.hints.isEmpty { reader.problems.append(.stepWithoutHint(file, written)) }
    }
    if text.steps.isEmpty { reader.problems.append(.noSteps(file)) }
    let numbers = Set(text.steps.map(\.number))
    for (file, step) in files where !numbers.contains(step) {
      reader.problems.append(.checksWithoutStep("\(folder)/Checks/\(file.path)", step: step))
    }
    return steps
  }

  private mutating func checkFiles() -> [(file: SourceFile, step: Int)] {
    reader.swiftFiles(in: "\(folder)/Checks").compactMap { file in
      let digits = file.path.dropFirst(4).prefix { $0.isASCII && $0.isNumber }
      guard file.path.hasPrefix("Step"), !file.path.contains("/"), let step = Int(digits) else {
        reader.problems.append(.checkFileName("\(folder)/Checks/\(file.path)"))
        return nil
      }
      return (file, step)
    }
  }

  private mutating func readChecks(in read: CheckFile, step: Int) -> [Check] {
    let path = "\(folder)/Checks/\(read.name)"
    for problem in read.problems {
      reader.problems.append(
        CourseProblem(
          file: path, line: problem.line, message: problem.message, fix: problem.fix))
    }
    var checks: [Check] = []
    for found in read.classes {
      if found.step != step {
        reader.problems.append(.classOfOtherStep(path, found, step: step))
      }
      for method in found.methods {
        checks.append(
          Check(
            id: "\(found.name).\(method.name)", className: found.name, method: method.name,
            isAsync: method.isAsync, says: method.says["en"] ?? "",
            usesTeardownBlocks: found.usesTeardownBlocks))
      }
    }
    return checks
  }

  private mutating func hints(
    of step: ExerciseText.Step, for checks: [Check]
  ) -> [String: String] {
    var hints: [String: String] = [:]
    for hint in step.hintsByCheck {
      if checks.contains(where: { $0.method == hint.check }) {
        hints[hint.check] = hint.text
      } else {
        reader.problems.append(.hintForNothing(file, line: hint.line, name: hint.check, step))
      }
    }
    return hints
  }
}

extension [Check] {
  /// A check is known by its step and method; its class says which where that is not enough.
  fileprivate func calledByStep(_ step: Int) -> [Check] {
    let methods = Dictionary(grouping: self, by: \.method)
    return map { check in
      guard methods[check.method]?.count == 1 else { return check }
      var check = check
      check.id = "Step\(step).\(check.method)"
      return check
    }
  }
}

extension CourseProblem {
  fileprivate static func noSteps(_ file: String) -> CourseProblem {
    CourseProblem(
      file: file, message: "The exercise has no step.",
      fix: "Add a heading `## Step 1: What to do`, and checks for it in Checks/Step1.swift.")
  }

  fileprivate static func stepWithoutChecks(
    _ file: String, _ step: ExerciseText.Step
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: step.line, message: "Step \(step.number) has no checks.",
      fix:
        "Write a class `Step\(step.number)Checks: XCTestCase` in Checks/Step\(step.number).swift.")
  }

  fileprivate static func stepWithoutHint(
    _ file: String, _ step: ExerciseText.Step
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: step.line, message: "Step \(step.number) has no hint.",
      fix: "Add a `### Hint` at its end; several go from a direction to near-code.")
  }

  fileprivate static func checksWithoutStep(_ path: String, step: Int) -> CourseProblem {
    CourseProblem(
      file: path, message: "These checks are for step \(step), which exercise.md does not have.",
      fix: "Add a heading `## Step \(step): …` there, or rename this file.")
  }

  fileprivate static func checkFileName(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The file's name does not say which step it checks.",
      fix: "Name it `Step1.swift`, or `Step1` and more, directly in Checks.")
  }

  fileprivate static func classOfOtherStep(
    _ path: String, _ found: CheckClass, step: Int
  ) -> CourseProblem {
    CourseProblem(
      file: path, line: found.line,
      message: "`\(found.name)` checks step \(found.step), and its file is for step \(step).",
      fix: "Rename the class to begin with `Step\(step)`, or move it to the other step's file.")
  }

  fileprivate static func hintForNothing(
    _ file: String, line: Int, name: String, _ step: ExerciseText.Step
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "Step \(step.number) has no check `\(name)`.",
      fix: "Write the name of a test method of this step, or `### Hint` alone.")
  }
}
