import XCTest

@testable import Learner

private final class Step1Station {}

/// Has no `==`, like many a type in an app.
private struct Step1Song {
  var title: String
  var play: () -> Void = {}
}

@MainActor final class Step1Observable: XCTestCase {
  /// Whoever observes hears the current value at once.
  func testCurrentValueAtOnce() {
    let volume = Observable(3)
    volume.value = 4
    var heard: [Int] = []
    volume.observe { heard.append($0) }
    XCTAssertEqual(heard, [4], "heard inside observe, for a value that was set to 4 before")
  }

  /// Every later value is heard, each once.
  func testLaterValuesAreHeardOnceEach() {
    let volume = Observable(3)
    var heard: [Int] = []
    volume.observe { heard.append($0) }
    volume.value = 5
    volume.value = 8
    XCTAssertEqual(heard, [3, 5, 8], "heard after 3 was set to 5 and to 8")
  }

  /// While the listener runs, the property has the new value already.
  func testPropertyIsNewWhileTheListenerRuns() {
    let volume = Observable(3)
    var read: [Int] = []
    volume.observe { [unowned volume] _ in read.append(volume.value) }
    volume.value = 5
    XCTAssertEqual(read, [3, 5], "read from value inside the listener, after 3 was set to 5")
  }

  /// Setting an equal value is heard as well: somebody may want the screen drawn again.
  func testEqualValueIsHeard() {
    let volume = Observable(3)
    var heard: [Int] = []
    volume.observe { heard.append($0) }
    volume.value = 3
    XCTAssertEqual(heard, [3, 3], "heard after 3 was set to 3")
    let station = Observable(Step1Station())
    let queue = Observable<[String]>([])
    let alarm = Observable(())
    var calls = (station: 0, queue: 0, alarm: 0)
    station.observe { _ in calls.station += 1 }
    queue.observe { _ in calls.queue += 1 }
    alarm.observe { calls.alarm += 1 }
    let same = station.value
    station.value = same
    queue.value = []
    alarm.value = ()
    XCTAssertEqual(calls.station, 2, "calls after an object was set to the very same object")
    XCTAssertEqual(calls.queue, 2, "calls after an empty array was set to an empty array")
    XCTAssertEqual(calls.alarm, 2, "calls after () was set to ()")
  }

  /// A change inside the value, such as an append, is heard like any other.
  func testChangeInPlaceIsHeard() {
    let queue = Observable(["Low Water"])
    var heard: [[String]] = []
    queue.observe { heard.append($0) }
    queue.value.append("Night Ferry")
    XCTAssertEqual(
      heard, [["Low Water"], ["Low Water", "Night Ferry"]], "heard after an append to the value")
    XCTAssertEqual(queue.value.count, 2, "tracks in the value after the append")
  }

  /// Any type can be observed, one without == as well.
  func testTypeWithoutEqualityCanBeObserved() {
    let song = Observable(Step1Song(title: "Low Water"))
    var heard: [String] = []
    song.observe { heard.append($0.title) }
    song.value.title = "Night Ferry"
    XCTAssertEqual(heard, ["Low Water", "Night Ferry"], "heard of a struct whose title was set")
  }

  /// A listener may set the value itself, and hears that set like any other.
  func testListenerHearsWhatItSets() {
    let volume = Observable(3)
    var heard: [Int] = []
    volume.observe { [unowned volume] value in
      heard.append(value)
      if value > 10 { volume.value = 10 }
    }
    volume.value = 99
    XCTAssertEqual(heard, [3, 99, 10], "heard by a listener that cuts 99 down to 10")
    let loud = Observable(99)
    var first: [Int] = []
    loud.observe { [unowned loud] value in
      first.append(value)
      if value > 10 { loud.value = 10 }
    }
    XCTAssertEqual(first, [99, 10], "heard by a listener that does so in its very first call")
    let fading = Observable(0)
    var steps: [Int] = []
    fading.observe { [unowned fading] value in
      steps.append(value)
      if value > 0 { fading.value = value - 1 }
    }
    fading.value = 8
    XCTAssertEqual(
      steps, [0, 8, 7, 6, 5, 4, 3, 2, 1, 0], "heard by a listener that counts 8 down to 0")
  }

  /// Nothing at all is a value too: an optional that becomes nil is heard.
  func testNilIsHeard() {
    let message = Observable<String?>("No signal")
    var heard: [String?] = []
    message.observe { heard.append($0) }
    message.value = nil
    XCTAssertEqual(heard, ["No signal", nil], "heard after an optional was set to nil")
  }

  /// Two observables have nothing in common.
  func testObservablesAreApart() {
    let volume = Observable(3)
    let balance = Observable(0)
    var heard: [Int] = []
    volume.observe { heard.append($0) }
    balance.value = 7
    XCTAssertEqual(heard, [3], "heard of the volume after the balance was set to 7")
  }
}
