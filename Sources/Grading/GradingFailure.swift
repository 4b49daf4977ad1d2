/// We or the machine could not do the work: never the learner's fault and never a lost mark.
package enum GradingFailure: Error, Equatable, CustomStringConvertible {
  case noToolchain(String)
  case noCache(String)
  case kitDoesNotBuild(name: String, log: String)
  case kitTakesTooLong(name: String)
  case noTimeToCompile
  case unknownKit(name: String, known: [String])
  case noKits(searched: [String])
  case cannotStart(String)
  case disk(String)
  case compiler(String)
  case brokenReference(step: Int)
  /// Who asked for the grade no longer wants it.
  case cancelled

  static let noRoomToCompile = GradingFailure.disk("The compiler has no room to write to.")

  /// What a program said that may have stumbled over something of ours.
  var logOfProgram: String? {
    switch self {
    case .compiler(let log), .cannotStart(let log): log
    default: nil
    }
  }

  /// A program's last words behind a mark: they can repeat what a learner wrote, and a line that begins as commands
  /// of a service do would be obeyed where the log of the run is read.
  private static func quoted(_ log: String) -> String {
    log.utf8.suffix(mostQuoted).split(separator: UInt8(ascii: "\n"))
      .map { "| \(String(decoding: $0, as: UTF8.self))" }.joined(separator: "\n")
  }

  private static let mostQuoted = 4_000

  package var description: String {
    switch self {
    case .noToolchain(let reason):
      "\(reason) Install Swift 6.2 or newer from swift.org/install, then run `atelier doctor`."
    case .noCache(let reason):
      "\(reason) Set XDG_CACHE_HOME to a folder that you may write in."
    case .kitDoesNotBuild(let name, let log):
      "The kit `\(name)` does not build with this toolchain:\n\(Self.quoted(log))\n"
        + "`atelier doctor` says which toolchain is used; Atelier needs Swift 6.2 or newer."
    case .kitTakesTooLong(let name):
      "The kit `\(name)` could not be built in time: this machine is very busy. What is done is kept; "
        + "run the same command again when there is less to do."
    case .noTimeToCompile:
      "The compiler hardly got its turn: this machine is very busy. Run the same command again when there is "
        + "less to do."
    case .unknownKit(let name, let known):
      "There is no kit `\(name)`. The kits are \(known.joined(separator: ", "))."
    case .noKits(let searched):
      "The sources of the kits are in none of \(searched.joined(separator: ", ")). "
        + "Run the `atelier` that stands in its own clone, or set ATELIER_KITS to its "
        + "`Sources/Kits`."
    case .cannotStart(let reason):
      "A program of the toolchain could not be started: \(reason). Run `atelier doctor`."
    case .compiler(let log):
      "The compiler could not do its work:\n\(Self.quoted(log))\nRun `atelier doctor`."
    case .cancelled: "The grading was broken off."
    case .brokenReference(let step):
      "The exercise is judged against its own solution, which does not pass step \(step). "
        + "`atelier verify` says why."
    case .disk(let reason):
      "\(reason) Look for room and for the right to write in the cache folder "
        + "(`atelier doctor` names it)."
    }
  }
}
