struct Movie: Equatable {
  let title: String
  let year: Int
}

/// What somebody looks for: words of the title and, perhaps, the year.
struct MovieQuery: Equatable {
  let text: String
  let year: Int?
}
