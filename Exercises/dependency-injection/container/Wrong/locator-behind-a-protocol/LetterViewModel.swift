// caught by: Step3.testViewModelsKnowNoContainer
import Foundation

/// Where a letter is.
@MainActor
final class LetterViewModel {
  private(set) var line = ""
  private let tracker: any Letters.Tracker

  init(tracker: any Letters.Tracker) {
    self.tracker = tracker
  }
  convenience init(from resolver: Resolver) throws {
    self.init(tracker: try resolver.resolve(Letters.Tracker.self))
  }

  func look(for stamp: String) async {
    do {
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
