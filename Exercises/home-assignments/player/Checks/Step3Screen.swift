import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let track = Track(title: "Low Tide", artist: "The Breakwaters", length: .seconds(90))

@MainActor final class Step3Screen: XCTestCase {
  private let clock = HandClock()

  private func open() -> Screen {
    Screen(showing: PlayerScreen.make(track: track, clock: clock))
  }

  /// Lets ticks go by, each as soon as the playback waits for it, until the screen shows the text.
  private func pass(_ ticks: Int, until text: String, on phone: Screen) {
    for _ in 0..<ticks {
      guard MainQueue.run(until: clock.pendingCount == 1) else {
        return XCTFail("\(clock.pendingCount) waits for the clock, not one playback.")
      }
      clock.advance(by: .milliseconds(250))
      MainQueue.run(turns: 100, until: clock.pendingCount == 1)
    }
    MainQueue.run(until: phone.shows(text))
    XCTAssertTrue(phone.shows(text), "“\(text)” is missing after \(ticks) ticks:\n\(phone.dump)")
  }

  /// The screen follows the player: times, slider and button.
  func testScreenFollowsThePlayer() throws {
    let phone = open()
    for text in ["Low Tide", "The Breakwaters", "0:00", "-1:30", "Play"] {
      XCTAssertTrue(phone.shows(text), "“\(text)” is missing at the start:\n\(phone.dump)")
    }
    try phone.tap("Play")
    XCTAssertTrue(phone.shows("Pause"), "“Pause” is missing while it plays:\n\(phone.dump)")
    pass(9, until: "0:02", on: phone)
    XCTAssertTrue(
      phone.shows("-1:27"), "“-1:27” is missing after nine ticks of 90 s:\n\(phone.dump)")
    for text in ["0:00", "0:01", "-1:30", "-1:28", "Play"] {
      XCTAssertFalse(phone.shows(text), "“\(text)” is there after nine ticks:\n\(phone.dump)")
    }
    let slider = try XCTUnwrap(phone.find(UISlider.self).first)
    XCTAssertEqual(Double(slider.value), 0.025, accuracy: 0.0001, "the slider after nine ticks")
    phone.close()
  }

  /// A pause stops the times where they are.
  func testPauseOnTheScreen() throws {
    let phone = open()
    try phone.tap("Play")
    pass(4, until: "0:01", on: phone)
    try phone.tap("Pause")
    clock.pass(.seconds(3))
    MainQueue.settle()
    XCTAssertTrue(
      phone.shows("0:01"), "“0:01” is missing after a pause of three seconds:\n\(phone.dump)")
    XCTAssertTrue(phone.shows("Play"), "“Play” is missing during a pause:\n\(phone.dump)")
    XCTAssertFalse(phone.shows("Pause"), "“Pause” is there during a pause:\n\(phone.dump)")
    try phone.tap("Stop")
    XCTAssertTrue(phone.shows("0:00"), "“0:00” is missing after Stop in a pause:\n\(phone.dump)")
    phone.close()
  }

  /// The slider moves the position, already while a finger drags it, and Stop brings it back.
  func testSliderAndStop() throws {
    let phone = open()
    try phone.set("Position", to: 0.5)
    XCTAssertTrue(
      phone.shows("0:45"), "“0:45” is missing with the slider in the middle:\n\(phone.dump)")
    try phone.tap("Play")
    try phone.set("Position", to: 0.25)
    XCTAssertTrue(
      phone.shows("0:22"), "“0:22” is missing with the slider at a quarter:\n\(phone.dump)")
    XCTAssertTrue(
      phone.shows("Pause"), "“Pause” is missing after seeking while it plays:\n\(phone.dump)")
    try phone.tap("Stop")
    XCTAssertTrue(phone.shows("0:00"), "“0:00” is missing after Stop:\n\(phone.dump)")
    let slider = try XCTUnwrap(phone.find(UISlider.self).first)
    XCTAssertEqual(slider.value, 0, "the slider after Stop")
    XCTAssertTrue(
      slider.isContinuous,
      "`isContinuous` is false: on a phone the slider would tell only when the finger lifts.")
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    XCTAssertTrue(
      phone.shows("0:45"),
      "“0:45” is missing with the finger still on the slider, in the middle:\n\(phone.dump)")
    phone.close()
  }

