import Markdown

/// `exercise.md` cut into its parts: front matter, introduction, steps, their hints and what they teach.
struct ExerciseText {
  /// A step as it is written, before its checks are known.
  struct Step: Equatable {
    var number: Int
    var title: String
    var line: Int
    var text = ""
    var hints: [String] = []
    var hintsByCheck: [BoundHint] = []
    var learned: String?

    /// More than this is no sentence to be read in passing.
    static let longestLearned = 200
  }

  /// A hint for when one check fails.
  struct BoundHint: Equatable {
    var check: String
    var text: String
    var line: Int
  }

  /// Where a hint or what was learned stands, its heading included: nothing that a task says openly.
  struct Aside: Equatable {
    /// Only in a hint for one check.
    var check: String?
    /// As indices of the text's lines.
    var lines: Range<Int>
  }

  /// What the lines under a heading belong to.
  private enum Part {
    case introduction
    case step(Step)
    /// More of a step's text, after an aside; its heading is part of it.
    case rest
    case hint
    case hintForCheck(String, line: Int)
    case learned(line: Int)

    var isAside: Bool {
      switch self {
      case .hint, .hintForCheck, .learned: true
      case .introduction, .step, .rest: false
      }
    }
  }

  let frontMatter: FrontMatter
  let links: [CourseLink]
  private(set) var introduction = ""
  private(set) var steps: [Step] = []
  private(set) var asides: [Aside] = []
  private(set) var problems: [CourseProblem] = []
  private let file: String

  init(_ text: String, file: String) {
    self.file = file
    let lines = text.lines
    frontMatter = FrontMatter(lines: lines)
    let start = min(frontMatter.bodyLine - 1, lines.count)
    let root = Document(parsing: frontMatter.body(of: lines)).root
    links = CourseLink.all(in: root)
    cut(lines, from: start, at: root.children.filter { Self.level(of: $0) != nil })
    for (index, step) in steps.enumerated() where step.number != index + 1 {
      problems.append(.stepOutOfOrder(file, step, expected: index + 1))
    }
  }

  private static func level(of node: Node) -> Int? {
    if case .heading(let level) = node.kind { level } else { nil }
  }

  /// Gives the lines between two headings that mean something to the part that the first opens.
  private mutating func cut(_ lines: [Substring], from start: Int, at headings: [Node]) {
    var part = Part.introduction
    var (opening, begin) = (start, start)
    for heading in headings {
      guard let next = self.part(opening: heading, after: part) else { continue }
      let end = heading.line - 1
      close(part, trimmedLines(lines[begin..<max(begin, end)]), place: opening..<end)
      (part, opening) = (next, end)
      if case .rest = next {
        begin = end
      } else {
        begin = heading.end.line
      }
    }
    close(
      part, trimmedLines(lines[min(begin, lines.count)...]),
      place: min(opening, lines.count)..<lines.count)
  }

  /// Nil if the heading is one of the text's own.
  private mutating func part(opening heading: Node, after part: Part) -> Part? {
    let title = heading.plainText
    let isInStep = if case .introduction = part { false } else { true }
    switch Self.level(of: heading) {
    case 2 where title.hasPrefix("Step"):
      guard let (number, name) = Self.step(title) else {
        problems.append(.badStepHeading(file, line: heading.line, title))
        return nil
      }
      return .step(Step(number: number, title: name, line: heading.line))
    case 3 where title == "Hint" || title.hasPrefix("Hint:"):
      guard isInStep else {
        problems.append(.asideOutsideStep(file, line: heading.line, "hint"))
        return nil
      }
      return title == "Hint"
        ? .hint : .hintForCheck(trimmed(title.dropFirst(5)), line: heading.line)
    case 3 where title == "Learned":
      guard isInStep else {
        problems.append(.asideOutsideStep(file, line: heading.line, "`Learned`"))
        return nil
      }
      return .learned(line: heading.line)
    case 2, 3: return part.isAside ? .rest : nil
    default: return nil
    }
  }

