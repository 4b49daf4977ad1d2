import TestDoubles
import UIKit
import XCTest

@testable import Learner

/// A detail that does everything right, but for one thing that a check takes away.
private final class Step4Detail: UIViewController {
  enum Fault {
    case none, noTeacher, noRoom, fullCourseCanBeTaken, successIsNotTold, refusalIsNotTold
    case buttonDoesNothing, touchEnrolsTwice, seatIsOfferedAgain, fullIsNotSaid
  }

  private let fault: Fault
  private let course: Course
  private let fetch: any FetchCourseDetailUseCase
  private let enroll: any EnrollInCourseUseCase
  private let labels = (0..<4).map { _ in UILabel() }
  private let button = UIButton(type: .system)

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
    labels[0].text = course.description
    labels[3].text = course.isFull ? "Full" : "\(course.seatsLeft) seats left"
    if fault == .fullIsNotSaid, course.isFull { labels[3].text = "0 seats left" }
    button.setTitle("Enrol", for: .normal)
    button.isEnabled = !course.isFull || fault == .fullCourseCanBeTaken
    button.addAction(UIAction { [weak self] _ in self?.touch() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: labels + [button])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    Task { await load() }
  }

  private func load() async {
    guard let detail = try? await fetch.execute(course) else { return }
    if fault != .noTeacher { labels[1].text = "with \(detail.teacher)" }
    if fault != .noRoom {
      labels[2].text = detail.room.map { "Room \($0)" } ?? "Room to be announced"
    }
  }

  private func touch() {
    guard fault != .buttonDoesNothing else { return }
    button.isEnabled = false
    Task {
      do {
        try await enroll.execute(course)
        if fault == .touchEnrolsTwice { try await enroll.execute(course) }
        if fault != .successIsNotTold { labels[3].text = "You have a seat." }
        if fault == .seatIsOfferedAgain { button.isEnabled = true }
      } catch {
        let isFull = error is CourseIsFull
        button.isEnabled = !isFull
        guard fault != .refusalIsNotTold else { return }
        labels[3].text = isFull ? "This course is full." : error.localizedDescription
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
    let failures = await failures(with: .refusalIsNotTold)
    XCTAssertFalse(failures.isEmpty, "A refusal is not shown, and your tests pass it.")
  }

  /// All ten boxes are ticked.
  func testAllBoxesAreTicked() {
    let left = MigrationBox.allCases.filter { !Checklist.ticked.contains($0) }
    XCTAssertEqual(left, [], "boxes that are not ticked")
    XCTAssertEqual(Checklist.ticked.count, 10, "boxes that are ticked")
  }
}
