// caught by: Step3Root.testFailingTracker
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
    guard let status = try? await tracker.status(of: number) else { return }
    line = "Parcel \(number): \(status)"
  }
}
