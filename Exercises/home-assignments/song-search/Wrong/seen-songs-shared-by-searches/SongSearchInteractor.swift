// caught by: Step1.testSearchesAtOnceFindAll
/// Finds songs, whoever shows them.
@MainActor
protocol SongSearchInteracting: AnyObject {
  func songs(matching query: String) async throws -> [Song]
}

final class SongSearchInteractor: SongSearchInteracting {
  private let service: any SongService
  private var seen: Set<Int> = []

  init(service: any SongService) {
    self.service = service
  }

  /// Each song once, and no ringtones.
  func songs(matching query: String) async throws -> [Song] {
    seen = []
    return try await service.songs(matching: query)
      .filter { $0.seconds >= 30 && seen.insert($0.id).inserted }
  }
}
