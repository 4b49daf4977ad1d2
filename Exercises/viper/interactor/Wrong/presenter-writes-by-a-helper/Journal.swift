// caught by: Step3.testPresenterKnowsNoService
@MainActor
struct Journal {
  func note(_ line: String) { SearchLog.shared.note(line) }
}
