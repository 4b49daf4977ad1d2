import SwiftUI
import Testing

@MainActor
@Suite(.serialized) struct `Samples of tutorials` {
  @Test func `hold a drawer and let it go`() throws {
    let screen = Screen(showing: DrawerViewController())
    #expect(screen.shows("Closed"))
    try screen.tap("Toggle")
    #expect(screen.shows("Open"))
    try screen.tap("Hold")
    #expect(screen.shows("Held at 25 %"))
    try screen.tap("Let go")
    #expect(screen.shows("Open"))
    try screen.tap("Toggle")
    #expect(screen.shows("Closed"))
  }

  @Test func `search a workout and delete a set`() throws {
    let screen = ViewScreen(
      showing: WorkoutLogView(sets: [
        WorkoutSet(id: 1, name: "Plank", seconds: 90), WorkoutSet(id: 2, name: "Rest", seconds: 30),
      ]))
    #expect(screen.shows("01:30") && screen.shows("02:00"))
    try screen.type("re", into: "Find a set")
    #expect(!screen.shows("01:30") && screen.shows("Rest"))
    try screen.tap("Try Plank")
    #expect(screen.shows("01:30") && !screen.shows("02:00"))
    try screen.longPress("Plank", choosing: "Delete")
    #expect(screen.shows("00:00"))
  }
}
