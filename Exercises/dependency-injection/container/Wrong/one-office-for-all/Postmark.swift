// caught by: Step3.testEachAppContainerIsNew
import Foundation

/// The composition root, and the only place that asks the container.
@MainActor
enum Postmark {
  private static var office: PostOffice?

  static func makeContainer(server: URL) -> DIContainer {
    let container = DIContainer()
    office = office ?? PostOffice(server: server)
    container.register(office ?? PostOffice(server: server), as: Letters.Tracker.self)
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
