import Foundation

/// The composition root.
@MainActor
enum Postmark {
  static func start() {
    guard let server = URL(string: "https://postmark.example") else { return }
    DIContainer.register(PostOffice(server: server), as: Letters.Tracker.self)
    DIContainer.register(Courier(server: server), as: Parcels.Tracker.self)
  }

  static func makeLetters() -> LetterViewModel { LetterViewModel() }

  static func makeParcels() -> ParcelViewModel { ParcelViewModel() }
}
