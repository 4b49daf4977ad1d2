/// A walk of the club, as it is printed in the programme.
struct Hike: Equatable {
  let name: String
  let kilometres: Double
  let climb: Int
  let meetingPoint: String
}

/// The programme of this season.
enum HikeProgramme {
  static let season = [
    Hike(name: "Heron Lake", kilometres: 7.5, climb: 90, meetingPoint: "Bus stop Weir"),
    Hike(name: "Old Quarry", kilometres: 12, climb: 430, meetingPoint: "Car park East"),
    Hike(name: "Charcoal Burners' Path", kilometres: 18.2, climb: 610, meetingPoint: "Station"),
  ]
}
