import FoundationEssentials
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  /// What grading a family of attacks together came to, and what an observer saw meanwhile.
  struct AttackBatch: Sendable {
    var code: Int32
    var submissions: [String: GradeDocument.Submission]
    /// By the attack's folder: what it got that it must not get; under "" what nobody's name is on.
    var findings: [String: [String]]

    private static let done = Mutex<[String: Result<AttackBatch, any Error>]>([:])

    /// Graded once, however many attacks ask.
    static func of(_ family: String, at level: ConfinementLevel) throws -> AttackBatch {
      try done.withLock { done in
        let key = "\(family) \(level)"
        let batch = done[key] ?? Result { try run(family, at: level) }
        done[key] = batch
        return try batch.get()
      }
    }

    /// Honest work that stands between the attacks, and what it is graded as.
    static let neighbours = [
      "a-right": "passed", "a-wrong": "failed", "z-right": "passed", "z-wrong": "failed",
    ]

    private static func run(_ family: String, at level: ConfinementLevel) throws -> AttackBatch {
      try withTemporaryDirectory { folder in
        let scene = try AttackScene(in: folder, at: level)
        let attacks = Attack.all.filter { $0.family == family && $0.isTried(at: level) }
        for attack in attacks {
          let place = folder.appending(path: "work/\(attack.folder)")
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try attack.write(place, scene.bait)
        }
        try writeNeighbours(of: family, at: level, in: folder)
        try scene.warmUp()
        AttackScene.emptyStore()
        scene.takePicture()
        let names = ["a-right", "a-wrong"] + attacks.map(\.folder) + ["z-wrong", "z-right"]
        let arguments =
          ["grade"] + names.map { "work/\($0)" }
          + ["--exercise", Attack.exercise, "--jobs", "2", "--timeout", "2"]
        let ran = try scene.atelier().run(arguments + ["--report", "json"])
        var batch = AttackBatch(code: ran.code, submissions: [:], findings: [:])
        batch.note(scene.changes(), of: attacks)
        batch.look(at: ran)
        batch.look(for: scene.secrets, in: ran)
        for submission in try GradeDocument(ran.output).submissions {
          let name = URL(filePath: submission.path).lastPathComponent
          batch.submissions[name] = submission
          batch.look(for: scene.secrets, in: submission, of: name)
        }
        if family == "terminal" {
          // For people there is another view, and its bytes reach a terminal as they are.
          batch.look(at: try scene.atelier().run(arguments))
        }
        return batch
      }
    }

    /// The comment makes each a work of its own, so that no grade is taken from another batch.
    private static func writeNeighbours(
      of family: String, at level: ConfinementLevel, in folder: URL
    ) throws {
      let right = try Attack.files.text(of: "course/Solutions/till/cart/Cart.swift")
      let wrong = try Attack.files.text(
        of: "course/Exercises/till/cart/Wrong/takes-the-first/Cart.swift")
      for name in neighbours.keys {
        let text = name.hasSuffix("right") ? right : wrong
        try folder.write(
          text + "// \(name), beside \(family), \(level)\n", to: "work/\(name)/Cart.swift")
      }
    }

    private mutating func note(_ changes: [String], of attacks: [Attack]) {
      for change in changes {
        // The longest name that fits: one may begin as another does.
        let culprit = attacks.map(\.folder).filter { change.contains($0) }.max {
          $0.count < $1.count
        }
        findings[culprit ?? "", default: []].append(change)
      }
    }

    private mutating func look(at ran: Ran) {
      for (stream, text) in [("output", ran.output), ("errors", ran.errors)] {
        if text.utf8.contains(where: { $0 < 32 && $0 != 10 && $0 != 9 || $0 == 127 }) {
          findings["", default: []].append("a control character is in the \(stream)")
        }
        for line in text.split(separator: "\n") where line.hasPrefix("::") || line.hasPrefix("##") {
          findings["", default: []].append("a line of the \(stream) is a command: \(line)")
        }
      }
    }

    private mutating func look(for secrets: [String: String], in ran: Ran) {
      for (what, secret) in secrets where ran.errors.contains(secret) {
        findings["", default: []].append("\(what) is in the errors:\n\(ran.errors)")
      }
    }

    private mutating func look(
      for secrets: [String: String], in submission: GradeDocument.Submission, of name: String
    ) {
      let exercises = submission.exercises
      var texts = exercises.compactMap(\.message) + exercises.flatMap(\.diagnostics).map(\.message)
      for check in exercises.flatMap(\.steps).flatMap(\.checks) {
        texts += [check.message, check.output].compactMap(\.self)
      }
      let all = texts.joined(separator: "\n")
      var known = secrets
      known["the list of users"] = "root:x:0:0"
      for (what, secret) in known
      where all.contains(secret) || all.contains(String(secret.reversed())) {
        findings[name, default: []].append("\(what) is shown")
      }
      for line in ["XCTAssertEqual(", "XCTAssertTrue(", "@testable import", "FixedPrices()"]
      where all.contains(line) {
        findings[name, default: []].append("the checks' source is shown: \(line)\n\(all)")
      }
      for line in all.split(separator: "\n") where line.contains("escaped: ") {
        findings[name, default: []].append("it says: \(line)")
      }
    }
  }
#endif
