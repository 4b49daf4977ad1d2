import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step2Rollback: XCTestCase {
  /// If the service cannot save, the tick is taken back, and then the view hears why.
  func testFailureTakesTheTickBack() {
    let list = Step2List()
    list.service.saving.fails(with: Step2Offline())
    list.presenter.didSelectChore(at: 0)
    _ = list.view.calls.take()
    list.waitForAnError()
    XCTAssertEqual(
      list.view.calls.take().filter { $0 == "showChores" }.count, 1,
      "lists shown when the save failed")
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after a tap on Dishes that could not be saved")
    XCTAssertEqual(
      list.errors, ["showError(The flat is offline.) over ○ Dishes, ✓ Plants, ○ Rubbish"],
      "errors, with the list at that moment, after a tap on Dishes that could not be saved")
  }

  /// A tick that was taken away comes back as well.
  func testFailureBringsTheTickBack() {
    let list = Step2List()
    list.service.saving.fails(with: Step2Offline())
    list.presenter.didSelectChore(at: 1)
    list.waitForAnError()
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after a tap on Plants, which was done, that could not be saved")
  }

  /// Every failure is told, the second one as well, and one without words of its own.
  func testEveryFailureIsTold() {
    // Each failure is another chore's: whether one can be tapped again is asked in step 3.
    let list = Step2List([
      dishes, plants, rubbish, Chore(id: 12, title: "Windows", isDone: false),
      Chore(id: 13, title: "Stairs", isDone: false), Chore(id: 14, title: "Oven", isDone: false),
    ])
    list.service.saving.fails(with: Step2Offline())
    list.presenter.didSelectChore(at: 0)
    list.waitForAnError()
    let failures: [(Int, any Error)] = [
      (2, Step2Plain()), (3, CancellationError()), (4, CancellationError()),
      (5, URLError(.cancelled)),
    ]
    for (row, error) in failures {
      _ = list.view.calls.take()
      let before = list.errors.count
      list.service.saving.fails(with: error)
      list.presenter.didSelectChore(at: row)
      MainQueue.run(until: list.errors.count == before + 1)
      MainQueue.settle()
      XCTAssertEqual(
        list.view.calls.take().filter { $0.hasPrefix("showError") },
        [
          "showError(\(error.localizedDescription)) over "
            + "○ Dishes, ✓ Plants, ○ Rubbish, ○ Windows, ○ Stairs, ○ Oven"
        ],
        "errors after a tap on row \(row) that could not be saved, because of \(type(of: error))")
    }
  }

  /// A tap that was saved is not taken back, and nobody hears of an error.
  func testSuccessIsSilent() {
    let list = Step2List()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"], "the list after a saved tap")
    XCTAssertEqual(list.errors, [], "errors after a saved tap")
  }

  /// Taken back means: as it was before this tap, also when an earlier one was saved.
  func testFailureAfterASuccess() {
    let list = Step2List()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.service.saving.fails(with: Step2Offline())
    list.presenter.didSelectChore(at: 0)
    list.waitForAnError()
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after a saved tap on Dishes and one that could not be saved")
  }

  /// A save that succeeds leaves the list as a reload has shown it meanwhile.
  func testSuccessKeepsWhatIsNew() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([plants, Chore(id: 7, title: "Dishes and pans", isDone: true)])
    list.service.saving.release()
    MainQueue.settle()
    list.presenter.didSelectChore(at: 0)
    XCTAssertEqual(
      list.view.lines, ["○ Plants", "✓ Dishes and pans"],
      "the list after a saved tap on Dishes, renamed and moved meanwhile, and a tap on Plants")
  }

  /// What is taken back is the chore that was tapped, even if it stands in another row by then.
  func testRollbackFindsAMovedChore() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([rubbish, plants, Chore(id: 7, title: "Dishes", isDone: true)])
    list.failSave()
    XCTAssertEqual(
      list.view.lines, ["○ Rubbish", "✓ Plants", "○ Dishes"],
      "the list after a failed tap on Dishes, reloaded meanwhile with Dishes in row 2")
  }

  /// Taken back means: as it was before the tap, whatever a reload has shown meanwhile.
  func testRollbackDoesNotToggleTwice() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([dishes, plants, rubbish])
    list.failSave()
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after a failed tap on Dishes; a reload meanwhile said that it is not done")
    XCTAssertEqual(
      list.errors, ["showError(The flat is offline.) over ○ Dishes, ✓ Plants, ○ Rubbish"],
      "errors after that failure, although a reload had taken the tick back already")
  }

  /// Only the tick is taken back; a new title that a reload has brought stays.
  func testRollbackKeepsWhatIsNew() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([
      Chore(id: 7, title: "Dishes and pans", isDone: true), plants, rubbish,
      Chore(id: 12, title: "Windows", isDone: false),
    ])
    list.failSave()
    XCTAssertEqual(
      list.view.lines, ["○ Dishes and pans", "✓ Plants", "○ Rubbish", "○ Windows"],
      "the list after a failed tap on Dishes, renamed meanwhile")
  }

  /// A chore that is gone when the save fails stays gone; the view hears of the error.
  func testRollbackOfAChoreThatIsGone() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 2)
    list.waitForSaves(1)
    list.reload([plants])
    list.failSave()
    XCTAssertEqual(
      list.view.lines, ["✓ Plants"], "the list after a failed tap on Rubbish, deleted meanwhile")
    XCTAssertEqual(
      list.errors, ["showError(The flat is offline.) over ✓ Plants"],
      "errors after a failed tap on Rubbish, deleted meanwhile")
    let last = Step2List([rubbish])
    last.service.saving.hold()
    last.presenter.didSelectChore(at: 0)
    last.waitForSaves(1)
    last.reload([])
    last.failSave()
    XCTAssertEqual(
      last.errors, ["showError(The flat is offline.) over "],
      "errors after a failed tap on Rubbish, the list having become empty meanwhile")
  }

  /// Of several saves that fail at a time, each is told.
  func testFailuresAtATimeAreAllTold() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.presenter.didSelectChore(at: 2)
    list.waitForSaves(2)
    list.failSave()
    XCTAssertEqual(
      list.errors, ["showError(The flat is offline.) over ○ Dishes, ✓ Plants, ✓ Rubbish"],
      "errors when the save of Dishes has failed, that of Rubbish being under way")
    list.service.saving.release(0, with: .failure(Step2Offline()))
    MainQueue.run(until: list.errors.count == 2)
    MainQueue.settle()
    XCTAssertEqual(list.errors.count, 2, "errors when the save of Rubbish has failed, too")
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "○ Rubbish"], "the list after both failures")
  }

  /// Two chores may have the same title; it is the id that tells them apart.
  func testRollbackGoesByTheID() {
    let list = Step2List([dishes, Chore(id: 8, title: "Dishes", isDone: false)])
    list.service.saving.fails(with: Step2Offline())
    list.presenter.didSelectChore(at: 1)
    list.waitForAnError()
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "○ Dishes"],
      "the list after a failed tap on the second of two chores called Dishes")
  }

  /// A failure takes back its own tap and nobody else's.
  func testFailureTouchesOneChoreOnly() {
    let list = Step2List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.presenter.didSelectChore(at: 2)
    list.waitForSaves(2)
    list.failSave()
    list.service.saving.release()
    MainQueue.settle()
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "✓ Rubbish"],
      "the list after taps on Dishes, which failed, and on Rubbish, which was saved")
  }
}

