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

  func look(for stamp: String) async {
    guard !stamp.isEmpty else { return }
    do {
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
