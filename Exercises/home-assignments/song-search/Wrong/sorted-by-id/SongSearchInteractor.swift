// caught by: Step1Interactor.testOrderStays

/// Finds songs, whoever shows them.
@MainActor
protocol SongSearchInteracting: AnyObject {
  func songs(matching query: String) async throws -> [Song]
}

final class SongSearchInteractor: SongSearchInteracting {
  private let service: any SongService

  init(service: any SongService) {
    self.service = service
  }

  /// Each song once, and no ringtones.
  func songs(matching query: String) async throws -> [Song] {
    let songs = try await service.songs(matching: query).filter { $0.seconds >= 30 }
    let byID = Dictionary(songs.map { ($0.id, $0) }) { first, _ in first }
    return byID.values.sorted { $0.id < $1.id }
  }
}
