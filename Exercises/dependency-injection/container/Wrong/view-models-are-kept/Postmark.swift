// caught by: Step3Root.testRootAsksTheGivenContainer
import Foundation

/// The composition root, and the only place that asks the container.
@MainActor
enum Postmark {
  static func makeContainer(server: URL) -> DIContainer {
    let container = DIContainer()
    container.register(PostOffice(server: server), as: Letters.Tracker.self)
    container.register(Courier(server: server), as: Parcels.Tracker.self)
    return container
  }

  private static var known: LetterViewModel?

  static func makeLetters(from container: DIContainer) throws -> LetterViewModel {
    if let known { return known }
    let letters = LetterViewModel(tracker: try container.resolve(Letters.Tracker.self))
    known = letters
    return letters
  }

  static func makeParcels(from container: DIContainer) throws -> ParcelViewModel {
    ParcelViewModel(tracker: try container.resolve(Parcels.Tracker.self))
  }
}
