import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step1AtOnce: XCTestCase {
  /// A tap shows the new tick at once, before the service has been asked.
  func testTickIsShownAtOnce() {
    let list = Step1List()
    list.service.saving.hold()
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: 0)
    XCTAssertEqual(list.view.calls.take(), ["showChores"], "calls of the view for one tap")
    XCTAssertEqual(
      list.service.saving.inputs, [], "asked of the service when didSelectChore(at: 0) returns")
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list right after didSelectChore(at: 0), the service not asked yet")
    list.waitForSaves(1)
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list while the service is silent")
    list.service.saving.release()
    MainQueue.settle()
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after the service has saved")
  }

  /// A tap on a chore that is done brings it back.
  func testTickIsTakenAwayAtOnce() {
    let list = Step1List()
    list.presenter.didSelectChore(at: 1)
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "○ Plants", "○ Rubbish"],
      "the list right after didSelectChore(at: 1)")
  }

  /// Each tap is saved once, as the chore is after the tap.
  func testTapIsSaved() {
    let list = Step1List()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.presenter.didSelectChore(at: 1)
    list.waitForSaves(2)
    // Read before chores are made that are right: whoever makes them would know by then.
    let saved = list.service.saving.inputs.map { "\($0.id) \($0.title) \($0.isDone)" }
    XCTAssertEqual(
      list.service.saving.inputs,
      [
        Chore(id: 7, title: "Dishes", isDone: true), Chore(id: 3, title: "Plants", isDone: false),
      ],
      "saved after taps on Dishes and on Plants")
    XCTAssertEqual(
      saved, ["7 Dishes true", "3 Plants false"], "saved after taps on Dishes and on Plants")
  }

  /// What is saved is the chore that was tapped, even if the list is reloaded before the save begins.
  func testSavesTheTappedChore() {
    let list = Step1List()
    list.tapWhileAReloadEnds(on: 0, with: [rubbish, plants, dishes])
    list.waitForSaves(1)
    XCTAssertEqual(
      list.service.saving.inputs, [Chore(id: 7, title: "Dishes", isDone: true)],
      "saved after a tap on Dishes, with a reload that moves it from row 0 to row 2")
  }

  /// A tap is saved even if a reload takes the chore off the list before the save begins.
  func testSavesATappedChoreThatIsGone() {
    let list = Step1List()
    list.tapWhileAReloadEnds(on: 0, with: [plants])
    list.waitForSaves(1)
    XCTAssertEqual(
      list.service.saving.inputs, [Chore(id: 7, title: "Dishes", isDone: true)],
      "saved after a tap on Dishes, with a reload that takes it off the list")
  }

  /// The row -1 is ignored: there is nothing before row 0.
  func testNegativeRowIsIgnored() {
    let list = Step1List()
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: -1)
    MainQueue.settle()
    XCTAssertEqual(list.service.saving.inputs, [], "saved for a tap on row -1")
    XCTAssertEqual(list.view.calls.take(), [], "calls of the view for a tap on row -1")
  }

  /// A row behind the last one is ignored: rows 3 and 1000 of three, and row 0 of none.
  func testRowOutsideTheListIsIgnored() {
    let list = Step1List()
    _ = list.view.calls.take()
    for index in [3, 1000] { list.presenter.didSelectChore(at: index) }
    let empty = Step1List([])
    _ = empty.view.calls.take()
    empty.presenter.didSelectChore(at: 0)
    MainQueue.settle()
    XCTAssertEqual(list.service.saving.inputs, [], "saved for taps on rows 3 and 1000 of three")
    XCTAssertEqual(empty.service.saving.inputs, [], "saved for a tap on row 0 of none")
    XCTAssertEqual(
      list.view.calls.take() + empty.view.calls.take(), [], "calls of the view after those taps")
  }

  /// A load shows the list once; one that fails says so once, and leaves the list as it is.
  func testLoadIsAsBefore() {
    let list = Step1List()
    XCTAssertEqual(list.view.calls.take(), ["showChores"], "calls of the view for one load")
    list.reload([dishes, plants, rubbish])
    XCTAssertEqual(
      list.view.calls.take(), ["showChores"], "calls of the view for a load that brings the same")
    list.service.fetch.fails(with: Step1Offline())
    MainQueue.run(until: Task { [presenter = list.presenter] in await presenter.load() })
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take(),
      ["showError(The flat is offline.) over ○ Dishes, ✓ Plants, ○ Rubbish"],
      "calls of the view for a load that fails")
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after a load that failed and a saved tap on Dishes")
    list.reload([])
    XCTAssertEqual(list.view.lines, [], "the list after a load that brings nothing any more")
    list.reload([Chore(id: 7, title: "", isDone: false), dishes])
    XCTAssertEqual(list.view.lines.count, 2, "rows for two chores, one of them without a title")
    _ = list.view.calls.take()
    list.service.fetch.fails(with: CancellationError())
    MainQueue.run(until: Task { [presenter = list.presenter] in await presenter.load() })
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take().map { String($0.prefix { $0 != "(" }) }, ["showError"],
      "calls of the view for a load that fails with CancellationError"
    )
  }

  /// Each load asks, also during another one, and a tap during a load keeps nothing back.
  func testEachLoadAsks() {
    let list = Step1List()
    list.service.fetch.hold()
    let loads = (1...2).map { _ in Task { [presenter = list.presenter] in await presenter.load() } }
    MainQueue.run(until: list.service.fetch.pending.count == 2)
    XCTAssertEqual(list.service.fetch.count, 3, "requests for a load, and two more at once")
    list.presenter.didSelectChore(at: 0)
    list.service.fetch.returns([plants, rubbish])
    list.service.fetch.release()
    for load in loads { MainQueue.run(until: load) }
    MainQueue.settle()
    XCTAssertEqual(
      list.view.lines, ["✓ Plants", "○ Rubbish"],
      "the list after two loads at once, with a tap on Dishes while they were under way")
  }

  /// The list on the phone shows the tick in the same moment.
  func testScreenTicksAtOnce() throws {
    let service = Step1Service([dishes, plants])
    let controller: UIViewController = ChoreListScreen.make(service: service)
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    MainQueue.run(until: screen.shows("Dishes"))
    service.saving.hold()
    try screen.select(row: 0)
    let table = try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table")
    XCTAssertEqual(
      try table.cell(at: 0).accessoryType, .checkmark, "the mark of Dishes right after a tap")
    XCTAssertEqual(try table.cell(at: 1).accessoryType, .checkmark, "the mark of Plants")
    XCTAssertEqual(table.visibleText, ["Dishes", "Plants"], "the rows right after a tap")
    screen.close()
  }

  /// The presenter still needs no UIKit, and keeps its view weakly.
  func testPresenterStaysAPresenter() throws {
    let presenter = try Codebase.learner.type("ChoreListPresenter")
    XCTAssertNoReference(from: presenter, toModule: "UIKit")
    XCTAssertImports(
      presenter,
      only: [
        "Combine", "Foundation", "FoundationEssentials", "Observation", "OSLog", "Swift",
        "Synchronization", "os",
      ])
    XCTAssertNoTransitiveReference(from: presenter, toType: "DispatchQueue")
    XCTAssertHoldsWeakly(presenter, "view")
    XCTAssertConstructsNoDependency(presenter)
    XCTAssertNoTransitiveReference(from: presenter, toType: "RemoteChoreService")
  }
}

