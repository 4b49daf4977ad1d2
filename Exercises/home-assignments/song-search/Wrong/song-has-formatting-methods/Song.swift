// caught by: Step1Interactor.testSongIsAContainer

/// A song of the catalogue.
struct Song: Equatable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int

  var lengthText: String { SongText.length(ofSeconds: seconds) }
}
