import Foundation

/// Where a letter is.
@MainActor
final class LetterViewModel {
  private(set) var line = ""

  func look(for stamp: String) async {
    do {
      let tracker = DIContainer.resolve(Letters.Tracker.self)
      line = "Letter \(stamp): \(try await tracker.status(of: stamp))"
    } catch {
      line = "Letter \(stamp): nobody knows"
    }
  }
}
