import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lowWater = Track(title: "Low Water", artist: "The Pilots", seconds: 212)
private let harbour = Track(title: "Harbour Lights", artist: "Mira Lund", seconds: 187)

@MainActor final class Step3Screen: XCTestCase {
  /// The screen shows what is on as soon as it appears.
  func testShowsWhatIsOnAtOnce() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    player.togglePlaying()
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    for text in ["Low Water · The Pilots", "1 track", "Pause"] {
      XCTAssertTrue(
        screen.shows(text), "'\(text)' with one track playing; shown: \(screen.visibleText)")
    }
  }

  /// The bindings are made when the view is loaded, and not only when somebody sees it.
  func testIsRightOnceItsViewIsLoaded() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    let controller = PlayerViewController(viewModel: player)
    controller.loadViewIfNeeded()
    player.enqueue(harbour)
    let texts = controller.view.visibleText
    for text in ["Low Water · The Pilots", "2 tracks", "Play"] {
      XCTAssertTrue(
        texts.contains(text), "'\(text)' on a screen that is loaded, and not seen: \(texts)")
    }
  }

  /// What changes in the view model changes on the screen, whoever changed it.
  func testShowsWhatOthersChange() {
    let player = PlayerViewModel()
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    player.enqueue(lowWater)
    player.enqueue(harbour)
    XCTAssertTrue(
      screen.shows("2 tracks"), "after two tracks came by themselves: \(screen.visibleText)")
    player.skip()
    XCTAssertTrue(
      screen.shows("Harbour Lights · Mira Lund"),
      "after a skip from elsewhere: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("1 track"), "after a skip from elsewhere: \(screen.visibleText)")
    for text in ["Nothing playing", "Low Water · The Pilots", "0 tracks", "2 tracks"] {
      XCTAssertFalse(
        screen.shows(text), "'\(text)' stays after a skip from two tracks: \(screen.visibleText)")
    }
  }

  /// The button says what it will do: Pause while something plays, Play otherwise.
  func testPlayButtonFollows() throws {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    let idle = Screen(showing: PlayerViewController(viewModel: PlayerViewModel()))
    try idle.tap("Play")
    XCTAssertTrue(
      idle.shows("Play"), "after a tap on Play with an empty queue: \(idle.visibleText)")
    idle.close()
    try screen.tap("Play")
    XCTAssertTrue(screen.shows("Pause"), "after a tap on Play: \(screen.visibleText)")
    XCTAssertFalse(screen.shows("Play"), "Play stays after a tap on it: \(screen.visibleText)")
    try screen.tap("Skip")
    XCTAssertTrue(
      screen.shows("Play"), "after a skip of the track that played: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Pause"), "Pause stays when nothing plays any more: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Nothing playing"), "after a skip of the last track: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("0 tracks"), "after a skip of the last track: \(screen.visibleText)")
  }

  /// A tap on Skip skips one track.
  func testSkipButtonSkipsOneTrack() throws {
    let player = PlayerViewModel()
    for track in [lowWater, harbour, lowWater] { player.enqueue(track) }
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    try screen.tap("Skip")
    XCTAssertTrue(
      screen.shows("Harbour Lights · Mira Lund"), "after one of three: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("2 tracks"), "after one of three: \(screen.visibleText)")
  }

  /// The bindings alone draw: a tap on Skip or a request calls the view model, and nothing else.
  func testTapsDrawNothing() throws {
    XCTAssertNoReference(
      from: try Codebase.learner.type("PlayerViewController"), toSymbol: "Observable.value",
      "The screen is handed each value by its binding; it neither reads nor sets one itself.")
    let player = PlayerViewModel()
    for track in [lowWater, harbour, lowWater] { player.enqueue(track) }
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    // Whoever observes last has the value for himself, unless it tells several listeners.
    player.title.observe { _ in }
    player.queue.observe { _ in }
    player.isPlaying.observe { _ in }
    player.skip()
    guard screen.shows("3 tracks") else { return }
    try screen.tap("Play")
    XCTAssertTrue(
      player.isPlaying.value && screen.shows("Play"),
      "drawn by a tap on Play itself, with the bindings taken away: \(screen.visibleText)")
    try screen.tap("Skip")
    try screen.tap("Request a song")
    XCTAssertEqual(player.queue.value.count, 2, "tracks after two skips of three and a request")
    XCTAssertTrue(
      screen.shows("3 tracks"),
      "drawn by a tap itself, with the bindings taken away: \(screen.visibleText)")
  }

  private func change(_ name: String, of player: PlayerViewModel) {
    switch name {
    case "title": player.title.value = "News at noon"
    case "isPlaying": player.isPlaying.value = true
    default: player.queue.value = [lowWater, harbour, lowWater]
    }
  }

  /// Each listener draws what depends on its value, and nothing else: no method draws everything.
  func testEachListenerDrawsItsOwn() {
    let drawn = ["title": "Low Water · The Pilots", "isPlaying": "Play", "queue": "1 track"]
    for bound in ["title", "isPlaying", "queue"] {
      let player = PlayerViewModel()
      player.enqueue(lowWater)
      let screen = Screen(showing: PlayerViewController(viewModel: player))
      let others = drawn.filter { $0.key != bound }.sorted { $0.key < $1.key }
      // Whoever observes last has the value for himself, unless it tells several listeners.
      if bound != "title" { player.title.observe { _ in } }
      if bound != "isPlaying" { player.isPlaying.observe { _ in } }
      if bound != "queue" { player.queue.observe { _ in } }
      for (name, _) in others { change(name, of: player) }
      guard others.allSatisfy({ screen.shows($0.value) }) else { return screen.close() }
      change(bound, of: player)
      for (name, text) in others {
        XCTAssertTrue(
          screen.shows(text),
          "'\(text)' depends on \(name), whose binding was taken away, and \(bound) was set; "
            + "expected it to stay, found: \(screen.visibleText)")
      }
      screen.close()
    }
  }

  /// A requested song is in the queue and on the screen.
  func testRequestIsShown() throws {
    let player = PlayerViewModel()
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    try screen.tap("Request a song")
    XCTAssertTrue(
      screen.shows("Night Ferry · Mira Lund"), "after a request: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Play"), "A request starts nothing by itself: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("1 track"), "after a request: \(screen.visibleText)")
    XCTAssertEqual(
      player.queue.value.map(\.seconds), [240], "the seconds of the tracks in the queue")
  }

  /// The screen goes away, although its view model lives on.
  func testScreenGoesAwayBeforeItsViewModel() throws {
    let player = PlayerViewModel()
    try expectReleased {
      let controller = PlayerViewController(viewModel: player)
      let screen = Screen(showing: controller)
      player.enqueue(lowWater)
      screen.close()
      return [controller]
    }
    // Whoever still writes to the screen without a look for it ends the program.
    player.enqueue(harbour)
    player.togglePlaying()
    player.skip()
  }

  /// Screen and view model go away together.
  func testScreenAndViewModelGoAway() throws {
    try expectReleased {
      let player = PlayerViewModel()
      let controller = PlayerViewController(viewModel: player)
      let screen = Screen(showing: controller)
      try screen.tap("Request a song")
      screen.close()
      return [player, controller]
    }
  }

  /// The app's own player shows its two tracks.
  func testTheAppShowsItsTracks() throws {
    let screen = Screen(showing: PlayerScreen.make())
    XCTAssertEqual(screen.title, "Tide Radio", "the title of PlayerScreen.make()")
    XCTAssertTrue(
      screen.shows("Low Water · The Pilots"), "shown by PlayerScreen.make(): \(screen.visibleText)")
    XCTAssertTrue(screen.shows("2 tracks"), "shown by PlayerScreen.make(): \(screen.visibleText)")
    let another = Screen(showing: PlayerScreen.make())
    XCTAssertTrue(
      another.shows("2 tracks"), "shown by a second PlayerScreen.make(): \(another.visibleText)")
    try another.tap("Request a song")
    XCTAssertTrue(
      screen.shows("2 tracks") && another.shows("3 tracks"),
      "shown by two of them after a request in the second: \(screen.visibleText), and "
        + "\(another.visibleText)")
    try screen.tap("Request a song")
    XCTAssertTrue(
      screen.shows("3 tracks"),
      "shown by the first of two after a request in it: \(screen.visibleText)")
    try expectReleased {
      let player = PlayerScreen.make()
      Screen(showing: player).close()
      return [player]
    }
  }

  /// Each of the three values is observed: the title as well is the view model's word, whatever is in the queue.
  func testEachValueIsObserved() {
    let player = PlayerViewModel()
    player.enqueue(lowWater)
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    player.title.value = "News at noon"
    XCTAssertTrue(
      screen.shows("News at noon"), "after title was set to that: \(screen.visibleText)")
    player.isPlaying.value = true
    XCTAssertTrue(screen.shows("Pause"), "after isPlaying was set to true: \(screen.visibleText)")
    player.queue.value = [lowWater, harbour, lowWater]
    XCTAssertTrue(screen.shows("3 tracks"), "after queue was set to three: \(screen.visibleText)")
  }

  /// A controller whose view was never loaded observes nothing, and takes nothing from the one that is seen.
  func testControllerThatIsOnlyMadeObservesNothing() {
    let player = PlayerViewModel()
    let screen = Screen(showing: PlayerViewController(viewModel: player))
    let spare = PlayerViewController(viewModel: player)
    player.enqueue(lowWater)
    withExtendedLifetime(spare) {}
    for text in ["Low Water · The Pilots", "1 track"] {
      XCTAssertTrue(
        screen.shows(text), "'\(text)', when a second player was made: \(screen.visibleText)")
    }
  }

  /// What the screen shows goes away with it: no label or button waits for its view model.
  func testLabelsGoAwayWithTheScreen() throws {
    let player = PlayerViewModel()
    try expectReleased {
      let controller = PlayerViewController(viewModel: player)
      let screen = Screen(showing: controller)
      let parts: [AnyObject] = screen.find(UILabel.self) + screen.find(UIButton.self)
      screen.close()
      return [controller] + parts
    }
  }

  /// What changes while another screen is in front is right when somebody comes back, and goes on being right.
  func testCoveredScreenFollows() throws {
    let player = PlayerViewModel()
    for track in [lowWater, harbour, lowWater] { player.enqueue(track) }
    let navigation = UINavigationController(
      rootViewController: PlayerViewController(viewModel: player))
    let screen = Screen(showing: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    player.skip()
    player.togglePlaying()
    try screen.tapBack()
    for text in ["Harbour Lights · Mira Lund", "2 tracks", "Pause"] {
      XCTAssertTrue(
        screen.shows(text), "'\(text)' after a skip while it was covered: \(screen.visibleText)")
    }
    try screen.tap("Skip")
    XCTAssertTrue(
      screen.shows("1 track"), "after coming back and a skip: \(screen.visibleText)")
  }
}
