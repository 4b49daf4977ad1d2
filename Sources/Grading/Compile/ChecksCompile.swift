import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization

/// Compiles each step's checks apart, so that what step 3 asks for does not break step 1; all together where that
/// saves work, as long as they fit.
///
/// What came of it is kept: as long as the learner's interface is the same, so is the object, or the
/// list of what does not fit.
final class ChecksCompile: Sendable {
  private let checks: ChecksBuild
  private let learner: CompiledLearner
  private let calls: CompilerCalls
  private let store: Store
  private let limits: Limits
  /// By the step's number: the compiler's messages where it refused, as it wrote them for machines.
  private let refusals = Mutex<[Int: [UInt8]]>([:])
  /// By the key: refusals that are not kept yet.
  private let fresh = Mutex<[String: [UInt8]]>([:])
  /// By the step's number: the object of all steps that were compiled together.
  private let joined = Mutex<[Int: String]>([:])

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
  func start(with work: Work, joining: Bool) throws(GradingFailure) {
    var missing: [StepBuild] = []
    for step in checks.steps {
      try LearnerBuild.makeFolder(URL(filePath: step.module.place))
      if let kept = kept(for: step) {
        try take(kept, of: step)
      } else {
        missing.append(step)
      }
    }
    guard joining, missing.count > 1 else { return start(missing, with: work) }
    work.start { [self, missing] () throws(GradingFailure) in
      if !(try join(missing, cancellation: work.cancellation)) { start(missing, with: work) }
      return true
    }
  }

  private func start(_ steps: [StepBuild], with work: Work) {
    for step in steps {
      work.start { [self] () throws(GradingFailure) in
        try compile(step, cancellation: work.cancellation)
      }
    }
  }

  /// The steps with what keeps each from fitting, once all work has finished.
  func steps(revealsChecks: Bool, learner: LearnerBuild) -> [StepBuild] {
    let refusals = refusals.withLock { $0 }
    let joined = joined.withLock { $0 }
    return checks.steps.map { step in
      var step = step
      step.object = joined[step.step.number] ?? step.object
      step.mismatch = refusals[step.step.number].map { errors in
        ShapeMismatch(
          step: step.step, learner: learner,
          messages: SerializedDiagnostics.messages(in: errors) ?? [], revealsChecks: revealsChecks)
      }
      return step
    }
  }

  /// False if they do not fit: which of them do not, and why, each has to say for itself.
  private func join(
    _ steps: [StepBuild], cancellation: Cancellation
  ) throws(GradingFailure) -> Bool {
    let module = checks.joined(steps)
    try LearnerBuild.makeFolder(URL(filePath: module.place))
    if case .object(let bytes) = kept(module) {
      try LearnerBuild.write(bytes, to: module.object)
    } else {
      guard try compile(module, cancellation: cancellation).end == .exited(0) else { return false }
    }
    joined.withLock { joined in
      for step in steps { joined[step.step.number] = module.object }
    }
    return true
  }

  /// The whole module where it fits; that it does not is nothing to a claim about one check.
  private func kept(for step: StepBuild) -> Made? {
    let whole = kept(step.module)
    guard let brief = step.brief else { return whole }
    if case .object = whole { return whole }
    return kept(brief)
  }

  private func kept(_ module: ChecksModule) -> Made? {
    store.read(.checks, module.key(with: learner)).flatMap(Made.init(kept:))
  }

  /// Keeps the object if there is one.
  private func compile(
    _ module: ChecksModule, cancellation: Cancellation
  ) throws(GradingFailure) -> Outcome {
    try LearnerBuild.write(module.files, to: URL(filePath: module.build.folder))
    var output = ModuleOutput(object: module.object)
    output.diagnostics = module.diagnostics
    let outcome = try calls.start(
      calls.compile(module.build, to: output), limits: limits,
      confinement: calls.confinement(of: module.build, writingTo: module.place),
      cancellation: cancellation)
    if outcome.end == .exited(0), !learner.isLikeAnother {
      store.write(
        .checks, module.key(with: learner), Made.object(try Product.read(module.object)).kept)
    }
    return outcome
  }

  private func compile(
    _ step: StepBuild, cancellation: Cancellation
  ) throws(GradingFailure) -> Bool {
    let module = step.brief ?? step.module
    let outcome = try compile(module, cancellation: cancellation)
    if outcome.end == .exited(0) { return true }
    let written = (try? Product.read(module.diagnostics)) ?? []
    switch outcome.end {
    case .cancelled: return false
    case .exited
    where SerializedDiagnostics.areTooMany(in: written)
      || CompilerMessage.all(of: outcome, serialized: written).contains(where: \.isOfSource):
      // What is not read is not kept.
      let refusal = SerializedDiagnostics.areTooMany(in: written) ? [] : written
      try take(.refusal(refusal), of: step)
      fresh.withLock { $0[module.key(with: learner)] = refusal }
    case .exited where CompileVerdict.hasBrokenOff(outcome),
      .signalled where CompileVerdict.hasBrokenOff(outcome), .timedOut:
      let folder = URL(filePath: module.build.folder)
      if let trouble = CompileVerdict.troubleOfMachine(outcome, in: folder) { throw trouble }
      // The checks are sound, so that it was names of the learner's it could not cope with.
      try take(.refusal([]), of: step)
    case .flooded:
      // By words of the learner's, which are repeated wherever the checks use what they are about.
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
    guard areSound() else {
      let messages = SerializedDiagnostics.messages(in: first) ?? []
      throw .compiler(messages.map(\.asLine).joined(separator: "\n"))
    }
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
    case UInt8(ascii: "m"): self = .refusal(rest)
    default: return nil
    }
  }

  var kept: [UInt8] {
    switch self {
    case .object(let bytes): [UInt8(ascii: "o")] + bytes
    case .refusal(let errors): [UInt8(ascii: "m")] + errors
    }
  }
}
