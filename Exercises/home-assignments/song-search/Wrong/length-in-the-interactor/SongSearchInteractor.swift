// caught by: Step3Presenter.testLengthHasAPlaceOfItsOwn
/// How songs are put into words, on every screen.
enum SongText {
  static func length(ofSeconds seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

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
      .filter { $0.seconds >= 30 && seen.insert($0.id).inserted }
  }
}
