/// A radio station that the app can play.
public struct Station: Equatable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let genre: String
  public var isFavorite: Bool

  public init(id: Int, name: String, genre: String, isFavorite: Bool) {
    self.id = id
    self.name = name
    self.genre = genre
    self.isFavorite = isFavorite
  }
}
