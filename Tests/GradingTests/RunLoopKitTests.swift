import Curriculum
import Grading
import Testing

/// What kits do by the main run loop, which turns only in a program whose main thread waits for checks.
@Suite struct RunLoopKitTests {
  private func grade(_ learner: SourceFile, _ checks: String) throws -> Grade {
    let exercise = Exercise.sample([learner], checks: [checks], kits: ["Combine", "UIKit"])
    return try TestGrader.shared.get().grade(exercise, files: [learner])
  }

  private static let search = SourceFile(
    "Search.swift",
    """
    import UIKit

    final class SearchController: UIViewController {
      private(set) var asked: [String] = []

      func type(_ text: String) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(search(_:)), with: text, afterDelay: 0.02)
      }

      func plan(_ text: String, in delay: TimeInterval) {
        perform(#selector(search(_:)), with: text, afterDelay: delay)
      }

      func takeBack(_ text: String?) {
        NSObject.cancelPreviousPerformRequests(
          withTarget: self, selector: #selector(search(_:)), object: text)
      }

      @objc func search(_ text: String) { asked.append(text) }
    }
    """)

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)
  /// a delay of none still waits for the next turn of the run loop; the object is kept until the call is made.
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:selector:object:)
  /// the argument has to be equal to that of the call; nil takes back calls with nil.
  private static let searchChecks = """
    import TestDoubles
    import UIKit
    import XCTest
    @testable import Learner

    @MainActor final class Step1: XCTestCase {
      func testLastWordOnly() {
        let controller = SearchController()
        for text in ["a", "ab", "abc"] { controller.type(text) }
        XCTAssertEqual(controller.asked, [])
        let begin = Date()
        XCTAssertTrue(MainQueue.run(until: !controller.asked.isEmpty))
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(begin), 0.015)
        XCTAssertEqual(controller.asked, ["abc"])
      }

      func testLastWordOnlyAsync() async throws {
        let controller = SearchController()
        for text in ["a", "ab"] { controller.type(text) }
        await MainQueue.run(until: !controller.asked.isEmpty)
        XCTAssertEqual(controller.asked, ["ab"])
      }

      func testOrderOfTime() {
        let controller = SearchController()
        controller.plan("late", in: 0.03)
        controller.plan("soon", in: 0)
        XCTAssertEqual(controller.asked, [])
        XCTAssertTrue(MainQueue.run(until: controller.asked.count == 2))
        XCTAssertEqual(controller.asked, ["soon", "late"])
      }

      func testTakesBackByArgument() {
        let (controller, other) = (SearchController(), SearchController())
        for text in ["a", "b"] { controller.plan(text, in: 0) }
        other.plan("a", in: 0)
        controller.takeBack(nil)
        controller.takeBack("a")
        XCTAssertTrue(MainQueue.run(until: !controller.asked.isEmpty && !other.asked.isEmpty))
        MainQueue.settle()
        XCTAssertEqual(controller.asked, ["b"])
        XCTAssertEqual(other.asked, ["a"])
      }

      func testKeepsTargetUntilCalled() throws {
        weak var kept: SearchController?
        do {
          let controller = SearchController()
          kept = controller
          controller.plan("a", in: 0)
        }
        XCTAssertNotNil(kept)
        XCTAssertTrue(MainQueue.run(until: kept == nil))
      }
    }
    """

  @Test func `delayed calls are made in their time, or taken back`() throws {
    let grade = try grade(Self.search, Self.searchChecks)
    #expect(grade.status == .passed && grade.checks.count == 5, "\(grade.messages)")
  }

  private static let clock = SourceFile(
    "Clock.swift",
    """
    import UIKit

    final class ClockController: UIViewController {
      private(set) var names: [String] = []
      private var timer: Timer?

      func start(repeats: Bool) {
        timer = Timer.scheduledTimer(
          timeInterval: 0.01, target: self, selector: #selector(tick(_:)),
          userInfo: ["name": "clock"], repeats: repeats)
      }

      func stop() { timer?.invalidate() }

      @objc private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: String]
        names.append(info?["name"] ?? "none")
      }
    }
    """)

  /// https://developer.apple.com/documentation/foundation/timer/invalidate()
  /// the timer lets go of its target and its information; one that does not repeat ends by itself.
  private static let clockChecks = """
    import TestDoubles
    import UIKit
    import XCTest
    @testable import Learner

    @MainActor final class Step1: XCTestCase {
      func testRepeatsUntilStopped() throws {
        try expectReleased {
          let controller = ClockController()
          controller.start(repeats: true)
          let begin = Date()
          XCTAssertTrue(MainQueue.run(until: controller.names.count == 3))
          XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(begin), 0.025)
          controller.stop()
          let count = controller.names.count
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
          XCTAssertEqual(controller.names, Array(repeating: "clock", count: count))
          return [controller]
        }
      }

      func testFiresOnce() throws {
        try expectReleased {
          let controller = ClockController()
          controller.start(repeats: false)
          XCTAssertTrue(MainQueue.run(until: !controller.names.isEmpty))
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
          XCTAssertEqual(controller.names, ["clock"])
          return [controller]
        }
      }
    }
    """

  @Test func `timers with a selector fire, tell their information and let go of a controller`()
    throws
  {
    let grade = try grade(Self.clock, Self.clockChecks)
    #expect(grade.status == .passed && grade.checks.count == 2, "\(grade.messages)")
  }

  private static let note = SourceFile(
    "Note.swift",
    """
    import UIKit

    final class NoteController: UIViewController {
      private(set) var text = ""

      func write(_ word: String) {
        let old = text
        undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        undoManager?.setActionName("Typing")
        text += word
      }

      private func set(_ value: String) {
        let old = text
        undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        text = value
      }
    }
    """)

  /// https://developer.apple.com/documentation/foundation/undomanager/groupsbyevent
  /// groups are created around each pass of the run loop.
  private static let noteChecks = """
    import TestDoubles
    import UIKit
    import XCTest
    @testable import Learner

    @MainActor final class Step1: XCTestCase {
      func testOneEventIsOneStep() throws {
        let note = NoteController()
        let screen = Screen(showing: note)
        defer { screen.close() }
        let manager = try XCTUnwrap(note.undoManager)
        note.write("a")
        note.write("b")
        XCTAssertEqual(manager.groupingLevel, 1)
        MainQueue.settle()
        XCTAssertEqual(manager.groupingLevel, 0)
        note.write("c")
        MainQueue.settle()
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
        manager.undo()
        XCTAssertEqual(note.text, "ab")
        manager.undo()
        XCTAssertEqual(note.text, "")
        XCTAssertFalse(manager.canUndo)
        manager.redo()
        XCTAssertEqual(note.text, "ab")
      }
    }
    """

  @Test func `what one event registers is taken back together`() throws {
    let grade = try grade(Self.note, Self.noteChecks)
    #expect(grade.status == .passed && grade.checks.count == 1, "\(grade.messages)")
  }

  private static let restChecks = """
    import TestDoubles
    import XCTest
    @testable import Learner

    @MainActor final class Step1: XCTestCase {
      func testWakesNobody() {
        for _ in 1...3 { MainQueue.settle() }
        let before = sleeps
        for _ in 1...50 {
          MainQueue.run(turns: 20, until: false)
          MainQueue.settle()
        }
        XCTAssertLessThan(sleeps - before, 40, "so often did other threads go back to sleep")
      }

      private var sleeps: Int {
        var all = rusage()
        var own = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &all)
        getrusage(1, &own)
        return Int(all.ru_nvcsw - own.ru_nvcsw)
      }
    }
    """

  #if os(Linux)
    /// A run loop that is given a time which is only just over sets a timer for it; the threads that this
    /// wakes look like work of the learner's, and a rest takes ten times as long.
    @Test func `coming to rest gives no other thread anything to do`() throws {
      let grade = try grade(Self.search, Self.restChecks)
      #expect(grade.status == .passed && grade.checks.count == 1, "\(grade.messages)")
    }
  #endif

  private static let late = SourceFile(
    "Late.swift",
    """
    import Combine
    import UIKit

    @MainActor final class LateController: UIViewController {
      private(set) var heard: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      private let words = PassthroughSubject<String, Never>()

      func begin() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.heard.append("main queue") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.35) {
          DispatchQueue.main.async { self.heard.append("queue") }
        }
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
          MainActor.assumeIsolated { self.heard.append("timer") }
        }
        Task {
          try? await Task.sleep(for: .seconds(0.45))
          heard.append("task")
        }
        perform(#selector(called), with: nil, afterDelay: 0.5)
        words.debounce(for: .seconds(0.55), scheduler: DispatchQueue.main)
          .sink { self.heard.append($0) }.store(in: &subscriptions)
        words.send("debounce")
      }

      @objc private func called() { heard.append("call") }
    }
    """)

  private static let lateChecks = """
    import TestDoubles
    import UIKit
    import XCTest
    @testable import Learner

    @MainActor final class Step1: XCTestCase {
      private static let all = ["main queue", "queue", "timer", "task", "call", "debounce"]
      private var looks = 0

      private func isNeverSo() -> Bool {
        looks += 1
        return false
      }

      func testVain() {
        MainQueue.run(until: isNeverSo())
        XCTAssertGreaterThanOrEqual(looks, 200, "the first time")
      }

      func testLess() {
        MainQueue.run(until: isNeverSo())
        XCTAssertLessThan(looks, 200, "nothing is under way")
      }

      func testLessAsync() async {
        await MainQueue.run(until: isNeverSo())
        XCTAssertLessThan(looks, 200, "nothing is under way")
      }

      func testLate() {
        let controller = LateController()
        controller.begin()
        XCTAssertTrue(MainQueue.run(until: controller.heard.count == Self.all.count))
        XCTAssertEqual(controller.heard, Self.all)
      }

      func testLateAsync() async {
        let controller = LateController()
        controller.begin()
        let hasHeard = await MainQueue.run(until: controller.heard.count == Self.all.count)
        XCTAssertTrue(hasHeard)
        XCTAssertEqual(controller.heard, Self.all)
      }
    }
    """

  #if os(Linux)
    /// A step of which nothing is there yet would take a second for each of its waits.
    @Test func `once one has waited in vain, only what is due is waited for`() throws {
      let grade = try grade(Self.late, Self.lateChecks)
      #expect(grade.status == .passed && grade.checks.count == 5, "\(grade.messages)")
    }
  #endif
}
