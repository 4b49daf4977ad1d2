import Foundation

/// Finds songs by a word of the title or of the artist's name.
@MainActor
protocol SongService: AnyObject {
  func songs(matching query: String) async throws -> [Song]
}

/// The songs that ship with the app; the server is to come with the next release.
final class BundledSongService: SongService {
  private let songs = [
    Song(id: 1, title: "Low Tide", artist: "The Breakwaters", seconds: 214),
    Song(id: 2, title: "Lighthouse", artist: "Ida Marsh", seconds: 187),
    Song(id: 3, title: "Lighthouse (tone)", artist: "Ida Marsh", seconds: 21),
    Song(id: 4, title: "Harbour Light", artist: "The Breakwaters", seconds: 305),
    Song(id: 2, title: "Lighthouse", artist: "Ida Marsh", seconds: 187),
  ]

  func songs(matching query: String) async throws -> [Song] {
    songs.filter {
      $0.title.localizedCaseInsensitiveContains(query)
        || $0.artist.localizedCaseInsensitiveContains(query)
    }
  }
}
