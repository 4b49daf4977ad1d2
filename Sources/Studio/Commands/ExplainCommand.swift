/// `atelier explain`: what an error means, in the course's words; it needs neither course nor workspace.
struct ExplainCommand {
  let place: Place
  let id: String?

  func run() throws -> Bool {
    let console = place.console
    guard let id else {
      try console.print(ExplanationListView(groups: ExplanationGroup.all).lines)
      return true
    }
    guard let page = Explanation.page(for: id) else {
      throw Failure.unknownExplanation(id, known: Explanation.all.map(\.id))
    }
    try console.print(code: ExplanationView(page: page, width: console.width).lines)
    return true
  }
}