extension Step2List {
  /// What the view heard of errors.
  fileprivate var errors: [String] { view.calls.all.filter { $0.hasPrefix("showError") } }

  /// Lets the oldest save fail that waits, and gives the presenter its time.
  fileprivate func failSave() {
    service.saving.release(0, with: .failure(Step2Offline()))
    waitForAnError()
  }

  /// Waits until the view has heard of an error, and for what else may come with it.
  fileprivate func waitForAnError() {
    MainQueue.run(until: !errors.isEmpty)
    MainQueue.settle()
  }
}

@MainActor private final class Step2View: ChoreListView {
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

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "The flat is offline." }
}

private struct Step2Plain: Error {}

@MainActor private final class Step2Service: ChoreService {
  let fetch: AnswerStub<Void, [Chore]>
  let saving = AnswerStub<Chore, Void>()
  init(_ chores: [Chore]) { fetch = AnswerStub(returning: chores) }
  func fetchChores() async throws -> [Chore] { try await fetch() }
  func save(_ chore: Chore) async throws { try await saving(chore) }
}

private let dishes = Chore(id: 7, title: "Dishes", isDone: false)
private let plants = Chore(id: 3, title: "Plants", isDone: true)
private let rubbish = Chore(id: 9, title: "Rubbish", isDone: false)

/// A list that has loaded these chores.
@MainActor private struct Step2List {
  let service: Step2Service
  let view = Step2View()
  let presenter: ChoreListPresenter

  init(_ chores: [Chore] = [dishes, plants, rubbish]) {
    service = Step2Service(chores)
    presenter = ChoreListPresenter(service: service)
    presenter.view = view
    reload(chores)
  }

  /// Lets the presenter load the list, which is this now.
  func reload(_ chores: [Chore]) {
    service.fetch.returns(chores)
    MainQueue.run(until: Task { [presenter] in await presenter.load() })
  }

  /// Waits until the service has been asked to save so often.
  func waitForSaves(_ count: Int) {
    MainQueue.run(until: service.saving.inputs.count >= count)
    MainQueue.settle()
  }
}
