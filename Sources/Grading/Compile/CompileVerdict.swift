import Curriculum
import FoundationEssentials
import Sandbox

/// What a failed compilation or link of the learner's own files means for the grade.
struct CompileVerdict {
  let learner: LearnerBuild
  let gate: Gate
  let limits: GradingLimits

  /// The bytes are those of the module's `serializedDiagnostics`, if the compiler came to write them.
  func grade(_ outcome: Outcome, serialized: [UInt8]?) throws(GradingFailure) -> Grade {
    let all = CompilerMessage.all(of: outcome, serialized: serialized)
    let messages = Gate.withoutMemorySafety(all)
    let found = messages.compactMap { Diagnostic($0, ownPath: learner.ownPath) }
      .inReadingOrder(files: learner.files.map(\.path))
    let diagnostics = LayerScope(exercise: learner.exercise, files: learner.files).worded(found)
    // A module that cannot be read stands on the line of its import, and is none of the learner's doing. Only what the
    // compiler wrote for machines says so: in its words, those of the code can look like a message.
    let written = serialized.flatMap(SerializedDiagnostics.messages) ?? []
    if written.contains(where: { $0.id.hasPrefix("serialization_") }) {
      throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
    }
    let refusals = gate.refusals(of: all, in: learner.files, ownPath: learner.ownPath)
    switch outcome.end {
    case .exited
    where !refusals.isEmpty && !messages.contains { $0.severity == .error }:
      return Grade(refused: learner.exercise, for: refusals)
    case .exited where diagnostics.contains { $0.severity == .error }:
      let rule = diagnostics.first { $0.id == LayerRule.id }?.message
      return grade(
        rule
          ?? "Your code does not compile yet. Mend the first error first; others may follow from it.",
        diagnostics)
    case .exited where messages.contains { $0.severity == .error && $0.path != "<unknown>" }:
      let error = messages.first { $0.severity == .error && $0.path != "<unknown>" }
      return grade("Your code does not compile yet: \(error?.text ?? "").", diagnostics)
    case .exited where SerializedDiagnostics.areTooMany(in: serialized):
      return grade(
        "Your code does not compile, and the compiler has more to say about it than can be shown. "
          + "Take back your last change, and look for a very long text or name.", [])
    case .exited where Self.hasBrokenOff(outcome):
      return try gradeOfBrokenCompiler(outcome, diagnostics)
    case .exited:
      throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
    case .timedOut, .quiet:
      return grade(
        "The compiler was stopped after \(Int(limits.compile.inSeconds)) seconds of work, and your code was not "
          + "run: something in it takes far too long to compile. Take back your last change, or look for "
          + "a very long expression, which is to be split into parts with types, and for generic types "
          + "that hold each other many times over.", diagnostics)
    case .cancelled: throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
    case .signalled, .flooded: return try gradeOfBrokenCompiler(outcome, diagnostics)
    }
  }

  private func gradeOfBrokenCompiler(
    _ outcome: Outcome, _ diagnostics: [Diagnostic]
  ) throws(GradingFailure) -> Grade {
    if let trouble = Self.troubleOfMachine(outcome, in: learner.folder) { throw trouble }
    return grade(
      "The compiler itself broke off on your code. Take back your last change and make it in "
        + "smaller parts.", diagnostics)
  }

  /// Why a compiler broke off that is no fault of what it was to compile.
  static func troubleOfMachine(_ outcome: Outcome, in folder: URL) -> GradingFailure? {
    if isForWantOfRoom(outcome, in: folder) { return .noRoomToCompile }
    return isForWantOfThreads(outcome)
      ? .compiler(String(decoding: outcome.errors, as: UTF8.self)) : nil
  }

  /// SIGXFSZ, which has this number everywhere: a file may not grow any more.
  private static let fileLimitSignal: Int32 = 25

  /// Whether a compiler broke off because its files could not grow, whatever it was to compile.
  ///
  /// It need not say so: with a file that could not be finished it ends in the words of any other crash.
  private static func isForWantOfRoom(_ outcome: Outcome, in folder: URL) -> Bool {
    let words = ownWords(of: outcome)
    func says(_ text: String) -> Bool { words.contains { $0.contains(text) } }
    let isTooLarge = outcome.end == .signalled(fileLimitSignal) || says("File too large")
    // Our own limit is the learner's business: what would be made of this code is too large.
    return isTooLarge && CacheFile.largest < Product.largest
      || says("No space left on device") || says("Disk quota exceeded") || !hasRoom(in: folder)
  }

  /// Whether a compiler broke off because the machine lets this user start no more threads or processes.
  private static func isForWantOfThreads(_ outcome: Outcome) -> Bool {
    ownWords(of: outcome).contains {
      $0.hasPrefix("LLVM ERROR: pthread_create failed")
        || $0.hasPrefix("terminate called after throwing an instance of 'std::system_error'")
    }
  }

  /// What a compiler said about itself at its end: neither what it quotes of the source before a row of marks,
  /// nor what it counts up of names after it has broken off.
  private static func ownWords(of outcome: Outcome) -> [Substring] {
    let said = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    let end = said.lastIndex(of: "Stack dump:") ?? said.endIndex
    let start = said[..<end].lastIndex { line in
      line.contains("^") && line.allSatisfy { " \t^~".contains($0) }
    }
    return said[(start.map { $0 + 1 } ?? said.startIndex)..<end].filter { line in
      ["LLVM ERROR: ", "terminate called ", "error: ", "<unknown>:0: error: "]
        .contains(where: line.hasPrefix)
    }
  }

  /// Whether a file can still be written there that is larger than most that a compiler makes.
  private static func hasRoom(in folder: URL) -> Bool {
    let file = folder.appending(path: "room")
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? Data(count: 1 << 20).write(to: file)) != nil
  }

  /// Whether a compiler ended by itself where it did not know how to go on; then it prints what it did.
  static func hasBrokenOff(_ outcome: Outcome) -> Bool {
    String(decoding: outcome.errors, as: UTF8.self).contains("\nStack dump:\n")
  }

  /// Whether a link failed because something that is asked for is nowhere to be found.
  static func isForWantOfName(_ outcome: Outcome) -> Bool {
    outcome.end != .exited(0) && log(of: outcome).contains("undefined symbol")
  }

  func gradeOfFailedLink(_ outcome: Outcome) throws(GradingFailure) -> Grade {
    let log = Self.log(of: outcome)
    let message = "Your files compile, but cannot be joined into one program."
    guard log.contains("duplicate symbol") || log.contains("undefined symbol") else {
      throw .compiler(log)
    }
    return grade(
      "\(message) A declaration has no body, or takes a name that the system uses already.", [])
  }

  private static func log(of outcome: Outcome) -> String {
    String(decoding: outcome.errors + outcome.output, as: UTF8.self)
  }

  private func grade(_ message: String, _ diagnostics: [Diagnostic]) -> Grade {
    Grade(
      notRun: learner.exercise, status: .doesNotCompile, message: message, diagnostics: diagnostics)
  }
}
