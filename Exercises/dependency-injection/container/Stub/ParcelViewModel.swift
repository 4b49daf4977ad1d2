import Foundation

/// Where a parcel is.
@MainActor
final class ParcelViewModel {
  private(set) var line = ""

  func look(for number: Int) async {
    do {
      let tracker = DIContainer.resolve(Parcels.Tracker.self)
      line = "Parcel \(number): \(try await tracker.status(of: number))"
    } catch {
      line = "Parcel \(number): nobody knows"
    }
  }
}
