import Curriculum
import Sandbox

/// Why a run broke off in the middle of a check, in words for the one who wrote the code.
struct Interruption {
  let status: CheckGrade.Status
  let message: String
  var file: String?
  var line: Int?

  init(_ outcome: Outcome, learner: LearnerBuild, limit: Duration) {
    switch outcome.end {
    case .timedOut, .quiet, .cancelled:
      status = .timedOut
      message =
        "No result after \(limit.words): look for a loop that does not end, or for a wait "
        + "for something that never happens."
    case .flooded:
      status = .crashed
      message = "The program printed without end and was stopped. Look for a print in a loop."
    case .exited(let code):
      status = .crashed
      message =
        "The program ended itself here (exit code \(code)). Code of an app never calls exit()."
    case .signalled(let signal):
      status = .crashed
      let error = FatalError.last(in: outcome.errors)
      message = error.map { "The program crashed: \($0.words)" } ?? Self.words(for: signal)
      if let error, let module = error.module,
        let path = learner.path(ofFile: error.file, module: module)
      {
        file = path
        line = error.line
      }
    }
  }

  /// The same for a run that broke off before any check began.
  var beforeFirstCheck: String { "Before the first check could begin: \(message)" }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case 4, 5:
      "The program crashed: a number grew too large for its type, or a value was not what the "
        + "code took for granted."
    case 11: "The program crashed: it recursed without end, or used memory that is gone."
    case 6: "The program crashed: a value was cast with `as!` to a type that it is not of."
    case 9: "The program was stopped: it used too much memory or processor time."
    default: "The program crashed (signal \(signal))."
    }
  }
}

/// The last line that Swift's runtime printed about a trap.
private struct FatalError {
  var module: String?
  var file: String
  var line: Int
  var text: String

  var words: String {
    switch text {
    case let text where text.hasPrefix("Unexpectedly found nil while implicitly unwrapping"):
      "a value declared with `!` was nil when it was used."
    case let text where text.hasPrefix("Unexpectedly found nil while unwrapping"):
      "a value was unwrapped with `!` and was nil."
    case "Index out of range": "an array was asked for an index that it does not have."
    case let text: text.hasSuffix(".") ? text : "\(text)."
    }
  }

  /// Lines look like `Learner/Cart.swift:12: Fatal error: Unexpectedly found nil …`.
  static func last(in errors: [UInt8]) -> FatalError? {
    let mark = ": Fatal error"
    let lines = errors.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    guard let line = lines.last(where: { $0.contains(mark) }),
      let range = line.firstRange(of: mark)
    else { return nil }
    var text = line[range.upperBound...]
    if text.hasPrefix(": ") { text = text.dropFirst(2) }
    let place = line[..<range.lowerBound]
    let parts = place.split(separator: ":")
    let path = parts.first.map { $0.split(separator: "/") } ?? []
    return FatalError(
      module: path.count == 2 ? String(path[0]) : nil, file: path.last.map(String.init) ?? "",
      line: parts.count == 2 ? Int(parts[1]) ?? 0 : 0,
      text: text.isEmpty ? "a fatal error" : String(text))
  }
}

extension LearnerBuild {
  /// The learner's file of that name in that module, if there is just one.
  fileprivate func path(ofFile name: String, module: String) -> String? {
    guard let module = exercise.modules.first(where: { $0.name == module }) else { return nil }
    let found = exercise.files(of: module, in: files).filter {
      $0.path == name || $0.path.hasSuffix("/\(name)")
    }
    return found.count == 1 ? found[0].path : nil
  }
}

extension Duration {
  /// `10 seconds`, `1 second`, `0.5 seconds`.
  fileprivate var words: String {
    let seconds = inSeconds
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
