import Curriculum
import Grading

/// What a class tells its instructor, as a page: where learners stop, and why.
struct InsightsPage {
  let header: ReportHeader
  let totals: ReportTotals
  let insights: Insights

  private static let mostMistakes = 15

  var text: String {
    let page = HTMLPage(
      header: header, kicker: "Insights", facts: totals.facts,
      percent: totals.submissions > 0 ? totals.passed * 100 / totals.submissions : 0,
      style: insightsStyle)
    let parts = [
      page.opening, "<main>\n", exercises, hardest,
      mistakes("What the compiler says", insights.diagnostics),
      mistakes("What checks say", insights.failures), slowest, alike, "</main>\n", page.closing,
    ]
    return parts.joined()
  }

  // MARK: Exercises

  private var exercises: String {
    let isOpen = insights.exercises.count <= 3
    let rows = insights.exercises.map { ExerciseRow(exercise: $0, isOpen: isOpen).markup }
    return """
      <section class="card"><h2>Where learners stop</h2>
      <ul class="legend"><li class="done">passed</li><li class="step">stopped at a step</li>\
      <li class="broken">does not compile</li><li class="absent">not handed in</li></ul>
      \(rows.joined())</section>

      """
  }

  // MARK: Lists

  private func checks(
    _ title: String, note: String, _ checks: [Insights.PlacedCheck],
    _ figure: (CheckInsight) -> String
  ) -> String {
    guard !checks.isEmpty else { return "" }
    let rows = checks.map { exercise, check in
      "<li><div><p>\(check.title.markupWithCode)</p><small>\(exercise.markupEscaped) "
        + "<code>\(check.id.markupEscaped)</code></small></div>\(figure(check))</li>\n"
    }
    return """
      <section class="card"><h2>\(title)</h2><p class="note">\(note)</p>
      <ol class="rows">
      \(rows.joined())</ol></section>

      """
  }

  private var hardest: String {
    checks("Hardest checks", note: "So many of those pass whose code ran.", insights.hardest) {
      meter($0.passRate, "\($0.passed) of \($0.ran)")
    }
  }

  private var slowest: String {
    let longest = insights.slowest.first?.check.meanSeconds ?? 1
    return checks("Slowest checks", note: "On average, and at the most.", insights.slowest) {
      meter(
        $0.meanSeconds / longest, "\(seconds($0.meanSeconds)) · \(seconds($0.longest))",
        kind: "plain")
    }
  }

  private func mistakes(_ title: String, _ table: MistakeTable) -> String {
    let entries = table.commonest(Self.mostMistakes)
    guard let most = entries.first?.count else { return "" }
    let rows = entries.map { entry in
      let says = entry.mistake.says.isEmpty ? "" : "\(entry.mistake.says.markupWithCode) "
      let place = entry.mistake.exercise.isEmpty ? "" : "\(entry.mistake.exercise.markupEscaped) "
      return "<li><div>\(words(of: entry))<small>\(says)\(place)"
        + "<code>\(entry.mistake.id.markupEscaped)</code></small></div>"
        + meter(Double(entry.count) / Double(most), "\(entry.count)", kind: "odd") + "</li>\n"
    }
    return """
      <section class="card"><h2>\(title)</h2>\
      <p class="note">So many submissions meet it; what is about other names or numbers counts as the same.</p>
      <ol class="rows">
      \(rows.joined())</ol></section>

      """
  }

  /// Its only words, or what they have in common with the commonest of them.
  private func words(of entry: MistakeTable.Entry) -> String {
    if entry.examples.count == 1, let only = entry.examples.first {
      return "<p>\(only.message.cut(to: 400).markupWithCode)</p>"
    }
    let examples = entry.examples.map {
      "<li>\($0.message.cut(to: 200).markupWithCode) <small>× \($0.count)</small></li>"
    }
    return "<p>\(entry.mistake.form.markupWithCode)</p>"
      + "<ul class=\"examples\">\(examples.joined())</ul>"
  }

  // MARK: Alike

