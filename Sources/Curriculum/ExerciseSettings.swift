/// What an exercise's front matter says, each bad value noted and left at its default.
struct ExerciseSettings: Equatable {
  var title: String?
  var titleLine = 1
  var kits: [String] = []
  var minutes: Int?
  var swift = 5
  var continues: ExerciseID?
  var continuesLine = 1
  var modules = ModuleGraph()
  var allowsUnsafe = false
  var isJudgedApart = false
  /// The numbers of the steps whose checks learners never get.
  var sealed: Set<Int> = []
  var sealedLine = 1
  var feedback = Feedback.full

  init(
    _ frontMatter: FrontMatter, file: String, knownKits: Set<String>?,
    problems: inout [CourseProblem]
  ) {
    if !frontMatter.isClosed { problems.append(.frontMatterNotClosed(file)) }
    var seen: Set<String> = []
    for field in frontMatter.fields {
      if field.key != "module", !seen.insert(field.key).inserted {
        problems.append(.repeatedKey(file, field))
      } else if let problem = take(field, file: file, knownKits: knownKits) {
        problems.append(problem)
      }
    }
    problems += modules.problems(in: file)
    if title == nil { problems.append(.missingTitle(file)) }
  }

  private static let keys = [
    "title", "kits", "minutes", "swift", "continues", "module", "allow", "judged", "sealed",
    "feedback",
  ]

  private mutating func take(
    _ field: FrontMatter.Field, file: String, knownKits: Set<String>?
  ) -> CourseProblem? {
    switch field.key {
    case "title":
      guard !field.value.isEmpty else { return nil }
      (title, titleLine) = (field.value, field.line)
    case "kits":
      kits = field.value.commaSeparated.filter { !$0.isEmpty }
      let unknown = kits.filter { knownKits?.contains($0) == false }
      if let kit = unknown.first {
        return .unknownKit(file, field, kit: kit, known: knownKits?.sorted() ?? [])
      }
    case "minutes":
      guard let value = Int(field.value), value > 0 else {
        return .badValue(file, field, wanted: "a whole number of minutes, such as `20`")
      }
      minutes = value
    case "swift":
      guard field.value == "5" || field.value == "6" else {
        return .badValue(file, field, wanted: "`5` or `6`")
      }
      swift = field.value == "6" ? 6 : 5
    case "continues":
      guard let id = ExerciseID(field.value) else {
        return .badValue(file, field, wanted: "another exercise's id, such as `mvc/first-steps`")
      }
      (continues, continuesLine) = (id, field.line)
    case "module":
      guard modules.add(field) else {
        return .badValue(
          file, field, wanted: "a module and what it may import, such as `Data -> Domain`")
      }
    case "allow":
      guard field.value == "unsafe" else {
        return .badValue(file, field, wanted: "`unsafe`, or leave the line out")
      }
      allowsUnsafe = true
    case "judged":
      guard field.value == "apart" else {
        return .badValue(file, field, wanted: "`apart`, or leave the line out")
      }
      isJudgedApart = true
    case "sealed":
      let names = field.value.commaSeparated
      let numbers = names.compactMap { $0.hasPrefix("Step") ? Int($0.dropFirst(4)) : nil }
      guard numbers.count == names.count else {
        return .badValue(file, field, wanted: "the steps that it seals, such as `Step2, Step3`")
      }
      (sealed, sealedLine) = (Set(numbers), field.line)
    case "feedback":
      guard let level = Feedback(rawValue: field.value) else {
        return .badValue(file, field, wanted: "`full`, `actual-only` or `none`")
      }
      feedback = level
    default: return .unknownKey(file, field, known: Self.keys)
    }
    return nil
  }
}

extension CourseProblem {
  static func frontMatterNotClosed(_ file: String) -> CourseProblem {
    CourseProblem(
      file: file, message: "The front matter is opened with `---` and never closed.",
      fix: "Write a second line `---` after its last `key: value` line.")
  }

  fileprivate static func missingTitle(_ file: String) -> CourseProblem {
    CourseProblem(
      file: file, message: "The exercise has no title.",
      fix: "Begin the file with `---`, `title: …`, `---`, each on its own line.")
  }

  fileprivate static func repeatedKey(
    _ file: String, _ field: FrontMatter.Field
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: field.line, message: "`\(field.key)` was said before.",
      fix: "Keep one of the two lines.")
  }

  static func unknownKey(
    _ file: String, _ field: FrontMatter.Field, known: [String]
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: field.line, message: "The front matter has no key `\(field.key)`.",
      fix: "Its lines are `key: value`, with one of the keys \(known.joined(separator: ", ")).")
  }

  static func badValue(
    _ file: String, _ field: FrontMatter.Field, wanted: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: field.line, message: "`\(field.value)` is no value for `\(field.key)`.",
      fix: "Write \(wanted).")
  }

  fileprivate static func unknownKit(
    _ file: String, _ field: FrontMatter.Field, kit: String, known: [String]
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: field.line, message: "There is no kit called `\(kit)`.",
      fix: "Use \(known.joined(separator: ", ")), or none.")
  }
}