@MainActor private final class Step1View: ChoreListView {
  let calls = CallSpy()
  /// What can be seen: a tick before each chore that is done.
  private(set) var lines: [String] = []

  func showChores(_ rows: [ChoreRow]) {
    lines = rows.map { ($0.isDone ? "✓ " : "○ ") + $0.title }
    calls.note("showChores")
  }
  /// Notes what stood in the list when the error came.
  func showError(_ message: String) {
    calls.note("showError(\(message)) over \(lines.joined(separator: ", "))")
  }
}

private struct Step1Offline: LocalizedError {
  var errorDescription: String? { "The flat is offline." }
}

@MainActor private final class Step1Service: ChoreService {
  let fetch: AnswerStub<Void, [Chore]>
  let saving = AnswerStub<Chore, Void>()
  /// Done when the answer is there: what this begins comes after the answer.
  var beforeTheAnswer: () -> Void = {}
  init(_ chores: [Chore]) { fetch = AnswerStub(returning: chores) }
  func fetchChores() async throws -> [Chore] {
    let chores = try await fetch()
    beforeTheAnswer()
    return chores
  }
  func save(_ chore: Chore) async throws { try await saving(chore) }
}

private let dishes = Chore(id: 7, title: "Dishes", isDone: false)
private let plants = Chore(id: 3, title: "Plants", isDone: true)
private let rubbish = Chore(id: 9, title: "Rubbish", isDone: false)

/// A list that has loaded these chores.
@MainActor private struct Step1List {
  let service: Step1Service
  let view = Step1View()
  let presenter: ChoreListPresenter

  init(_ chores: [Chore] = [dishes, plants, rubbish]) {
    service = Step1Service(chores)
    presenter = ChoreListPresenter(service: service)
    presenter.view = view
    reload(chores)
  }

  /// Lets the presenter load the list, which is this now.
  func reload(_ chores: [Chore]) {
    service.fetch.returns(chores)
    MainQueue.run(until: Task { [presenter] in await presenter.load() })
  }

  /// Taps in the list as it was, in the last moment before it becomes another.
  func tapWhileAReloadEnds(on row: Int, with chores: [Chore]) {
    service.beforeTheAnswer = { [presenter] in presenter.didSelectChore(at: row) }
    reload(chores)
    service.beforeTheAnswer = {}
  }

  /// Waits until the service has been asked to save so often.
  func waitForSaves(_ count: Int) {
    MainQueue.run(until: service.saving.inputs.count >= count)
    MainQueue.settle()
  }
}
