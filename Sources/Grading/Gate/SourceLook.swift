import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization

/// The gate's look at the source, on a thread of its own beside the compile.
final class SourceLook: Sendable {
  private let work = Work()
  private let found = Mutex<[Diagnostic]>([])

  init(of learner: LearnerBuild, through gate: Gate, in scratch: URL) {
    work.start { [self] () throws(GradingFailure) in
      // What is judged is what is compiled.
      let refusals = try gate.sourceRefusals(
        in: learner.modules.flatMap(\.files), kitFolders: learner.kits.map(\.folder),
        scratch: scratch,
        cancellation: work.cancellation)
      found.withLock { $0 = refusals }
      return true
    }
  }

  /// Where nothing is going to be run: no program of it must be left when we are gone.
  func giveUp() {
    work.cancellation.cancel()
    _ = try? work.finish()
  }

  /// What is refused, once all has been looked at.
  func refusals() throws(GradingFailure) -> [Diagnostic] {
    guard try work.finish() else { throw .cancelled }
    return found.withLock { $0 }
  }
}

extension Grading {
  /// What keeps compiled code from being run, by its source and by what it became.
  func refusals(
    of compiled: inout CompiledLearner, _ look: SourceLook
  ) throws(GradingFailure) -> [Diagnostic] {
    var refusals = try look.refusals()
    if isLenient { refusals += try refusalsOfMessages() }
    return refusals.isEmpty ? try refusalsOfObjects(of: &compiled) : refusals
  }

  /// What is refused for a compiler's messages, where it only warns of unsafe code.
  func refusalsOfMessages() throws(GradingFailure) -> [Diagnostic] {
    var refusals: [Diagnostic] = []
    for module in learner.modules {
      guard let serialized = module.serializedDiagnostics else {
        throw .compiler("The compiler does not say what it found in \(module.name).")
      }
      guard let messages = SerializedDiagnostics.messages(in: serialized) else {
        // More than anybody's code is told.
        refusals.append(.unreadable(module.files))
        continue
      }
      refusals += gate.refusals(of: messages, in: learner.files, ownPath: learner.ownPath)
    }
    return refusals
  }

  /// What of the compiled code is refused; notes which of its types are tried out, and what checks can ask for.
  func refusalsOfObjects(
    of compiled: inout CompiledLearner
  ) throws(GradingFailure) -> [Diagnostic] {
    var objects: [ObjectFile?] = []
    for path in compiled.objects { objects.append(ObjectFile(try Product.read(path))) }
    let whole = objects.compactMap(\.self)
    compiled.literalTypes = LiteralTypes.names(in: whole)
    compiled.defined = whole.flatMap(\.symbols)
      .filter { $0.isDefined && $0.binding != .local }.map(\.name)
    return gate.refusals(of: objects, files: learner.files)
      + (try doubledConformances(in: compiled)) + (try lentTexts(in: compiled))
  }
}

extension Grade {
  /// Of code that is not run, for these reasons.
  init(refused exercise: Exercise, for reasons: [Diagnostic]) {
    let sorted = reasons.inReadingOrder(files: reasons.map(\.file))
    self.init(
      notRun: exercise, status: .refused,
      message: "This code was not run. \(sorted.first?.message ?? "")", diagnostics: sorted)
  }
}
