package import Curriculum

extension Grade {
  /// The grade as somebody may read it who is to be told this much, made before any report sees it.
  ///
  /// Messages about the learner's own code (the compiler's, the gate's) hold nothing of the checks, and
  /// stay at every level.
  package func told(_ feedback: Feedback) -> Grade {
    guard feedback > .full else { return self }
    var grade = self
    if status == .error {
      // What follows may be a log that quotes checks.
      grade.message = message?.split(whereSeparator: \.isNewline).first.map(String.init)
    }
    if feedback == .none {
      // Code that waits could tell by it what a check has asked.
      grade.seconds = 0
      // They say what the checks look for in vain.
      if status == .failed { (grade.message, grade.diagnostics) = (nil, []) }
    }
    for step in grade.steps.indices {
      grade.steps[step].checks = grade.steps[step].checks.map { $0.told(feedback) }
    }
    return grade
  }
}

extension CheckGrade {
  fileprivate func told(_ feedback: Feedback) -> CheckGrade {
    var check = self
    if feedback == .actualOnly {
      check.message = actual ?? message
    } else {
      // A check without a word would pass for one whose turn has not come.
      check.message = message == nil ? nil : "What was found is not told."
      // How it came to its end is the learner's choice, and could say what the check has asked.
      if [.crashed, .timedOut].contains(status) { check.status = .failed }
      (check.file, check.line, check.output, check.seconds) = (nil, nil, nil, 0)
    }
    check.actual = nil
    return check
  }
}
