extension Sequence where Element == Station {
  /// Favorites first; otherwise the order stays.
  var inListenersOrder: [Station] {
    var favorites: [Station] = []
    var others: [Station] = []
    for station in self {
      if station.isFavorite { favorites.append(station) } else { others.append(station) }
    }
    return favorites + others
  }
}