  /// At the end of the song the screen is as it was at first.
  func testEndOnTheScreen() throws {
    for (length, ticks) in [(Duration.milliseconds(600), 3), (.milliseconds(1_400), 6)] {
      let track = Track(title: "Jingle", artist: "Ida Marsh", length: length)
      let phone = Screen(showing: PlayerScreen.make(track: track, clock: clock))
      try phone.tap("Play")
      pass(ticks - 1, until: "Pause", on: phone)
      MainQueue.run(until: clock.pendingCount == 1)
      clock.advance(by: .milliseconds(250))
      MainQueue.run(until: phone.shows("Play"))
      XCTAssertTrue(
        phone.shows("Play"), "“Play” is missing after \(ticks) ticks of \(length):\n\(phone.dump)")
      phone.close()
    }
    let jingle = Track(title: "Jingle", artist: "Ida Marsh", length: .seconds(1))
    let phone = Screen(showing: PlayerScreen.make(track: jingle, clock: clock))
    for text in ["Jingle", "Ida Marsh"] {
      XCTAssertTrue(phone.shows(text), "“\(text)” of another track is missing:\n\(phone.dump)")
    }
    try phone.tap("Play")
    pass(4, until: "Play", on: phone)
    XCTAssertFalse(phone.shows("Pause"), "“Pause” is there at the end of the song:\n\(phone.dump)")
    XCTAssertTrue(phone.shows("-0:01"), "“-0:01” is missing at the end of a second:\n\(phone.dump)")
    let slider = try XCTUnwrap(phone.find(UISlider.self).first)
    XCTAssertEqual(slider.value, 0, "the slider at the end")
    phone.close()
  }

  /// The app's own screen has the song and the title that it had before.
  func testAppsOwnScreen() {
    let phone = Screen(showing: PlayerScreen.make())
    XCTAssertEqual(phone.title, "Player", "the screen's title")
    let song = ["Low Tide", "The Breakwaters"]
    XCTAssertEqual(phone.visibleText.filter(song.contains), song, "what is played, from the top")
    for text in ["0:00", "-3:34", "Play"] {
      XCTAssertTrue(phone.shows(text), "“\(text)” is missing at the start:\n\(phone.dump)")
    }
    phone.close()
  }

  /// Who leaves the screen leaves silence: nothing waits for the clock any more.
  func testLeavingStopsUpdates() throws {
    let home = UIViewController()
    let navigation = UINavigationController(rootViewController: home)
    let phone = Screen(showing: navigation)
    navigation.pushViewController(PlayerScreen.make(track: track, clock: clock), animated: false)
    try phone.tap("Play")
    MainQueue.run(until: clock.pendingCount == 1)
    let player = try XCTUnwrap(phone.top)
    try phone.tapBack()
    MainQueue.run(until: clock.pendingCount == 0)
    MainQueue.settle()
    XCTAssertEqual(clock.pendingCount, 0, "what waits for the clock after the screen was left")
    navigation.pushViewController(player, animated: false)
    try phone.tap("Play")
    MainQueue.run(until: clock.pendingCount == 1)
    try phone.tapBack()
    MainQueue.run(until: clock.pendingCount == 0)
    MainQueue.settle()
    XCTAssertEqual(
      clock.pendingCount, 0, "what waits for the clock after the same screen was left once more")
    phone.close()
  }

  /// A way back that is begun and given up is no leaving: the song goes on.
  func testAlmostLeavingChangesNothing() throws {
    let phone = Screen(
      showing: UINavigationController(
        rootViewController: PlayerScreen.make(track: track, clock: clock)))
    try phone.tap("Play")
    MainQueue.run(until: clock.pendingCount == 1)
    phone.top?.viewWillDisappear(true)
    MainQueue.settle()
    XCTAssertTrue(
      phone.shows("Pause"), "“Pause” is missing, the screen being about to go:\n\(phone.dump)")
    phone.top?.viewWillAppear(true)
    phone.top?.viewDidAppear(true)
    pass(4, until: "0:01", on: phone)
    XCTAssertTrue(phone.shows("0:01"), "“0:01” is missing when it has stayed:\n\(phone.dump)")
    phone.close()
  }

