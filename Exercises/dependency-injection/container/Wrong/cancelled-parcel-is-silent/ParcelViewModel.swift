// caught by: Step3.testFailingTracker
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
    do {
      line = "Parcel \(number): \(try await tracker.status(of: number))"
    } catch is CancellationError {
    } catch {
      line = "Parcel \(number): nobody knows"
    }
  }
}
