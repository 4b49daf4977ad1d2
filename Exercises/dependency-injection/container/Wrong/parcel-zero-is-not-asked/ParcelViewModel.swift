// caught by: Step3.testViewModelsUseWhatTheyAreGiven
import Foundation

/// Where a parcel is.
@MainActor
final class ParcelViewModel {
  private(set) var line = ""
  private let tracker: any Parcels.Tracker

  init(tracker: any Parcels.Tracker) {
    self.tracker = tracker
  }

  func look(for number: Int) async {
    guard number > 0 else { return }
    do {
      line = "Parcel \(number): \(try await tracker.status(of: number))"
    } catch {
      line = "Parcel \(number): nobody knows"
    }
  }
}
