import TestDoubles
import XCTest

@testable import Learner

private let tick = Duration.milliseconds(250)

@MainActor final class Step1Service: XCTestCase {
  private let clock = HandClock()

  private func makeService(length: Duration = .seconds(10)) -> FakePlayerService {
    FakePlayerService(length: length, clock: clock)
  }

  /// Lets ticks go by, each as soon as the playback waits for it, and the last one bring what it brings.
  private func pass(_ ticks: Int, line: UInt = #line) {
    for number in 1...ticks {
      guard MainQueue.run(until: clock.pendingCount == 1) else {
        return XCTFail(
          "Before tick \(number), \(clock.pendingCount) waits for the clock, not one playback.",
          line: line)
      }
      clock.advance(by: tick)
      MainQueue.run(turns: 100, until: clock.pendingCount == 1)
      MainQueue.settle()
    }
  }

  /// It plays, pauses, goes on, and stops; each of these can be read in `state`.
  func testStates() {
    let service: any PlayerService = makeService()
    var states = [service.state]
    for action in [service.play, service.pause, service.play, service.stop] {
      action()
      states.append(service.state)
    }
    XCTAssertEqual(
      states, [.stopped, .playing, .paused, .playing, .stopped],
      "at first, and after play, pause, play, stop")
  }

  /// What has no meaning now changes nothing: pausing a stopped player, playing a playing one.
  func testMeaninglessTouches() {
    let service = makeService()
    var changes = 0
    service.onChange = { changes += 1 }
    service.pause()
    XCTAssertEqual(service.state, .stopped, "after a pause of a stopped player")
    XCTAssertEqual(changes, 0, "changes told of a pause of a stopped player")
    service.play()
    service.pause()
    changes = 0
    service.pause()
    XCTAssertEqual(service.state, .paused, "after a second pause")
    XCTAssertEqual(changes, 0, "changes told of a second pause")
    service.play()
    pass(1)
    service.play()
    MainQueue.settle()
    XCTAssertEqual(changes, 2, "changes told of play, one tick, and a second play")
    XCTAssertEqual(clock.pendingCount, 1, "what waits for the clock, after play was said twice")
    pass(3)
    XCTAssertEqual(service.position, tick * 4, "after four ticks, with a second play after one")
  }

  /// Each tick of the clock moves the position by a quarter of a second, and is told once.
  func testPositionFollowsTheClock() {
    let service = makeService()
    service.play()
    MainQueue.run(until: clock.pendingCount == 1)
    XCTAssertEqual(service.position, .zero, "before the first tick")
    var told: [Duration] = []
    service.onChange = { [unowned service] in told.append(service.position) }
    pass(3)
    XCTAssertEqual(told, [tick, tick * 2, tick * 3], "positions that were told in three ticks")
  }

  /// A pause keeps the position, however long it lasts, and afterwards nothing waits for the clock.
  func testPauseKeepsThePosition() {
    let service = makeService()
    service.play()
    pass(3)
    service.pause()
    clock.pass(.seconds(5))
    MainQueue.settle()
    XCTAssertEqual(service.position, tick * 3, "after three ticks and a pause of five seconds")
    XCTAssertEqual(clock.pendingCount, 0, "what waits for the clock during the pause")
    service.play()
    pass(1)
    XCTAssertEqual(service.position, tick * 4, "a tick after the pause")
    service.seek(to: .milliseconds(1130))
    service.pause()
    XCTAssertEqual(
      service.position, .milliseconds(1130), "after a seek to 1.13 s, and a pause")
    service.play()
    pass(1)
    XCTAssertEqual(service.position, .milliseconds(1130) + tick, "a tick after that pause")
  }

