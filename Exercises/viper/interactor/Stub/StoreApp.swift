/// One app of the store, as the catalogue describes it.
struct StoreApp: Equatable {
  let name: String
  let developer: String
  let summary: String
  let averageRating: Double?
}
