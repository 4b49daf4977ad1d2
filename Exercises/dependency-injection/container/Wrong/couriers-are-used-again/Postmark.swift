// caught by: Step3.testEachAppContainerIsNew
import Foundation

/// The composition root, and the only place that asks the container.
@MainActor
enum Postmark {
  private static var couriers: [URL: Courier] = [:]

  static func makeContainer(server: URL) -> DIContainer {
    let container = DIContainer()
    container.register(PostOffice(server: server), as: Letters.Tracker.self)
    container.register(courier(for: server), as: Parcels.Tracker.self)
    return container
  }

  private static func courier(for server: URL) -> Courier {
    if let courier = couriers[server] { return courier }
    let courier = Courier(server: server)
    couriers[server] = courier
    return courier
  }

  static func makeLetters(from container: DIContainer) throws -> LetterViewModel {
    LetterViewModel(tracker: try container.resolve(Letters.Tracker.self))
  }

  static func makeParcels(from container: DIContainer) throws -> ParcelViewModel {
    ParcelViewModel(tracker: try container.resolve(Parcels.Tracker.self))
  }
}
