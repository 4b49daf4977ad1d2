// caught by: Step3.testTrackersHaveNoDefaults
import Foundation

/// Where a letter is.
@MainActor
final class LetterViewModel {
  private(set) var line = ""
  private let tracker: (any Letters.Tracker)?

  init(tracker: (any Letters.Tracker)? = nil) {
    self.tracker = tracker
  }

  func look(for stamp: String) async {
    guard let tracker else {
      line = "Letter \(stamp): nobody knows"
      return
    }
    do {
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