  /// Who comes back to the screen can go on playing, and sees it.
  func testScreenComesBack() throws {
    let player = PlayerScreen.make(track: track, clock: clock)
    let navigation = UINavigationController(rootViewController: player)
    let phone = Screen(showing: navigation)
    try phone.tap("Play")
    pass(4, until: "0:01", on: phone)
    navigation.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    XCTAssertTrue(
      phone.shows("Play"), "“Play” is missing after another screen was in front:\n\(phone.dump)")
    try phone.tap("Play")
    XCTAssertTrue(phone.shows("Pause"), "“Pause” is missing when it plays again:\n\(phone.dump)")
    pass(4, until: "0:02", on: phone)
    phone.close()
  }

  /// Screen and all go away in the middle of a song.
  func testScreenIsReleased() throws {
    try expectReleased {
      let screen = PlayerScreen.make(track: track, clock: clock)
      let phone = Screen(showing: screen)
      try phone.tap("Play")
      pass(1, until: "0:00", on: phone)
      phone.close()
      return [screen]
    }
    MainQueue.run(until: clock.pendingCount == 0)
    try expectReleased {
      let player = FakePlayerService(length: track.length, clock: clock)
      let viewModel = PlayerViewModel(track: track, service: player)
      let controller = PlayerViewController(viewModel: viewModel)
      let phone = Screen(showing: controller)
      try phone.tap("Play")
      pass(1, until: "0:00", on: phone)
      phone.close()
      return [controller, viewModel, player]
    }
  }

  /// A screen that is opened while the player plays shows how far that is, before the next tick.
  func testScreenJoinsARunningPlayer() throws {
    let player = FakePlayerService(length: track.length, clock: clock)
    let viewModel = PlayerViewModel(track: track, service: player)
    player.seek(to: .seconds(45))
    player.play()
    let phone = Screen(showing: PlayerViewController(viewModel: viewModel))
    for text in ["0:45", "-0:45", "Pause"] {
      XCTAssertTrue(
        phone.shows(text), "“\(text)” is missing, opened at 45 s of 90 that play:\n\(phone.dump)")
    }
    let slider = try XCTUnwrap(phone.find(UISlider.self).first)
    XCTAssertEqual(slider.value, 0.5, "the slider, opened at 45 s of 90 that play")
    phone.close()
  }

  /// The view model lives on when its screen has gone away, and tells nobody.
  func testScreenGoesAwayBeforeItsViewModel() throws {
    let player = FakePlayerService(length: track.length, clock: clock)
    let viewModel = PlayerViewModel(track: track, service: player)
    try expectReleased {
      let controller = PlayerViewController(viewModel: viewModel)
      Screen(showing: controller).close()
      return [controller]
    }
    viewModel.onChange?()
    viewModel.seek(to: 0.5)
  }

  /// The controller only shows: it knows the view model, and neither player nor time.
  func testControllerOnlyShows() throws {
    let controller = try Codebase.learner.type("PlayerViewController")
    for name in ["FakePlayerService", "PlayerService", "Timer", "Duration", "Track"] {
      XCTAssertNoReference(from: controller, toType: name)
    }
    for sleep in [
      "sleep(nanoseconds:)", "sleep(for:tolerance:clock:)",
      "sleep(until:tolerance:clock:)", "sleep(for:tolerance:)",
    ] {
      XCTAssertNoReference(from: controller, toSymbol: sleep, "it is told what changes")
    }
    XCTAssertNoGlobals(in: controller)
    XCTAssertReference(from: controller, toType: "PlayerViewModel")
    XCTAssertReference(from: controller, toType: "leave()", "what that means is not its business")
    let module = try Codebase.learner.type("PlayerScreen")
    XCTAssertNoGlobals(in: module)
    for kept in ["PlayerService", "PlayerViewModel", "UIViewController"] {
      XCTAssertHoldsNothingStrongly(module, ofType: kept, "nothing keeps it for all")
    }
  }
}