  private var alike: String {
    let found = insights.likenesses.found()
    let rows = found.told.map { likeness in
      let names = likeness.submissions.prefix(12).map { "<strong>\($0.markupEscaped)</strong>" }
      let more = likeness.submissions.count - names.count
      return "<li><div><p>\(names.joined(separator: " · "))\(more > 0 ? " and \(more) more" : "")"
        + "</p><small>\(likeness.exercise.markupEscaped)</small></div>"
        + meter(
          likeness.share, likeness.share == 1 ? "the same" : percent(likeness.share), kind: "odd")
        + "</li>\n"
    }
    let more = found.more > 0 ? "<p class=\"note\">And \(found.more) more.</p>" : ""
    return """
      <section class="card"><h2>Alike</h2><p class="note">A place to look, never a verdict. Compared is \
      what learners added to the starting code and what is neither in the solution nor in much of the \
      class; names, comments, layout and the order of declarations do not count.</p>
      \(rows.isEmpty ? "<p>Nothing stands out.</p>" : "<ol class=\"rows\">\n\(rows.joined())</ol>\(more)")\
      </section>

      """
  }
}

/// A bar with a figure behind it.
private func meter(_ share: Double, _ figure: String, kind: String = "good") -> String {
  "<span class=\"meter \(kind)\"><span class=\"bar\"><span style=\"width:\(percent(share))\">"
    + "</span></span><span class=\"figure\">\(figure)</span></span>"
}

/// Never all as long as something is missing.
private func percent(_ share: Double) -> String { "\(Int(min(max(share, 0), 1) * 100))%" }

private func seconds(_ value: Double) -> String {
  let thousandths = Int((min(value, 1e6) * 1000).rounded())
  return thousandths < 1000
    ? "\(thousandths) ms" : "\(thousandths / 100 / 10).\(thousandths / 100 % 10) s"
}

/// One exercise: how far its learners came, and within it the checks of each step.
private struct ExerciseRow {
  let exercise: ExerciseInsight
  let isOpen: Bool

  /// Where some of them are, in words and as a part of the bar.
  private struct Stop {
    let words: String
    let kind: String
    let count: Int
    var strength = 1.0
  }

  /// From those who have done all to those of whom nothing is there.
  private var stops: [Stop] {
    let steps = exercise.steps.reversed().map { step in
      // Who stops early shows most.
      let way = Double(step.number) / Double(exercise.steps.count + 1)
      return Stop(
        words: "Step \(step.number): \(step.title)", kind: "step", count: step.stops,
        strength: 1 - 0.65 * min(max(way, 0), 1))
    }
    return [Stop(words: "Passed", kind: "done", count: exercise.count(.passed))] + steps + [
      Stop(words: "Does not compile", kind: "broken", count: exercise.count(.doesNotCompile)),
      Stop(words: "Refused", kind: "broken", count: exercise.count(.refused), strength: 0.6),
      Stop(words: "A file is missing", kind: "absent", count: exercise.count(.missingFile)),
    ]
  }

  var markup: String {
    let stops = stops.filter { $0.count > 0 }
    let total = max(1, exercise.submissions)
    let segments = stops.map {
      "<span class=\"\($0.kind)\" style=\"flex-grow:\($0.count);opacity:\(hundredths($0.strength))\"></span>"
    }
    let list = stops.map {
      "<li class=\"\($0.kind)\">\($0.words.markupWithCode) <strong>\($0.count)</strong> "
        + "<small>\(percent(Double($0.count) / Double(total)))</small></li>"
    }
    let errors = exercise.count(.error)
    let note =
      errors > 0
      ? "<p class=\"note\">\(errors) could not be graded, through no fault of theirs.</p>" : ""
    return """
      <details class="course"\(isOpen ? " open" : "")><summary>\
      <span class="who">\(exercise.id.markupEscaped)</span>\
      <span class="stack">\(segments.joined())</span>\
      <span class="score">\(exercise.count(.passed))<small> / \(exercise.submissions)</small></span></summary>
      \(note)<ul class="stops">\(list.joined())</ul>
      \(exercise.steps.map(step).joined())</details>

      """
  }

  private func step(_ step: StepInsight) -> String {
    let rows = step.checks.map { check in
      "<li><div><p>\(check.title.markupWithCode)</p><small><code>\(check.id.markupEscaped)</code>"
        + "\(odd(check))</small></div>"
        + meter(check.passRate, "\(percent(check.passRate))") + "</li>\n"
    }
    return """
      <h4>Step \(step.number): \(step.title.markupEscaped)</h4>
      <ol class="rows">
      \(rows.joined())</ol>

      """
  }

  /// What is more than a plain failure.
  private func odd(_ check: CheckInsight) -> String {
    [
      (CheckGrade.Status.crashed, "crashed"), (.timedOut, "ran out of time"),
      (.notRun, "had no such code"),
    ]
    .filter { check.count($0.0) > 0 }.map { " · \(check.count($0.0)) \($0.1)" }.joined()
  }

  private func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths >= 100 ? "1" : ".\(hundredths / 10)\(hundredths % 10)"
  }
}
