/// Where stations come from and where favorites are kept.
public protocol StationRepository {
  /// All stations, in the order in which the editors have put them.
  func stations() async throws -> [Station]

  /// Makes a station a favorite, or takes it back.
  func toggleFavorite(id: Station.ID) async throws
}
