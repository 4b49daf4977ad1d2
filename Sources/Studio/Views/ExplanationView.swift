import Terminal

/// One page about an error, its prose fitted to the width and its code as it is.
struct ExplanationView {
  let page: Explanation
  let width: Int

  var lines: [StyledLine] {
    StyledLine.text(page.title, .heading).wrapped(to: width)
      + StyledLine.text(page.id, .secondary).wrapped(to: width) + [.blank]
      + LessonView(width: width).lines(of: Array(page.text.utf8))
  }
}

/// All pages about errors, by theme.
struct ExplanationListView {
  let groups: [ExplanationGroup]

  var lines: [StyledLine] {
    var lines: [StyledLine] = []
    for group in groups {
      lines.append(.text(group.title, .heading))
      lines += group.pages.map { page in
        StyledLine([
          StyledText("  · "), StyledText(page.title),
          StyledText("  \(page.id)", style: .secondary),
        ])
      }
      lines.append(.blank)
    }
    lines.append(.text("`atelier explain ID` shows one.", .secondary))
    return lines
  }
}
