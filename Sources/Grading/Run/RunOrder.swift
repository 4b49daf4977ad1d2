import Curriculum
import Sandbox

/// What the author of an exercise says of types, by which values are told that only claim to be equal.
struct AuthorTypes: Sendable {
  /// The names of the properties that the author's values of a type hold, by the type's name, and whether each is a
  /// number or a text.
  var properties: [String: [String: Bool]] = [:]
  /// The names of those that say what went wrong.
  var errors: Set<String> = []
  /// Those of the system's coarse types that the author uses.
  var coarse: Set<String> = []
  var enumerations: Set<String> = []
}

/// What one start of a program of checks is asked to do, and how its answers are known from others.
struct RunOrder {
  let checks: [String]
  let limit: Duration
  /// By the check, how often its step's canary must fail each time.
  let canaries: [String: Int]
  /// The names of the modules that the learner wrote.
  let learnerModules: [String]
  let authorTypes: AuthorTypes
  /// The mangled names of types that are tried out with the canary.
  let literalTypes: [String]
  /// What all chance in the checks comes from.
  let seed: UInt64
  /// Nobody but the program's own start reads it, and every genuine record begins with it.
  let secret: String
  /// What the compiler knows of the learner's code, for checks of its structure.
  let facts: [UInt8]

  init(
    checks: [String], limit: Duration, canaries: [String: Int],
    seed: UInt64 = .random(in: .min ... .max),
    learnerModules: [String] = [], authorTypes: AuthorTypes = AuthorTypes(),
    literalTypes: [String] = [], facts: [UInt8] = []
  ) {
    self.facts = facts
    self.learnerModules = learnerModules
    self.authorTypes = authorTypes
    self.literalTypes = literalTypes
    self.seed = seed
    self.checks = checks
    self.limit = limit
    self.canaries = canaries
    secret = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What the kit `CheckDriver` reads from standard input.
  var input: [UInt8] {
    let types = authorTypes
    let lines =
      [
        secret, "\(limit.inSeconds)", "\(seed)", learnerModules.joined(separator: " "),
        types.properties.map { type, names in
          ([type] + names.map { $1 ? "\($0)!" : $0 }.sorted()).joined(separator: ":")
        }.sorted().joined(separator: " "),
        types.errors.sorted().joined(separator: " "), literalTypes.joined(separator: " "),
        types.coarse.sorted().joined(separator: " "),
        types.enumerations.sorted().joined(separator: " "),
      ] + checks
    return Array(lines.map { "\($0)\n" }.joined().utf8)
      + (facts.isEmpty ? [] : [UInt8(ascii: "\n")] + facts)
  }

  /// How the program ends when it has come to its end.
  var end: Outcome.End {
    .exited(Int32(2 + (Int(secret.prefix(2), radix: 16) ?? 0) % 100))
  }
}
