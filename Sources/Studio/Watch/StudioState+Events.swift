import Curriculum
import Grading
import Terminal

extension StudioState {
  /// Takes in what happened and says what is to be done about it.
  mutating func handle(_ event: StudioEvent) -> [StudioEffect] {
    switch event {
    case .key(let key): return press(key)
    case .resized(let size): resize(to: size)
    case .building(let build):
      if isPreparing { activity = .preparing(build) } else { laterKit = build }
    case .allBuilt: laterKit = nil
    case .ready(let progress):
      self.progress = progress
      isReady = true
      activity = .waiting
      return startGrading()
    case .opened(let exercise, let progress, let place):
      return takeUp(exercise, progress, place)
    case .filesChanged:
      trouble = nil
      guard !isPreparing else { return [] }
      hasTried = true
      return startGrading()
    case .filesGone(let trouble):
      guard !isPreparing else { return [] }
      self.trouble = trouble
      activity = .waiting
      attempt = nil
      run += 1
      return [.stopGrading]
    case .watching(let note): watchNote = note
    case .phase(let run, let phase):
      if run == self.run, isGrading { activity = phase == .running ? .running : .compiling }
    case .graded(let run, let attempt, let progress): take(attempt, progress, of: run)
    case .checked(let run, let done, let progress): count(done, progress, of: run)
    case .checkedAll(let run, let passed, let lost): takeAll(passed: passed, lost: lost, of: run)
    case .read(let text):
      message = nil
      open(.text(text))
    case .restored(let progress, let said):
      self.progress = progress
      message = said
      passedSteps = []
      hasTried = false
    // The files have changed, which is noticed by itself.
    case .said(let text): message = text
    case .notGraded(let reason):
      // What was graded before is no longer what stands there.
      attempt = nil
      fail(reason)
    case .failed(let reason): fail(reason)
    }
    return []
  }

  private mutating func fail(_ reason: String) {
    activity = .waiting
    trouble = .failed(reason)
  }

  var isPreparing: Bool {
    if case .preparing = activity { return true }
    return false
  }

  /// The grading under way, if any, is for files that are no longer there.
  mutating func startGrading() -> [StudioEffect] {
    guard !isPreparing else { return [] }
    if case .failed = trouble { trouble = nil }
    guard isReady else {
      activity = .preparing(nil)
      return [.prepare]
    }
    run += 1
    activity = .compiling
    return [.grade(run: run)]
  }

  private mutating func take(_ attempt: Attempt, _ progress: Progress, of run: Int) {
    guard run == self.run else { return }
    let before = stepInHand
    let hadPassed = saved.passedSteps
    self.attempt = attempt
    self.progress = progress
    activity = .waiting
    message = nil
    if stepInHand.number != before.number || saved.passedSteps != hadPassed {
      let hasPassed = saved.passedSteps.contains(before.number)
      let isNew = hasPassed && !hadPassed.contains(before.number)
      passedSteps = isNew ? passed(from: before) : []
      hints = Hints()
      hasTried = hasTried && !hasPassed
      if page == .step { scroll = 0 }
    }
    if attempt.grade.status == .error {
      trouble = .failed(attempt.grade.message ?? "This could not be graded.")
    }
    if awaitsOutput {
      awaitsOutput = false
      open(.output)
    }
  }

  /// The step and those after it, as far as they pass.
  private func passed(from step: Step) -> [Step] {
    let rest = exercise.steps.drop { $0.number != step.number }
    return Array(rest.prefix { saved.passedSteps.contains($0.number) })
  }

  private mutating func count(_ done: Int, _ progress: Progress, of run: Int) {
    guard run == self.run, case .checkingAll(_, let total) = activity else { return }
    self.progress = progress
    activity = .checkingAll(done: done, total: total)
  }

  private mutating func takeAll(passed: Int, lost: [String], of run: Int) {
    guard run == self.run else { return }
    activity = .waiting
    openOutline()
    message = "\(passed) of \(course.exercises.count) exercises pass."
    if !lost.isEmpty {
      message? += " Passed before and not now: \(lost.joined(separator: ", "))."
    }
  }

  private mutating func takeUp(
    _ exercise: Exercise, _ progress: Progress, _ place: StudioEvent.ExerciseFolder
  ) -> [StudioEffect] {
    self.exercise = exercise
    self.progress = progress
    folder = place.folder
    shownFolder = place.shown
    (attempt, message, trouble, search) = (nil, nil, nil, nil)
    (passedSteps, hints) = ([], Hints())
    (hasTried, isNewcomer) = (false, false)
    (page, scroll) = (.step, 0)
    return startGrading()
  }

  /// Shows a page from its top.
  mutating func open(_ page: Page) {
    self.page = page
    scroll = 0
    search = nil
  }
}