  /// `Step 2: Add a router` as its number and its title.
  private static func step(_ title: String) -> (Int, String)? {
    let parts = title.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(trimmed(parts[0].dropFirst(4))), number > 0 else {
      return nil
    }
    let name = trimmed(parts[1])
    return name.isEmpty ? nil : (number, name)
  }

  private mutating func close(_ part: Part, _ text: String, place: Range<Int>) {
    let last = steps.count - 1
    switch part {
    case .introduction: introduction = text
    case .step(var step):
      step.text = text
      steps.append(step)
    case .rest:
      steps[last].text = [steps[last].text, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
    case .hint:
      steps[last].hints.append(text)
      asides.append(Aside(check: nil, lines: place))
    case .hintForCheck(let name, let line):
      asides.append(Aside(check: name, lines: place))
      steps[last].hintsByCheck.append(BoundHint(check: name, text: text, line: line))
    case .learned(let line):
      asides.append(Aside(check: nil, lines: place))
      learn(text, line: line)
    }
  }

  /// What does not fit is told of and left out.
  private mutating func learn(_ text: String, line: Int) {
    let last = steps.count - 1
    let blocks = Document(parsing: text).root.children.filter { !Self.isComment($0) }
    if blocks.isEmpty {
      problems.append(.nothingLearned(file, line: line))
    } else if steps[last].learned != nil {
      problems.append(.learnedTwice(file, line: line, step: steps[last].number))
    } else if blocks.count > 1 || blocks[0].kind != .paragraph {
      problems.append(.learnedAtLength(file, line: line))
    } else if blocks[0].plainText.count > Step.longestLearned {
      problems.append(.learnedTooLong(file, line: line, characters: blocks[0].plainText.count))
    } else {
      let lines = text.lines[(blocks[0].line - 1)..<blocks[0].end.line]
      steps[last].learned = lines.joined(separator: "\n")
    }
  }

  /// A translation's mark may stand anywhere.
  private static func isComment(_ node: Node) -> Bool {
    if case .htmlBlock(let html) = node.kind { html.hasPrefix("<!--") } else { false }
  }
}

/// The lines without blank ones at either end.
private func trimmedLines(_ lines: ArraySlice<Substring>) -> String {
  var lines = lines
  while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  return lines.joined(separator: "\n")
}

extension CourseProblem {
  fileprivate static func badStepHeading(
    _ file: String, line: Int, _ title: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "`\(title)` does not say which step it is.",
      fix: "Write it as `## Step 1: What to do`.")
  }

  fileprivate static func asideOutsideStep(
    _ file: String, line: Int, _ what: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "This \(what) stands before the first step.",
      fix: "Move it under the `## Step N: …` that it belongs to.")
  }

  fileprivate static func nothingLearned(_ file: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "Nothing stands under this `Learned`.",
      fix: "Write in a sentence what the learner knows now, or take the heading out.")
  }

  fileprivate static func learnedTwice(_ file: String, line: Int, step: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "Step \(step) says a second time what was learned.",
      fix: "Keep one `### Learned` in a step, with one sentence.")
  }

  fileprivate static func learnedAtLength(_ file: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "What was learned is more than one paragraph.",
      fix: "Keep one sentence; what is to be read longer belongs into the lesson.")
  }

  fileprivate static func learnedTooLong(
    _ file: String, line: Int, characters: Int
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "What was learned takes \(characters) characters, and there is room for "
        + "\(ExerciseText.Step.longestLearned).",
      fix: "Say it in one short sentence.")
  }

  fileprivate static func stepOutOfOrder(
    _ file: String, _ step: ExerciseText.Step, expected: Int
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: step.line,
      message: "This is step \(step.number) where step \(expected) should come.",
      fix: "Number the steps 1, 2, 3 in the order in which they stand.")
  }
}
