import UIKit

/// What the search screen can be told.
@MainActor
protocol SongSearchView: AnyObject {
  func show(_ songs: [Song])
  func show(message: String)
}

@MainActor
final class SongSearchPresenter {
  weak var view: (UIViewController & SongSearchView)?
  private let service = BundledSongService()
  private var songs: [Song] = []

  func viewDidSearch(for query: String) {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else {
      view?.show(message: "Type a song or an artist.")
      return
    }
    Task {
      do {
        var seen: Set<Int> = []
        songs = try await service.songs(matching: query)
          .filter { !$0.isRingtone && seen.insert($0.id).inserted }
        if !songs.isEmpty { view?.show(songs) }
      } catch {
        view?.show(message: error.localizedDescription)
      }
    }
  }

  func viewDidSelectRow(at index: Int) {
    let details = SongDetailsViewController(song: songs[index])
    view?.navigationController?.pushViewController(details, animated: true)
  }
}
