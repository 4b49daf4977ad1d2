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
    do {
      let status = try await tracker.status(of: stamp)
      line = "Letter \(stamp): \(status.isEmpty ? "nobody knows" : status)"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
