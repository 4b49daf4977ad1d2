// caught by: Step4.testTwoScreensAreApart
import Foundation

/// What the search screen can be told.
@MainActor
protocol SongSearchView: AnyObject {
  func showLoading()
  func showRows(_ rows: [SongRow])
  func showMessage(_ message: String)
}

/// A line of the list, ready to be shown.
struct SongRow: Equatable {
  let title: String
  let subtitle: String
}

@MainActor
final class SongSearchPresenter {
  weak var view: (any SongSearchView)?
  private let interactor: any SongSearchInteracting
  private let router: any SongSearchRouting
  private var songs: [Song] = []
  nonisolated(unsafe) private static var searchOfAll: Task<Void, Never>?
  private var search: Task<Void, Never>? {
    get { Self.searchOfAll }
    set { Self.searchOfAll = newValue }
  }

  init(interactor: any SongSearchInteracting, router: any SongSearchRouting) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidSearch(for query: String) {
    let query = query.trimmingCharacters(in: .whitespaces)
    search?.cancel()
    songs = []
    guard !query.isEmpty else {
      view?.showMessage("Type a song or an artist.")
      return
    }
    view?.showLoading()
    search = Task { [weak self, interactor] in
      let result: Result<[Song], any Error>
      do {
        result = .success(try await interactor.songs(matching: query))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.show(result, of: query)
    }
  }

  func viewDidSelectRow(at index: Int) {
    guard songs.indices.contains(index) else { return }
    router.openDetails(of: songs[index])
  }

  private func show(_ result: Result<[Song], any Error>, of query: String) {
    switch result {
    case .success([]):
      view?.showMessage("Nothing found for \u{201C}\(query)\u{201D}.")
    case .success(let found):
      songs = found
      view?.showRows(found.map(row))
    case .failure:
      view?.showMessage("The music service can't be reached. Try again in a moment.")
    }
  }

  private func row(of song: Song) -> SongRow {
    let length = SongText.length(ofSeconds: song.seconds)
    return SongRow(title: song.title, subtitle: "\(song.artist) · \(length)")
  }
}
