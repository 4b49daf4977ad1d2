// caught by: Step3.testNobodyStarts
import Foundation

/// The composition root, and the only place that asks the container.
@MainActor
enum Postmark {
  static func start() {
    _ = makeContainer(server: URL(fileURLWithPath: "/"))
  }

  static func makeContainer(server: URL) -> DIContainer {
    let container = DIContainer()
    container.register(PostOffice(server: server), as: Letters.Tracker.self)
    container.register(Courier(server: server), as: Parcels.Tracker.self)
    return container
  }

  static func makeLetters(from container: DIContainer) throws -> LetterViewModel {
    LetterViewModel(tracker: try container.resolve(Letters.Tracker.self))
  }

  static func makeParcels(from container: DIContainer) throws -> ParcelViewModel {
    ParcelViewModel(tracker: try container.resolve(Parcels.Tracker.self))
  }
}
