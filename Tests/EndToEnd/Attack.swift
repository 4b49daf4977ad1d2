import FoundationEssentials
import Testing

/// How strongly a machine confines what it grades, weakest first.
enum ConfinementLevel: String, CaseIterable, Comparable, Sendable {
  case none, weak, strong, full

  static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A submission that wants something which it must not get, and how grading it may end.
///
/// Each is written so that it does no harm where nothing holds it: it marks, it reads, it asks.
struct Attack: Sendable {
  /// Its family and its own name, such as `forging/exit-at-once`.
  var name: String
  /// The states in which the exercise, or a check of it that did not pass, may be.
  var endsAs: Set<String>
  /// How many checks may pass at most.
  var earns = 0
  /// The weakest confinement that is to hold it.
  var needs = ConfinementLevel.weak
  /// Makes the submission in an empty folder.
  var write: @Sendable (URL, Bait) throws -> Void

  var family: String { name.split(separator: "/").first.map(String.init) ?? name }
  /// Without any confinement all are tried, to see what it is good for; what no confinement decides
  /// is tried at the first level only.
  func isTried(at level: ConfinementLevel) -> Bool {
    if level == .none { return true }
    let isConfined = ["reading", "escaping", "network", "exhaustion", "leftovers"].contains(family)
    return needs <= level && (isConfined || level == AttackTrial.offeredLevels.first)
  }
  /// The name of the submission's folder.
  var folder: String { name.replacing("/", with: "-") }
}

/// What attacks are told, as somebody who knows the machine and this source would know it.
struct Bait: Sendable {
  /// By the word that stands for it between two `@@` in an attack's source.
  var words: [String: String]

  subscript(word: String) -> String { words[word] ?? "" }

  /// The text with every word in its place.
  func fill(_ text: String, name: String) -> String {
    var filled = text.replacing("@@NAME@@", with: name.replacing("/", with: "-"))
    for (word, value) in words { filled = filled.replacing("@@\(word)@@", with: value) }
    return filled
  }
}

extension Attack {
  /// The folder of the attacks, of what they build on, and of the course that they are handed in for.
  static let files = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Attacks")
  static let exercise = "till/cart"
  static let checksInCourse = 8

  /// Every attack: a Swift file each, and those that need files which no repository can hold.
  static let all: [Attack] = {
    let families = [
      "forging", "lying", "reading", "escaping", "network", "exhaustion", "compiling",
      "leftovers", "terminal",
    ]
    let written = families.flatMap { family in
      let folder = files.appending(path: family)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") }.map {
        attack(in: folder.appending(path: $0), family: family)
      }
    }
    return written + tampering + generated
  }()

  /// Reads an attack's own words about itself: the lines `// key: value` at the top of its file.
  private static func attack(in file: URL, family: String) -> Attack {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var facts: [String: String] = [:]
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      facts[trimmed(parts[0])] = trimmed(parts[1])
    }
    let own = "\(family)/\(file.deletingPathExtension().lastPathComponent)"
    let words = (facts["attack"] ?? "").split(separator: " — ends as: ").map(trimmed)
    let base = facts["on"]
    return Attack(
      name: words.first == own ? own : "\(own) (its header says something else)",
      endsAs: Set((words.dropFirst().first ?? "").split(separator: ",").map(trimmed)),
      earns: facts["earns"].flatMap { Int($0) } ?? (base == "right" ? checksInCourse : 0),
      needs: facts["needs"].flatMap(ConfinementLevel.init) ?? .weak
    ) { folder, bait in
      try folder.write(bait.fill(text, name: own), to: "Attack.swift")
      guard let base else { return }
      try folder.copy(files.appending(path: "bases/\(base).swift"), to: "Cart.swift")
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// An attack at a level of confinement.
struct AttackTrial: Sendable, CustomTestStringConvertible {
  var attack: Attack
  var level: ConfinementLevel

  var testDescription: String { "\(attack.name), \(level.rawValue)" }

  /// Every attack at every level that this machine offers and that is to hold it.
  static let all = offeredLevels.flatMap { level in
    Attack.all.filter { $0.isTried(at: level) }.map {
      AttackTrial(attack: $0, level: level)
    }
  }

  /// `ATELIER_ATTACK_LEVELS=weak,none` tries these levels; otherwise all but `none` that there are.
  static let offeredLevels: [ConfinementLevel] = {
    if let wanted = ProcessInfo.processInfo.environment["ATELIER_ATTACK_LEVELS"] {
      return wanted.split(separator: ",").compactMap { ConfinementLevel(rawValue: String($0)) }
    }
    return ConfinementLevel.allCases.filter { $0 != .none && $0 <= bestLevel }.reversed()
  }()

  private static let bestLevel: ConfinementLevel = {
    struct Report: Decodable { var confinement: String }
    let folder = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID())")
    // A machine that cannot be asked offers nothing, and the first test says so.
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let ran = try? Atelier(in: folder).run("doctor", "--json"),
      let report = try? JSONDecoder().decode(Report.self, from: Data(ran.output.utf8))
    else { return .none }
    return ConfinementLevel(rawValue: report.confinement) ?? .none
  }()
}
