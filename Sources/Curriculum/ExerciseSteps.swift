extension ExerciseLoader {
  /// The steps of the text, each with the checks of the files that carry its number.
  mutating func loadSteps(_ text: ExerciseText, _ settings: ExerciseSettings) -> [Step] {
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
          hintsByCheck: hints(of: written, for: checks), learned: written.learned,
          checks: checks, checkFiles: own.map(\.0.file),
          isSealed: settings.sealed.contains(written.number)))
      if checks.isEmpty, !course.isStudentEdition {
        reader.problems.append(.stepWithoutChecks(file, written))
      }
      if written.hints.isEmpty { reader.problems.append(.stepWithoutHint(file, written)) }
    }
    if text.steps.isEmpty { reader.problems.append(.noSteps(file)) }
    let numbers = Set(text.steps.map(\.number))
    for (file, step) in files where !numbers.contains(step) {
      reader.problems.append(.checksWithoutStep("\(folder)/Checks/\(file.path)", step: step))
    }
    checkSeals(of: steps, settings)
    return course.isStudentEdition ? steps.joinedWhereSealed() : steps
  }

  private mutating func checkSeals(of steps: [Step], _ settings: ExerciseSettings) {
    let unknown = settings.sealed.subtracting(steps.map(\.number)).min()
    if let unknown, !steps.isEmpty {
      reader.problems.append(.sealsNothing(file, line: settings.sealedLine, step: unknown))
    }
    let open = steps.flatMap(\.practiceFiles)
    if !course.isStudentEdition, open.isEmpty, steps.contains(where: { !$0.checkFiles.isEmpty }) {
      reader.problems.append(.everythingSealed(file, line: settings.sealedLine))
    }
    for step in steps {
      var seen: Set<Substring> = []
      // Of two with one name the sealed one is told of, which came later.
      for file in step.checkFiles.reversed() {
        let name = file.path.split(separator: "/").last ?? ""
        guard !seen.insert(name).inserted else { continue }
        reader.problems.append(.sameName("\(folder)/Checks/\(file.path)"))
      }
    }
  }

  private mutating func checkFiles() -> [(file: SourceFile, step: Int)] {
    reader.swiftFiles(in: "\(folder)/Checks").compactMap { file in
      let name = file.path.trimmingPrefix(Step.sealedPrefix)
      let digits = name.dropFirst(4).prefix { $0.isASCII && $0.isNumber }
      guard name.hasPrefix("Step"), !name.contains("/"), let step = Int(digits) else {
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
            usesTeardownBlocks: found.usesTeardownBlocks, file: read.name, line: method.line))
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

extension [Step] {
  /// What learners get no checks for stands with the next step that has some, or with the last one.
  fileprivate func joinedWhereSealed() -> [Step] {
    var joined: [Step] = []
    var waiting: [Step] = []
    for var step in self {
      guard !step.checks.isEmpty else {
        waiting.append(step)
        continue
      }
      if !waiting.isEmpty {
        step.text = (waiting.map(\.textAsPart) + ["**\(step.title)**", step.text]).joinedAsParts
        step.hints = waiting.flatMap(\.hints) + step.hints
        waiting = []
      }
      joined.append(step)
    }
    if !waiting.isEmpty, var last = joined.popLast() {
      last.text = ([last.text] + waiting.map(\.textAsPart)).joinedAsParts
      last.hints += waiting.flatMap(\.hints)
      joined.append(last)
    }
    return joined
  }
}

extension Step {
  fileprivate var textAsPart: String {
    "**Step \(number): \(title)** (your instructor's own checks grade this part)\n\n\(text)"
  }
}

extension [String] {
  fileprivate var joinedAsParts: String { joined(separator: "\n\n") }
}

extension CourseProblem {
  fileprivate static func sealsNothing(_ file: String, line: Int, step: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "`sealed` names step \(step), which the exercise does not have.",
      fix: "Name steps of this exercise, such as `Step1`.")
  }

  fileprivate static func everythingSealed(_ file: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "Every check is sealed, so that learners have none to work with.",
      fix: "Leave the checks of one step open, at least one that says what is asked for.")
  }

  fileprivate static func sameName(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "Another file of checks of this step has the same name.",
      fix: "Rename this one: `Step1Sealed.swift` is as good a name as `Step1.swift`.")
  }

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
