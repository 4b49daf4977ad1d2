import Curriculum
import FoundationEssentials
import Grading
import Reports
import Sandbox
import Terminal

/// `atelier doctor`: whether this machine has what is needed, and where things are.
struct DoctorCommand {
  let place: Place
  let json: Bool

  func run() throws -> Bool {
    let world = place.world
    let toolchain = Result { try Toolchain.find(environment: world.environment) }
    let cache = Result { try CacheFolder.find(environment: world.environment) }
    let course = Result { try place.course() }
    let kits = Result {
      try KitSources.find(
        environment: world.environment, program: world.program, course: try? course.get().root)
    }
    let findings = [
      Finding("toolchain", toolchain) { "Swift \($0.version), \($0.target), \($0.swiftc)" },
      Finding("kits", kits) { "\($0.names.joined(separator: ", ")) in \($0.folder.path)" },
      Finding("cache", cache) {
        "\(megabytes($0.size)) of at most \(megabytes(CacheFolder.bound)) in \($0.root.path)"
      },
      Finding("course", course) { "\($0.title) in \($0.root.path)" },
      Finding(name: "confinement", isGood: true, text: confinement),
    ]
    if json {
      try place.console.print(raw: report(findings, toolchain: try? toolchain.get()).text)
    } else {
      try place.console.print(code: findings.flatMap(lines))
    }
    guard findings.allSatisfy(\.isGood) else { throw Failure.notReady }
    return true
  }

  /// The level, what it means for whoever grades here, how it is known, and why it is no better.
  private var confinement: String {
    let survey = ConfinementSurvey.ofThisMachine
    guard place.confinement == survey.level else {
      return "\(meaning) `ATELIER_CONFINEMENT` allows no more; the machine has "
        + "'\(survey.level.rawValue)'."
    }
    let tried = survey.attempts.count
    let proof = tried == 0 ? "" : " Tried to break out in \(tried) ways; all were refused."
    let groups =
      survey.groups.isEmpty
      ? "" : " A run's processes share bounds of \(survey.groups.joined(separator: " and "))."
    return meaning + proof + groups
      + (survey.reason.map { " In the way of a better level: \($0)" } ?? "")
  }

  private var meaning: String {
    switch place.confinement {
    case .full: "full: learners' programs see nothing of this machine, and cannot get out."
    case .strong:
      "strong: learners' programs reach no network, no other program and no file but their own; "
        + "without namespaces."
    case .weak:
      "weak: learners' programs reach no network and start no program, but can read this user's "
        + "files."
    case .none: "none: learners' programs run with limits on time, memory and output only."
    }
  }

  private func lines(of finding: Finding) -> [StyledLine] {
    let label = finding.name.padded(to: 13)
    return StyledLine([
      StyledText(
        finding.isGood ? "ok       " : "missing  ", style: finding.isGood ? .success : .failure),
      StyledText(label, style: .heading), StyledText(harmless(finding.text)),
    ]).wrapped(to: place.console.width, hangingIndent: 9 + label.count)
  }

  private func report(_ findings: [Finding], toolchain: Toolchain?) -> JSON {
    .object([
      ("schema", .string("atelier.doctor/1")), ("tool", .string(toolVersion)),
      ("swift", .optional(toolchain?.version)), ("target", .optional(toolchain?.target)),
      ("confinement", .string(place.confinement.rawValue)),
      (
        "findings",
        .array(
          findings.map {
            .object([
              ("name", .string($0.name)), ("isGood", .bool($0.isGood)), ("text", .string($0.text)),
            ])
          })
      ),
    ])
  }
}

/// Rounded up: what is there is more than nothing.
private func megabytes(_ bytes: Int) -> String { "\((bytes + 999_999) / 1_000_000) MB" }

/// One thing that was looked for, and what was found or what to do about it.
private struct Finding {
  var name: String
  var isGood: Bool
  var text: String

  init(name: String, isGood: Bool, text: String) {
    self.name = name
    self.isGood = isGood
    self.text = text
  }

  init<Value>(
    _ name: String, _ result: Result<Value, any Error>, words: (Value) -> String
  ) {
    switch result {
    case .success(let value): self.init(name: name, isGood: true, text: words(value))
    case .failure(let error): self.init(name: name, isGood: false, text: "\(error)")
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }
}
