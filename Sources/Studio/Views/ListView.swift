import Curriculum
import Terminal

/// The course as a table of contents, with what is done and what is in hand.
struct ListView {
  let course: Course
  let progress: Progress

  var lines: [StyledLine] {
    var lines = [StyledLine.text(course.title, .heading)]
    for lesson in course.lessons {
      lines += [
        .blank,
        StyledLine([
          StyledText(harmless(lesson.title), style: .heading),
          StyledText("  \(harmless(lesson.id))", style: .secondary),
        ]),
      ]
      lines += lesson.exercises.map(line)
    }
    lines += [.blank, .text("`atelier start EXERCISE` takes one up.", .secondary)]
    return lines
  }

  private func line(of entry: ExerciseEntry) -> StyledLine {
    let isDone = progress[entry.id].completed != nil
    let isCurrent = progress.current == entry.id
    return StyledLine([
      StyledText(isDone ? "  ✓ " : isCurrent ? "  > " : "  · ", style: isDone ? .success : .plain),
      StyledText(harmless(entry.title)),
      StyledText("  \(harmless(entry.id.description))", style: .secondary),
    ])
  }
}

/// How far the learner is, lesson by lesson.
struct ProgressView {
  let course: Course
  let progress: Progress

  var lines: [StyledLine] {
    let done = course.exercises.count(where: isDone)
    var lines = [
      bar(done: done, of: course.exercises.count), StyledLine.blank,
    ]
    let width = course.lessons.map { displayWidth(harmless($0.title)) }.max() ?? 0
    for lesson in course.lessons {
      let count = lesson.exercises.count(where: isDone)
      lines.append(
        StyledLine([
          StyledText(
            count == lesson.exercises.count && count > 0 ? "✓ " : "  ", style: .success),
          StyledText(harmless(lesson.title).padded(to: width)),
          StyledText("  \(count) of \(lesson.exercises.count)", style: .secondary),
        ]))
    }
    lines.append(.blank)
    if let next = course.exercises.first(where: { !isDone($0) }) {
      lines.append(.text("Next: `atelier start \(next.id)`.", .secondary))
    } else if done > 0 {
      lines.append(.text("You have built it all. Well done.", .success))
    }
    return lines
  }

  private func isDone(_ entry: ExerciseEntry) -> Bool { progress[entry.id].completed != nil }

  private func bar(done: Int, of total: Int) -> StyledLine {
    let width = 30
    let filled = total == 0 ? 0 : done * width / total
    return StyledLine([
      StyledText("["), StyledText(String(repeating: "#", count: filled), style: .success),
      StyledText(String(repeating: "-", count: width - filled)),
      StyledText("] \(done) of \(total) exercises done"),
    ])
  }
}
