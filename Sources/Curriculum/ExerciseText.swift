import Markdown

/// `exercise.md` cut into its parts: front matter, introduction, steps and their hints.
struct ExerciseText {
  /// A step as it is written, before its checks are known.
  struct Step: Equatable {
    var number: Int
    var title: String
    var line: Int
    var text = ""
    var hints: [String] = []
    var hintsByCheck: [BoundHint] = []
  }

  /// A hint for when one check fails.
  struct BoundHint: Equatable {
    var check: String
    var text: String
    var line: Int
  }

  /// What the lines under a heading belong to.
  private enum Part {
    case introduction
    case step(Step)
    /// More of a step's text, after a hint; its heading is part of it.
    case rest
    case hint
    case hintForCheck(String, line: Int)

    var isHint: Bool {
      switch self {
      case .hint, .hintForCheck: true
      case .introduction, .step, .rest: false
      }
    }
  }

  let frontMatter: FrontMatter
  let links: [CourseLink]
  private(set) var introduction = ""
  private(set) var steps: [Step] = []
  private(set) var problems: [CourseProblem] = []
  private let file: String

  init(_ text: String, file: String) {
    self.file = file
    let lines = text.lines
    frontMatter = FrontMatter(lines: lines)
    let start = min(frontMatter.bodyLine - 1, lines.count)
    // Blank lines stand for the front matter, so that every line keeps its number.
    let body =
      String(repeating: "\n", count: start) + lines[start...].joined(separator: "\n")
    let root = Document(parsing: body).root
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
    var begin = start
    for heading in headings {
      guard let next = self.part(opening: heading, after: part) else { continue }
      close(part, trimmedLines(lines[begin..<max(begin, heading.line - 1)]))
      part = next
      if case .rest = next {
        begin = heading.line - 1
      } else {
        begin = heading.end.line
      }
    }
    close(part, trimmedLines(lines[min(begin, lines.count)...]))
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
        problems.append(.hintOutsideStep(file, line: heading.line))
        return nil
      }
      return title == "Hint"
        ? .hint : .hintForCheck(trimmed(title.dropFirst(5)), line: heading.line)
    case 2, 3: return part.isHint ? .rest : nil
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

  private mutating func close(_ part: Part, _ text: String) {
    let last = steps.count - 1
    switch part {
    case .introduction: introduction = text
    case .step(var step):
      step.text = text
      steps.append(step)
    case .rest:
      steps[last].text = [steps[last].text, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
    case .hint: steps[last].hints.append(text)
    case .hintForCheck(let name, let line):
      steps[last].hintsByCheck.append(BoundHint(check: name, text: text, line: line))
    }
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

  fileprivate static func hintOutsideStep(_ file: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "This hint stands before the first step.",
      fix: "Move it under the `## Step N: …` that it helps with.")
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
