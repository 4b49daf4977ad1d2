import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step2Player: PlayerService {
  var state = PlaybackState.stopped { didSet { onChange?() } }
  var position = Duration.zero { didSet { onChange?() } }
  var onChange: (() -> Void)?
  var done: [String] = []
  var sought: [Duration] = []

  func play() { done.append("play") }
  func pause() { done.append("pause") }
  func stop() { done.append("stop") }
  func seek(to position: Duration) { sought.append(position) }
}

@MainActor final class Step2ViewModel: XCTestCase {
  private let player = Step2Player()

  private func makeViewModel(length: Duration) -> PlayerViewModel {
    let track = Track(title: "Low Tide", artist: "The Breakwaters", length: length)
    return PlayerViewModel(track: track, service: player)
  }

  /// Title and artist are those of the track.
  func testTrackIsNamed() {
    let track = Track(title: "Ebb", artist: "Ida Marsh", length: .seconds(60))
    let viewModel = PlayerViewModel(track: track, service: player)
    XCTAssertEqual(viewModel.title, "Ebb", "title")
    XCTAssertEqual(viewModel.artist, "Ida Marsh", "artist")
  }

  /// Both times are whole seconds with two digits, cut off and never rounded up.
  func testElapsedIsWritten() {
    let viewModel = makeViewModel(length: .seconds(6000))
    for (position, text) in [
      (Duration.zero, "0:00"), (.milliseconds(999), "0:00"), (.seconds(5), "0:05"),
      (.seconds(10), "0:10"), (.milliseconds(59_750), "0:59"), (.seconds(60), "1:00"),
      (.seconds(71), "1:11"), (.seconds(599), "9:59"), (.seconds(4505), "75:05"),
    ] {
      player.position = position
      XCTAssertEqual(viewModel.elapsed, text, "elapsed at \(position)")
    }
  }

  /// The remaining time is computed from the exact position and then cut off, not from the elapsed text.
  func testRemainingIsExact() {
    let viewModel = makeViewModel(length: .seconds(90))
    for (position, text) in [
      (Duration.zero, "-1:30"), (.milliseconds(250), "-1:29"), (.seconds(30), "-1:00"),
      (.milliseconds(30_250), "-0:59"), (.seconds(90), "-0:00"),
    ] {
      player.position = position
      XCTAssertEqual(viewModel.remaining, text, "remaining of 90 s at \(position)")
    }
  }

  /// An odd length is cut off only after subtracting.
  func testRemainingOfAnOddLength() {
    let viewModel = makeViewModel(length: .milliseconds(60_500))
    player.position = .milliseconds(750)
    XCTAssertEqual(viewModel.remaining, "-0:59", "remaining of 60.5 s at 0.75 s")
    player.position = .milliseconds(500)
    XCTAssertEqual(viewModel.remaining, "-1:00", "remaining of 60.5 s at 0.5 s")
  }

  /// The progress is the position's share of the length, always from 0 to 1.
  func testProgressStaysInside() {
    let viewModel = makeViewModel(length: .seconds(200))
    for (position, progress) in [
      (Duration.zero, 0.0), (.seconds(50), 0.25), (.milliseconds(62_500), 0.3125),
      (.seconds(-1), 0), (.seconds(200), 1), (.seconds(201), 1),
    ] {
      player.position = position
      XCTAssertEqual(viewModel.progress, progress, "progress at \(position) of 200 s")
    }
    XCTAssertEqual(viewModel.remaining, "-0:00", "remaining beyond the end")
    XCTAssertEqual(makeViewModel(length: .zero).progress, 0, "progress in a track without length")
  }

  /// The button says what a touch would do, and does it.
  func testButtonPlaysAndPauses() {
    let viewModel = makeViewModel(length: .seconds(90))
    var titles: [String] = []
    for state in [PlaybackState.stopped, .playing, .stopped, .paused] {
      player.state = state
      titles.append(viewModel.buttonTitle)
      viewModel.togglePlay()
    }
    XCTAssertEqual(titles, ["Play", "Pause", "Play", "Play"], "stopped, playing, ended, paused")
    XCTAssertEqual(player.done, ["play", "pause", "play", "play"], "asked of the player")
    XCTAssertEqual(player.sought, [], "positions that the player was sent to by the button")
    viewModel.stop()
    XCTAssertEqual(player.done.dropFirst(4), ["stop"], "asked of the player by stop()")
  }

