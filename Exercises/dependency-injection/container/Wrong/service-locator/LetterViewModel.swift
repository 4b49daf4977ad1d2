// caught by: Step3Root.testViewModelsKnowNoContainer
import Foundation

/// Where a letter is.
@MainActor
final class LetterViewModel {
  private(set) var line = ""
  private let tracker: any Letters.Tracker

  init(tracker: any Letters.Tracker) {
    self.tracker = tracker
  }

  convenience init(container: DIContainer) throws {
    self.init(tracker: try container.resolve(Letters.Tracker.self))
  }

  func look(for stamp: String) async {
    do {
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
