// caught by: Step3.testFailingTracker
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
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      guard line.isEmpty else { return }
      line = "Letter \(stamp): nobody knows"
    }
  }
}