  /// A tick that has been begun when the pause comes is given up: what follows is a whole one.
  func testBegunTickIsGivenUp() {
    let service = makeService()
    service.play()
    pass(1)
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: tick / 2)
    service.pause()
    MainQueue.settle()
    service.play()
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: tick / 2)
    MainQueue.settle()
    XCTAssertEqual(
      service.position, tick, "after one tick, half a tick, pause and play, and half a tick")
    clock.advance(by: tick / 2)
    MainQueue.run(until: service.position != tick)
    XCTAssertEqual(service.position, tick * 2, "when the tick is whole")
  }

  /// Pause and play in quick succession are one playback, at the usual speed.
  func testQuickPauseAndPlay() {
    let service = makeService()
    service.play()
    pass(1)
    for _ in 0..<3 {
      service.pause()
      service.play()
    }
    MainQueue.settle()
    pass(2)
    XCTAssertEqual(service.position, tick * 3, "after one tick, three short pauses, and two ticks")
  }

  /// Stop and play in quick succession begin one playback, and a tick whose time has just come is given up.
  func testQuickStopAndPlay() {
    let service = makeService()
    service.play()
    pass(1)
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: tick)
    for _ in 0..<3 {
      service.stop()
      service.play()
    }
    MainQueue.run(until: clock.pendingCount == 1)
    MainQueue.settle()
    XCTAssertEqual(service.position, .zero, "after stop and play, just when a tick came")
    pass(2)
    XCTAssertEqual(service.position, tick * 2, "two ticks after that")
  }

  /// A pause gives up the tick whose time has just come, also if playing goes on at once.
  func testTickOnItsWayIsGivenUp() {
    let service = makeService()
    service.play()
    pass(1)
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: tick)
    service.pause()
    service.play()
    MainQueue.run(until: clock.pendingCount == 1)
    MainQueue.settle()
    XCTAssertEqual(
      service.position, tick, "after one tick, and pause and play just when the second one came")
    pass(1)
    XCTAssertEqual(service.position, tick * 2, "a tick after that")
  }

  /// Stop goes back to the beginning, in every state.
  func testStopGoesBack() {
    let service = makeService()
    service.play()
    pass(2)
    service.stop()
    XCTAssertEqual(service.position, .zero, "after a stop while playing")
    clock.pass(.seconds(2))
    MainQueue.settle()
    XCTAssertEqual(service.position, .zero, "two seconds after the stop")
    service.play()
    pass(1)
    service.pause()
    service.stop()
    XCTAssertEqual(service.position, .zero, "after a stop during a pause")
    XCTAssertEqual(service.state, .stopped, "after a stop during a pause")
    service.seek(to: .seconds(4))
    service.stop()
    XCTAssertEqual(service.position, .zero, "after a seek to 4 s of a stopped player, and a stop")
  }

  /// The end of the song stops the player and goes back to the beginning; nothing waits for the clock then.
  func testEndStopsAndResets() {
    for length in [Duration.seconds(1), .milliseconds(900)] {
      let service = makeService(length: length)
      service.play()
      pass(3)
      XCTAssertEqual(service.state, .playing, "after three ticks, for a length of \(length)")
      clock.advance(by: tick)
      MainQueue.run(until: service.state == .stopped)
      MainQueue.settle()
      XCTAssertEqual(service.state, .stopped, "after four ticks, for a length of \(length)")
      XCTAssertEqual(service.position, .zero, "at the end, for a length of \(length)")
      XCTAssertEqual(clock.pendingCount, 0, "what waits for the clock at the end")
    }
  }

  /// The end of the song is one change, and is told once.
  func testEndIsToldOnce() {
    let service = makeService(length: .milliseconds(600))
    service.play()
    MainQueue.run(until: clock.pendingCount == 1)
    var told: [String] = []
    service.onChange = { [unowned service] in told.append("\(service.state) \(service.position)") }
    pass(2)
    clock.advance(by: tick)
    MainQueue.run(until: service.state == .stopped)
    MainQueue.settle()
    XCTAssertEqual(
      told, ["playing \(tick)", "playing \(tick * 2)", "stopped \(Duration.zero)"],
      "told in the three ticks of 0.6 s")
  }

  /// After its end the song can be played again, from the beginning.
  func testPlaysAgainAfterTheEnd() {
    let service = makeService(length: .milliseconds(600))
    for time in ["first", "second"] {
      service.play()
      pass(2)
      XCTAssertEqual(service.position, tick * 2, "after two ticks, the \(time) time")
      clock.advance(by: tick)
      MainQueue.run(until: service.state == .stopped && clock.pendingCount == 0)
      MainQueue.settle()
      XCTAssertEqual(service.state, .stopped, "after three ticks of 0.6 s, the \(time) time")
    }
  }

  /// Nobody is ever told a position outside of the song.
  func testPositionStaysInside() {
    let service = makeService(length: .milliseconds(600))
    var highest = Duration.zero
    service.onChange = { [unowned service] in highest = max(highest, service.position) }
    service.play()
    pass(2)
    clock.advance(by: tick)
    MainQueue.run(until: service.state == .stopped)
    XCTAssertLessThanOrEqual(highest, .milliseconds(600), "the highest position of 0.6 s")
    var told: [Duration] = []
    service.onChange = { [unowned service] in told.append(service.position) }
    service.seek(to: .milliseconds(300))
    service.seek(to: .seconds(2))
    service.seek(to: .seconds(-1))
    XCTAssertEqual(
      told, [.milliseconds(300), .milliseconds(600), .zero],
      "positions that were told of 0.6 s, after seeking to 0.3 s, 2 s and -1 s")
  }

  /// Seeking goes anywhere inside of the song and never outside, and does not change the state.
  func testSeekingClamps() {
    let service = makeService()
    service.seek(to: .seconds(4))
    XCTAssertEqual(service.position, .seconds(4), "after a seek to 4 s of 10")
    service.seek(to: .milliseconds(1130))
    XCTAssertEqual(service.position, .milliseconds(1130), "after a seek to 1.13 s of 10")
    service.seek(to: .seconds(-3))
    XCTAssertEqual(service.position, .zero, "after a seek to -3 s")
    service.seek(to: .seconds(11))
    XCTAssertEqual(service.position, .seconds(10), "after a seek to 11 s of 10")
    XCTAssertEqual(service.state, .stopped, "after seeking in a stopped player")
    service.seek(to: .seconds(6))
    service.play()
    pass(1)
    XCTAssertEqual(service.position, .seconds(6) + tick, "a tick after playing from 6 s")
    service.seek(to: .seconds(1))
    XCTAssertEqual(service.state, .playing, "after seeking while it plays")
    pass(1)
    XCTAssertEqual(service.position, .seconds(1) + tick, "a tick after seeking to 1 s")
    service.pause()
    service.seek(to: .seconds(3))
    clock.pass(.seconds(1))
    MainQueue.settle()
    XCTAssertEqual(service.state, .paused, "after seeking during a pause")
    XCTAssertEqual(service.position, .seconds(3), "a second after seeking to 3 s during a pause")
    service.play()
    pass(1)
    XCTAssertEqual(service.position, .seconds(3) + tick, "a tick after that pause")
    service.seek(to: .seconds(11))
    XCTAssertEqual(service.state, .playing, "after seeking to the end while it plays")
    XCTAssertEqual(service.position, .seconds(10), "after seeking to the end while it plays")
    service.pause()
    service.seek(to: .seconds(12))
    XCTAssertEqual(service.state, .paused, "after seeking to the end during a pause")
    service.play()
    XCTAssertEqual(
      service.position, .seconds(10), "after a pause at the end, and play, before the next tick")
    service.stop()
    service.seek(to: .seconds(10))
    service.play()
    XCTAssertEqual(
      service.position, .seconds(10), "after stop, a seek to the end, and play, before a tick")
  }

  /// Where the song ends follows from the position, not from how long it has been playing.
  func testEndAfterSeeking() {
    let service = makeService(length: .seconds(1))
    service.play()
    pass(2)
    service.seek(to: .zero)
    pass(3)
    XCTAssertEqual(service.state, .playing, "three ticks after seeking back to the start of 1 s")
    XCTAssertEqual(service.position, tick * 3, "three ticks after seeking back to the start")
    service.seek(to: .zero)
    service.seek(to: .milliseconds(900))
    clock.advance(by: tick)
    MainQueue.run(until: service.state == .stopped)
    MainQueue.settle()
    XCTAssertEqual(service.state, .stopped, "a tick after seeking to 0.9 s of 1 s")
    XCTAssertEqual(service.position, .zero, "a tick after seeking to 0.9 s of 1 s")
  }

  /// Every change is told when it can be read: state and position.
  func testChangesAreTold() {
    let service = makeService()
    var told: [String] = []
    service.onChange = { [unowned service] in told.append("\(service.state) \(service.position)") }
    service.play()
    service.seek(to: .seconds(2))
    service.pause()
    service.stop()
    XCTAssertEqual(
      told,
      [
        "playing \(Duration.zero)", "playing \(Duration.seconds(2))",
        "paused \(Duration.seconds(2))", "stopped \(Duration.zero)",
      ], "told after play, seek, pause, stop")
    service.play()
    told = []
    service.stop()
    XCTAssertEqual(told, ["stopped \(Duration.zero)"], "told after a stop while it plays")
  }

  /// A player that nobody needs goes away, also while it plays, and with the next tick nothing waits any more.
  func testServiceGoesAway() throws {
    try expectReleased {
      let service = makeService()
      service.play()
      pass(1)
      return [service]
    }
    clock.advance(by: tick)
    MainQueue.run(until: clock.pendingCount == 0)
    MainQueue.settle()
    XCTAssertEqual(clock.pendingCount, 0, "what waits for the clock, a tick later")
  }
}
