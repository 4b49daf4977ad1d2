// caught by: Step1.testEachSearchAsks
/// Finds songs, whoever shows them.
@MainActor
protocol SongSearchInteracting: AnyObject {
  func songs(matching query: String) async throws -> [Song]
}

final class SongSearchInteractor: SongSearchInteracting {
  private let service: any SongService
  private var running: [String: Task<[Song], any Error>] = [:]

  init(service: any SongService) {
    self.service = service
  }

  /// Each song once, and no ringtones.
  func songs(matching query: String) async throws -> [Song] {
    var seen: Set<Int> = []
    let task = running[query] ?? Task { try await service.songs(matching: query) }
    running[query] = task
    defer { running[query] = nil }
    return try await task.value
      .filter { $0.seconds >= 30 && seen.insert($0.id).inserted }
  }
}
