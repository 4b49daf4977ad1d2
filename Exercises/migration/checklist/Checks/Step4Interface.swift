import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

/// A detail that does everything right, but for one thing that a check takes away.
private final class Step4Detail: UIViewController {
  enum Fault {
    case none, late, noTeacher, noRoom, fullCourseCanBeTaken, successIsNotTold, refusalIsNotTold
    case successEmptiesTheStatus, refusalEmptiesTheStatus
    case buttonDoesNothing, touchEnrolsTwice, seatIsOfferedAgain, fullIsNotSaid
  }

  private let fault: Fault
  private let course: Course
  private let fetch: any FetchCourseDetailUseCase
  private let enroll: any EnrollInCourseUseCase
  private let labels = (0..<4).map { _ in UILabel() }
  private let button = UIButton(type: .system)
  private var lastWriting: Task<Void, Never>?

  init(
    _ fault: Fault, _ course: Course, _ fetch: any FetchCourseDetailUseCase,
    _ enroll: any EnrollInCourseUseCase
  ) {
    (self.fault, self.course, self.fetch, self.enroll) = (fault, course, fetch, enroll)
    super.init(nibName: nil, bundle: nil)
    title = course.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    say(course.description, in: 0)
    let isCalledFull = course.isFull && fault != .fullIsNotSaid
    say(isCalledFull ? "Full" : "\(course.seatsLeft) seats left", in: 3)
    button.setTitle("Enrol", for: .normal)
    button.isEnabled = !course.isFull || fault == .fullCourseCanBeTaken
    button.addAction(UIAction { [weak self] _ in self?.touch() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: labels + [button])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    Task { await load() }
  }

  /// Writes at once, or some turns of the main queue later, one text after the other: the room last.
  private func say(_ text: String, in number: Int) {
    let label = labels[number]
    guard fault == .late else { return label.text = text }
    lastWriting = Task { [lastWriting] in
      // Turns of two tasks come in no order that one could count on.
      await lastWriting?.value
      for _ in 1...2 { await Task.yield() }
      label.text = text
    }
  }

  private func load() async {
    guard let detail = try? await fetch.execute(course) else { return }
    if fault != .noTeacher { say("with \(detail.teacher)", in: 1) }
    if fault != .noRoom {
      say(detail.room.map { "Room \($0)" } ?? "Room to be announced", in: 2)
    }
  }

  private func touch() {
    guard fault != .buttonDoesNothing else { return }
    button.isEnabled = false
    Task {
      do {
        try await enroll.execute(course)
        if fault == .touchEnrolsTwice { try await enroll.execute(course) }
        if fault != .successIsNotTold {
          say(fault == .successEmptiesTheStatus ? "" : "You have a seat.", in: 3)
        }
        if fault == .seatIsOfferedAgain { button.isEnabled = true }
      } catch {
        let isFull = error is CourseIsFull
        button.isEnabled = !isFull
        guard fault != .refusalIsNotTold else { return }
        if fault == .refusalEmptiesTheStatus { return say("", in: 3) }
        say(isFull ? "This course is full." : error.localizedDescription, in: 3)
      }
    }
  }
}

@MainActor final class Step4Interface: XCTestCase {
  private func failures(with fault: Step4Detail.Fault) async -> [String] {
    let failures = await CourseDetailInterfaceTests.failures { Step4Detail(fault, $0, $1, $2) }
    XCTAssertFalse(failures.contains(""), "A failure without words, with the bug \(fault).")
    return failures
  }

  /// Box 9: your tests find nothing wrong with your own screen.
  func testYourScreenPasses() async {
    let failures = await CourseDetailInterfaceTests.failures { course, fetch, enroll in
      CourseDetailViewController(
        viewModel: CourseDetailViewModel(
          course: course, fetchDetail: fetch, enrollInCourse: enroll))
    }
    XCTAssertEqual(failures, [], "failures of the screen of the app")
  }

  /// Box 9: your tests find nothing wrong with another screen that does the same.
  func testOtherRightScreenPasses() async {
    let failures = await failures(with: .none)
    XCTAssertEqual(failures, [], "failures of a screen that is built differently, and right")
  }

  /// Box 9: your tests find nothing wrong with a screen whose texts come some turns later.
  func testLateScreenPasses() async {
    let failures = await failures(with: .late)
    XCTAssertEqual(failures, [], "failures of a right screen whose texts come some turns later")
  }

  /// Box 9: your tests notice that the teacher or the room is not shown.
  func testMissingTextsAreNoticed() async {
    for (fault, words) in [(Step4Detail.Fault.noTeacher, "teacher"), (.noRoom, "room")] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "A screen never shows the \(words), and your tests pass it.")
    }
  }

  /// Box 9: your tests notice a button of a full course that can be pressed.
  func testButtonOfAFullCourseIsNoticed() async {
    let failures = await failures(with: .fullCourseCanBeTaken)
    XCTAssertFalse(
      failures.isEmpty, "A full course has a button that works, and your tests pass it.")
  }

  /// Box 9: your tests notice a button that does nothing, and a success that nobody is told of.
  func testLostTouchesAreNoticed() async {
    for (fault, words) in [
      (Step4Detail.Fault.buttonDoesNothing, "The button does nothing"),
      (.successIsNotTold, "A success is not shown"),
      (.successEmptiesTheStatus, "After a success the status is empty, which tells nothing"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "\(words), and your tests pass it.")
    }
  }

  /// Box 9: your tests notice one touch that enrols twice, a second offer, and "Full" left unsaid.
  func testQuietBugsAreNoticed() async {
    for (fault, words) in [
      (Step4Detail.Fault.touchEnrolsTwice, "One touch enrols twice"),
      (.seatIsOfferedAgain, "The button can be pressed again with a seat taken"),
      (.fullIsNotSaid, "A full course is not called Full"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "\(words), and your tests pass it.")
    }
  }

  /// Box 9: your tests notice that a refusal is not shown.
  func testSilentRefusalIsNoticed() async {
    for (fault, words) in [
      (Step4Detail.Fault.refusalIsNotTold, "A refusal is not shown"),
      (.refusalEmptiesTheStatus, "After a refusal the status is empty, which tells nothing"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "\(words), and your tests pass it.")
    }
  }

  /// Box 9: your tests wait for turns of the main queue, and never for a time.
  func testNobodyWaitsForATime() throws {
    var parts = [try Codebase.learner.type("CourseDetailInterfaceTests")]
    if let file = try? Codebase.learner.file("CourseDetailInterfaceTests.swift") {
      parts.append(file)
    }
    if let helpers = try? Codebase.learner.layer("Tests") { parts.append(helpers) }
    let clocks = [
      "sleep", "usleep", "asyncAfter", "Timer", "makeTimerSource", "Date", "DispatchTime",
      "ContinuousClock", "SuspendingClock", "systemUptime",
      "DispatchWallTime", "clock()",
    ]
    for part in parts {
      for clock in clocks {
        XCTAssertNoReference(from: part, toSymbol: clock, "`MainQueue.run(turns:until:)` waits")
      }
    }
  }

  /// All ten boxes are ticked.
  func testAllBoxesAreTicked() {
    let left = MigrationBox.allCases.filter { !Checklist.ticked.contains($0) }
    XCTAssertEqual(left, [], "boxes that are not ticked")
    XCTAssertEqual(Checklist.ticked.count, 10, "boxes that are ticked")
  }
}
