/// A film as the cinema announces it.
struct Movie: Equatable {
  let title: String
  let year: Int
  let director: String
  let overview: String
}

/// What is on this week.
enum CinemaProgramme {
  static let thisWeek = [
    Movie(
      title: "The Lamplighter", year: 1958, director: "Ida Brandt",
      overview: "A town without electricity, and the man who knows all its windows."),
    Movie(
      title: "Salt Road", year: 2019, director: "Joaquim Reis",
      overview: "Two drivers, one lorry, four days."),
    Movie(
      title: "Seven Kites", year: 1994, director: "Mei Lin",
      overview: "The summer in which everybody learned to fly."),
  ]
}
