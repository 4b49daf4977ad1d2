import Foundation

/// The catalogue of the editors, as the app ships it.
enum StationCatalogue {
  static let json = """
    [
      {"id": 11, "name": "Harbour FM", "genre": "News"},
      {"id": 12, "name": "Blue Note", "genre": "Jazz"},
      {"id": 13, "name": "Attic", "genre": "Indie"},
      {"id": 14, "name": "Old Town Classics", "genre": "Classical"},
      {"id": 15, "name": "Night Shift", "genre": "Electronic"},
      {"id": 16, "name": "Kitchen Radio", "genre": "Talk"}
    ]
    """
}

struct StationRecord: Decodable {
  let id: Int
  let name: String
  let genre: String
}
