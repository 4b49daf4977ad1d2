import Curriculum
import Grading

/// A mistake that many make in words of their own: equal whatever names, literals and numbers it is about.
struct Mistake: Hashable {
  /// Empty where it does not matter.
  var exercise = ""
  /// The compiler's name of the error, or the check's.
  var id: String
  /// The check's sentence.
  var says = ""
  /// The check's status.
  var kind = ""
  /// With `…` for what differs from learner to learner.
  let form: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    form = Self.form(of: diagnostic.message)
  }

  /// What a step looks for in vain is one mistake, however many checks wait for it.
  init(_ check: ReportedCheck) {
    exercise = check.exercise.description
    kind = check.kind
    form = Self.form(of: check.reason)
    if check.kind == "notRun", let step = check.step {
      id = "Step\(step.number)"
    } else {
      id = check.id
      says = check.says
    }
  }

  /// Learners' own words may be of any length.
  private static let longest = 300

  /// What stands in quotes becomes `…`, and so does a number.
  static func form(of message: String) -> String {
    var form = ""
    var rest = legible(message).unbroken.cut(to: longest)[...]
    var last: Character = " "
    while let next = rest.popFirst() {
      if next.isNumber {
        rest = rest.drop { $0.isNumber }
        if !form.hasSuffix("….") { form += "…" } else { form.removeLast() }
      } else if let close = closing(next, after: last),
        let end = rest.firstIndex(where: { $0 == close })
      {
        form += "\(next)…\(close)"
        rest = rest[rest.index(after: end)...]
      } else {
        form.append(next)
      }
      last = next
    }
    return form
  }

  /// The mark that ends what this one begins; an apostrophe within a word begins nothing.
  private static func closing(_ mark: Character, after last: Character) -> Character? {
    switch mark {
    case "\"", "`": mark
    case "“": "”"
    case "'" where !last.isLetter && !last.isNumber: mark
    default: nil
    }
  }
}

/// Counts mistakes in bounded memory, however many different ones a class finds.
struct MistakeTable {
  struct Entry {
    let mistake: Mistake
    let count: Int
    /// The words in which it was met most.
    let examples: [(message: String, count: Int)]
  }

  private struct Tally {
    var count = 0
    /// Which of two as common ones was met first.
    var order: Int
    var messages: [String: Int] = [:]
  }

  private static let mostMistakes = 4_000
  private static let mostMessages = 40
  private static let longestMessage = 600

  private var tallies: [Mistake: Tally] = [:]
  private var met = 0

  mutating func count(_ mistake: Mistake, as message: String) {
    met += 1
    var tally = tallies.removeValue(forKey: mistake) ?? Tally(order: met)
    tally.count += 1
    let message = message.cut(to: Self.longestMessage)
    if tally.messages.count < Self.mostMessages || tally.messages[message] != nil {
      tally.messages[message, default: 0] += 1
    }
    tallies[mistake] = tally
    forgetRareOnes()
  }

  /// What many make has long been met more than once.
  private mutating func forgetRareOnes() {
    var rare = 1
    while tallies.count > Self.mostMistakes {
      tallies = tallies.filter { $0.value.count > rare }
      rare += 1
    }
  }

  /// Those that most make.
  func commonest(_ limit: Int) -> [Entry] {
    let sorted = tallies.sorted {
      ($1.value.count, $0.value.order) < ($0.value.count, $1.value.order)
    }
    return sorted.prefix(limit).map { mistake, tally in
      let examples = tally.messages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return Entry(
        mistake: mistake, count: tally.count,
        examples: examples.prefix(3).map { (message: $0.key, count: $0.value) })
    }
  }
}
