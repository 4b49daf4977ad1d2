import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization

/// Compiles each step's checks apart, so that what step 3 asks for does not break step 1.
///
/// What came of it is kept: as long as the learner's interface is the same, so is the object, or the
/// list of what does not fit.
final class ChecksCompile: Sendable {
  private let checks: ChecksBuild
  private let learner: CompiledLearner
  private let calls: CompilerCalls
  private let store: Store
  private let limits: Limits
  /// By the step's number: what the compiler said where it refused.
  private let refusals = Mutex<[Int: [UInt8]]>([:])
  /// By the key: refusals that are not kept yet.
  private let fresh = Mutex<[String: [UInt8]]>([:])

  init(
    _ checks: ChecksBuild, for learner: CompiledLearner, calls: CompilerCalls, store: Store,
    limits: Limits
  ) {
    self.checks = checks
    self.learner = learner
    self.calls = calls
    self.store = store
    self.limits = limits
  }

  /// Takes from the store what it has and starts to compile the rest.
  func start(with work: Work) throws(GradingFailure) {
    for step in checks.steps {
      try LearnerBuild.makeFolder(URL(filePath: step.place))
      if let kept = store.read(.checks, step.key(with: learner)).flatMap(Made.init(kept:)) {
        try take(kept, of: step)
      } else {
        work.start { [self] () throws(GradingFailure) in
          try compile(step, cancellation: work.cancellation)
        }
      }
    }
  }

  /// The steps with what keeps each from fitting, once all work has finished.
  func steps(revealsChecks: Bool, learner: LearnerBuild) -> [StepBuild] {
    let refusals = refusals.withLock { $0 }
    return checks.steps.map { step in
      var step = step
      step.mismatch = refusals[step.step.number].map { errors in
        ShapeMismatch(
          step: step.step, learner: learner, errors: errors, revealsChecks: revealsChecks)
      }
      return step
    }
  }

  private func compile(
    _ step: StepBuild, cancellation: Cancellation
  ) throws(GradingFailure) -> Bool {
    try LearnerBuild.write(step.files, to: URL(filePath: step.build.folder))
    let key = step.key(with: learner)
    let outcome = try calls.start(
      calls.compile(step.build, to: ModuleOutput(object: step.object)), limits: limits,
      confinement: calls.confinement(of: step.build, writingTo: step.place),
      cancellation: cancellation)
    switch outcome.end {
    case .cancelled: return false
    case .exited(0):
      if !learner.isLikeAnother {
        store.write(.checks, key, Made.object(try Product.read(step.object)).kept)
      }
    case .exited where CompilerMessage.all(in: outcome.errors).contains(where: \.isOfSource):
      try take(.refusal(outcome.errors), of: step)
      fresh.withLock { $0[key] = outcome.errors }
    case .exited where CompileVerdict.hasBrokenOff(outcome),
      .signalled where CompileVerdict.hasBrokenOff(outcome),
      // On a machine with too much to do it would not have worked for most of the time.
      .timedOut where outcome.cpu * 2 > outcome.wall:
      let folder = URL(filePath: step.build.folder)
      if let trouble = CompileVerdict.troubleOfMachine(outcome, in: folder) { throw trouble }
      // The checks are sound, so that it was names of the learner's it could not cope with.
      try take(.refusal([]), of: step)
    default:
      // Stopped or broken off, or for want of something that no source can give: nobody's checks
      // were found not to fit.
      throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
    }
    return true
  }

  /// Keeps what was refused, once it is known that the kits are not to blame.
  func keepRefusals(ifSound areSound: () -> Bool) throws(GradingFailure) {
    let fresh = fresh.withLock { $0 }
    guard let first = fresh.values.first else { return }
    guard areSound() else { throw .compiler(String(decoding: first, as: UTF8.self)) }
    for (key, errors) in fresh { store.write(.checks, key, Made.refusal(errors).kept) }
  }

  private func take(_ made: Made, of step: StepBuild) throws(GradingFailure) {
    switch made {
    case .object(let bytes): try LearnerBuild.write(bytes, to: step.object)
    case .refusal(let errors): refusals.withLock { $0[step.step.number] = errors }
    }
  }
}

/// What a compilation of checks comes to, as the store keeps it: a letter says which of the two follows.
private enum Made {
  case object([UInt8])
  case refusal([UInt8])

  init?(kept: [UInt8]) {
    let rest = Array(kept.dropFirst())
    switch kept.first {
    case UInt8(ascii: "o"): self = .object(rest)
    case UInt8(ascii: "r"): self = .refusal(rest)
    default: return nil
    }
  }

  var kept: [UInt8] {
    switch self {
    case .object(let bytes): [UInt8(ascii: "o")] + bytes
    case .refusal(let errors): [UInt8(ascii: "r")] + errors
    }
  }
}