  /// The slider's value becomes a position, also beyond its ends.
  func testSeekingClamps() {
    let viewModel = makeViewModel(length: .seconds(200))
    for progress in [0.5, -0.5, 1.5] { viewModel.seek(to: progress) }
    XCTAssertEqual(
      player.sought, [.seconds(100), .zero, .seconds(200)], "positions for 0.5, -0.5, and 1.5")
    makeViewModel(length: .milliseconds(60_500)).seek(to: 0.5)
    XCTAssertEqual(player.sought.last, .milliseconds(30_250), "the position for 0.5 of 60.5 s")
    for state in [PlaybackState.stopped, .playing, .paused] {
      player.state = state
      viewModel.seek(to: 0.123)
    }
    let off = (player.sought.last ?? .zero) - .milliseconds(24_600)
    XCTAssertTrue(
      abs(off / .milliseconds(1)) < 1, "the position for 0.123 of 200 s is off by \(off)")
    XCTAssertEqual(
      player.done, [],
      "asked of a stopped, a playing and a paused player by seek(to:), apart from "
        + "the position")
  }

  /// A view model that is made while the player plays says how far that is, before anything changes.
  func testJoinsARunningPlayer() {
    player.state = .playing
    player.position = .seconds(30)
    let viewModel = makeViewModel(length: .seconds(90))
    XCTAssertEqual(
      [viewModel.elapsed, viewModel.remaining, viewModel.buttonTitle], ["0:30", "-1:00", "Pause"],
      "elapsed, remaining and buttonTitle of a view model that was made at 30 s of 90")
    XCTAssertEqual(viewModel.progress, 30.0 / 90, accuracy: 0.0001, "progress at 30 s of 90")
  }

  /// Each change of the player is passed on.
  func testChangesArePassedOn() {
    let viewModel = makeViewModel(length: .seconds(90))
    var seen: [String] = []
    viewModel.onChange = { [unowned viewModel] in seen.append(viewModel.elapsed) }
    for seconds in 1...2 {
      player.position = .seconds(seconds)
    }
    XCTAssertEqual(seen, ["0:01", "0:02"], "what a listener reads")
    // The slider shows what no text does.
    for quarter in 9...11 { player.position = .milliseconds(250 * quarter) }
    XCTAssertEqual(seen.count, 5, "calls of the listener, three more of them within one second")
    for touch in [viewModel.togglePlay, viewModel.stop, viewModel.leave] { touch() }
    viewModel.seek(to: 0.5)
    XCTAssertEqual(
      seen.count, 5,
      "calls of the listener after togglePlay(), stop(), leave() and seek(to:), with a player that "
        + "tells nothing of them")
  }

  /// Who leaves the screen pauses the player.
  func testLeavingPauses() {
    let viewModel = makeViewModel(length: .seconds(90))
    player.state = .playing
    viewModel.leave()
    XCTAssertEqual(player.done, ["pause"], "asked of the player")
  }

  /// Who leaves a screen on which nothing plays starts nothing.
  func testLeavingStartsNothing() {
    let viewModel = makeViewModel(length: .seconds(90))
    for state in [PlaybackState.stopped, .paused] {
      player.state = state
      viewModel.leave()
    }
    XCTAssertEqual(
      player.done.filter { $0 != "pause" }, [], "asked of a player that is stopped, then paused")
  }

  /// The view model goes away while the player lives on.
  func testPlayerDoesNotHoldItsListener() throws {
    try expectReleased {
      let viewModel = makeViewModel(length: .seconds(90))
      viewModel.onChange = {}
      return [viewModel]
    }
    player.onChange?()
  }

  /// View model and player work without a screen, and the view model makes no player.
  func testViewModelStandsAlone() throws {
    for name in ["PlayerViewModel", "FakePlayerService", "PlayerService"] {
      XCTAssertNoReference(from: try Codebase.learner.type(name), toModule: "UIKit")
    }
    let viewModel = try Codebase.learner.type("PlayerViewModel")
    XCTAssertNoTransitiveReference(from: viewModel, toType: "FakePlayerService")
    XCTAssertConstructsNoDependency(viewModel)
    XCTAssertNoTransitiveReference(from: viewModel, toType: "Timer")
    XCTAssertNoReference(from: viewModel, toType: "ContinuousClock")
    for sleep in [
      "sleep(nanoseconds:)", "sleep(for:tolerance:clock:)",
      "sleep(until:tolerance:clock:)", "sleep(for:tolerance:)",
    ] {
      XCTAssertNoReference(from: viewModel, toSymbol: sleep, "it is told what changes")
    }
    for part in [viewModel, try Codebase.learner.type("FakePlayerService")] {
      XCTAssertNoGlobals(in: part)
    }
  }
}
