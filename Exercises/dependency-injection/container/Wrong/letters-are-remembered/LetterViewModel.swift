// caught by: Step3.testViewModelsUseWhatTheyAreGiven
import Foundation

/// Where a letter is.
@MainActor
final class LetterViewModel {
  private(set) var line = ""
  private let tracker: any Letters.Tracker

  init(tracker: any Letters.Tracker) {
    self.tracker = tracker
  }

  private var seen: [String: String] = [:]

  func look(for stamp: String) async {
    if let known = seen[stamp] {
      line = known
      return
    }
    defer { seen[stamp] = line }
    do {
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
