// caught by: Step1.testEachSongOnce
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
    var seen: Set<Int> = []
    return try await service.songs(matching: query)
      .filter { seen.insert($0.id).inserted && $0.seconds >= 30 }
  }
}
