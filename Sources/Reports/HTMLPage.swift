import Curriculum

/// What stands around the content of every page: one file that needs nothing besides itself.
struct HTMLPage {
  let header: ReportHeader
  let kicker: String
  /// Markup.
  let facts: String
  let percent: Int
  /// What the page has besides the look of all.
  var style = ""

  var opening: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(header.course.markupEscaped)</title>
    <style>
    \(htmlStyle)\(style)</style>
    </head>
    <body>
    <header>
    <div><p class="kicker">\(kicker)</p><h1>\(header.course.markupEscaped)</h1>
    <p class="facts">\(facts)</p></div>
    \(ring)
    </header>

    """
  }

  var closing: String {
    """
    <footer>Atelier \(header.tool.markupEscaped) · Swift \(header.toolchain.markupEscaped) · \
    confinement \(header.confinement.markupEscaped)</footer>
    </body>
    </html>

    """
  }

  private var ring: String {
    // A dash as long as the circle would leave a gap where its ends meet.
    let dash = percent < 100 ? "stroke-dasharray=\"\(percent) 100\"" : ""
    return """
      <svg class="ring" viewBox="0 0 36 36" role="img" aria-label="\(percent) percent">\
      <circle class="track" cx="18" cy="18" r="15.9"/>\
      <circle class="value" cx="18" cy="18" r="15.9" pathLength="100" \
      \(dash)/><text x="18" y="18">\(percent)%</text></svg>
      """
  }
}

extension ReportTotals {
  /// How many submissions pass, as markup.
  var facts: String {
    "<strong>\(passed)</strong> of \(submissions) submissions pass"
      + (errors > 0 ? " · <strong>\(errors)</strong> could not be graded" : "")
  }
}

extension String {
  /// For the text of HTML, with what stands between two backticks of a line as code.
  var markupWithCode: String {
    split(separator: "\n", omittingEmptySubsequences: false).map(Self.markup)
      .joined(separator: "\n")
  }

  private static func markup(_ line: Substring) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false).map {
      String($0).markupEscaped
    }
    // A backtick that has no partner is one.
    let lone = parts.count.isMultiple(of: 2) ? parts.count - 1 : nil
    return parts.enumerated().map { index, part in
      if index.isMultiple(of: 2) { return part }
      if index == lone { return "`\(part)" }
      return part.isEmpty ? "``" : "<code>\(part)</code>"
    }.joined()
  }
}
