import StructureChecks
import XCTest

@testable import Learner

private let lowWater = Track(title: "Low Water", artist: "The Pilots", seconds: 212)
private let harbour = Track(title: "Harbour Lights", artist: "Mira Lund", seconds: 187)

@MainActor final class Step2ViewModel: XCTestCase {
  /// The first track of the queue gives the title, and a listener hears it.
  func testFirstTrackIsHeard() {
    let player = PlayerViewModel()
    var titles: [String] = []
    player.title.observe { titles.append($0) }
    player.enqueue(lowWater)
    XCTAssertEqual(titles.first, "Nothing playing", "the title before anything is in the queue")
    XCTAssertEqual(titles.last, "Low Water · The Pilots", "the title after the first track came")
  }

  /// Every track that is added is heard, not only the first one.
  func testEveryAddedTrackIsHeard() {
    let player = PlayerViewModel()
    var queues: [[String]] = []
    player.queue.observe { queues.append($0.map(\.title)) }
    player.enqueue(lowWater)
    var titles: [String] = []
    player.title.observe { titles.append($0) }
    player.enqueue(harbour)
    XCTAssertEqual(
      queues, [[], ["Low Water"], ["Low Water", "Harbour Lights"]],
      "queues heard while two tracks are added")
    XCTAssertEqual(player.title.value, "Low Water · The Pilots", "the title with two tracks")
    XCTAssertEqual(
      Set(titles), ["Low Water · The Pilots"], "titles heard while a second track is added")
  }

  /// A skip is heard: the queue without its first track, and the title of the next one.
  func testSkipIsHeard() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    player.enqueue(harbour)
    var titles: [String] = []
    var queues: [[String]] = []
    player.title.observe { titles.append($0) }
    player.queue.observe { queues.append($0.map(\.title)) }
    player.skip()
    XCTAssertEqual(titles.last, "Harbour Lights · Mira Lund", "the title heard after a skip")
    XCTAssertFalse(
      titles.contains("Nothing playing"),
      "“Nothing playing” was heard during a skip from two tracks: \(titles)")
    XCTAssertEqual(queues.last, ["Harbour Lights"], "the queue heard after a skip")
    XCTAssertFalse(
      queues.contains([]), "an empty queue was heard during a skip from two tracks: \(queues)")
  }

  /// Play and pause are heard, in turn.
  func testPlayingIsHeard() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    var states: [Bool] = []
    player.isPlaying.observe { states.append($0) }
    player.togglePlaying()
    player.togglePlaying()
    XCTAssertEqual(states, [false, true, false], "isPlaying heard during two toggles")
    player.enqueue(harbour)
    states = []
    player.togglePlaying()
    player.togglePlaying()
    XCTAssertEqual(states, [true, false], "isPlaying heard during two toggles with two tracks")
    player.togglePlaying()
    for _ in 1...10 { player.enqueue(harbour) }
    XCTAssertEqual(
      player.isPlaying.value, true, "isPlaying after more tracks came to one that plays")
    XCTAssertEqual(
      player.title.value, "Low Water · The Pilots", "the title after more tracks came")
    XCTAssertEqual(
      player.queue.value.count, 12, "tracks in the queue, after the same one came eleven times")
    player.skip()
    player.skip()
    XCTAssertEqual(
      player.queue.value.count, 10, "tracks after two skips of twelve, eleven of which are the same"
    )
  }

  /// Skipping the last track ends the playing.
  func testLastSkipEndsThePlaying() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    player.togglePlaying()
    var states: [Bool] = []
    player.isPlaying.observe { states.append($0) }
    player.skip()
    XCTAssertEqual(states.last, false, "isPlaying heard after the last track was skipped")
    XCTAssertEqual(player.title.value, "Nothing playing", "the title of an empty queue")
    player.enqueue(harbour)
    XCTAssertEqual(
      player.isPlaying.value, false,
      "isPlaying after the last track was skipped while it played, and another one came")
    player.togglePlaying()
    XCTAssertEqual(
      player.isPlaying.value, true,
      "isPlaying after a toggle, where the skip of the last track had ended the playing")
  }

  /// A skip goes on playing while there is a next track, and starts nothing that stood still.
  func testSkipGoesOnPlaying() {
    let player = PlayerViewModel()
    for track in [lowWater, harbour, lowWater] { player.enqueue(track) }
    player.skip()
    XCTAssertEqual(player.isPlaying.value, false, "isPlaying after a skip while nothing played")
    player.togglePlaying()
    var states: [Bool] = []
    player.isPlaying.observe { states.append($0) }
    player.skip()
    XCTAssertEqual(player.isPlaying.value, true, "isPlaying after a skip to a next track")
    XCTAssertFalse(
      states.contains(false), "isPlaying heard during a skip to a next track: \(states)")
    player.queue.value = [harbour, lowWater]
    player.skip()
    XCTAssertEqual(
      player.queue.value.map(\.title), ["Low Water"],
      "the queue after it was set to Harbour Lights and Low Water, and a skip")
    player.isPlaying.value = false
    player.togglePlaying()
    XCTAssertEqual(
      player.isPlaying.value, true, "isPlaying after it was set to false, and a toggle")
  }

  /// When the queue has run empty, the next track that comes gives the title again.
  func testTitleComesBackAfterAnEmptyQueue() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    player.skip()
    var titles: [String] = []
    player.title.observe { titles.append($0) }
    player.enqueue(harbour)
    XCTAssertEqual(
      titles.last, "Harbour Lights · Mira Lund", "the title heard of a track after an empty queue")
  }

  /// With an empty queue there is nothing to play and nothing to skip.
  func testEmptyQueueDoesNothing() {
    let player = PlayerViewModel()
    player.togglePlaying()
    player.skip()
    XCTAssertEqual(player.isPlaying.value, false, "isPlaying after a toggle with nothing to play")
    XCTAssertEqual(player.title.value, "Nothing playing", "the title after a skip of nothing")
  }

  /// There is one way to hear of a change, the observables: the old callback is gone.
  func testOldCallbackIsGone() {
    let kept = Mirror(reflecting: PlayerViewModel()).children.compactMap(\.label)
    XCTAssertFalse(kept.contains("onChange"), "PlayerViewModel still has: \(kept)")
  }

  /// The observables stay the same for good: who observes them is not left behind with an old one.
  func testNobodyReplacesAnObservable() throws {
    let viewModel = try Codebase.learner.type("PlayerViewModel")
    for property in ["title", "isPlaying", "queue"] { XCTAssertSetOnlyInside(viewModel, property) }
  }

  /// The view model needs no UIKit.
  func testViewModelNeedsNoUIKit() throws {
    for name in ["PlayerViewModel", "Observable"] {
      let type = try Codebase.learner.type(name)
      XCTAssertNoReference(from: type, toModule: "UIKit")
      XCTAssertImports(
        type,
        only: [
          "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
          "Swift", "Synchronization", "os",
        ])
    }
  }
}
