import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3OneAtATime: XCTestCase {
  /// While a chore is being saved, further taps on it are ignored.
  func testSecondTapIsIgnoredWhileSaving() {
    let list = Step3List()
    list.service.saving.hold()
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: 0)
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.presenter.didSelectChore(at: 0)
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take(), ["showChores"], "calls of the view for three quick taps on Dishes")
    list.service.saving.release()
    MainQueue.settle()
    XCTAssertEqual(
      list.service.saving.inputs.map(\.isDone), [true], "saved for three quick taps on Dishes")
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"],
      "the list after three quick taps on Dishes, the first of them being saved")
  }

  /// On the screen, too, a tap that is ignored moves no tick: the list shows what the presenter says.
  func testIgnoredTapMovesNoTickOnTheScreen() throws {
    let service = Step3Service([dishes, plants])
    let list: UIViewController = ChoreListScreen.make(service: service)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: screen.shows("Dishes"))
    let table = try XCTUnwrap(list.view.find(UITableView.self).first, "a table")
    service.saving.hold()
    for tap in 1...3 {
      try screen.select(row: 0)
      MainQueue.settle()
      XCTAssertEqual(
        try table.cell(at: 0).accessoryType, .checkmark,
        "the mark of Dishes after \(tap) of three taps, the first of them being saved")
    }
    service.saving.fails(with: Step3Offline())
    service.saving.release()
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      try table.cell(at: 0).accessoryType, UITableViewCell.AccessoryType.none,
      "the mark of Dishes when its save has failed")
    screen.close()
  }

  /// Other chores can be tapped meanwhile.
  func testOtherChoresAreFree() {
    let list = Step3List()
    list.service.saving.hold()
    for index in 0...2 { list.presenter.didSelectChore(at: index) }
    list.waitForSaves(3)
    XCTAssertEqual(
      Set(list.service.saving.inputs.map(\.title)), ["Dishes", "Plants", "Rubbish"],
      "saved for one tap on each of three chores")
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "○ Plants", "✓ Rubbish"], "the list after those taps")
    let chores = (1...10).map { Chore(id: $0, title: "Chore \($0)", isDone: false) }
    let many = Step3List(chores)
    many.service.saving.hold()
    for index in chores.indices { many.presenter.didSelectChore(at: index) }
    many.waitForSaves(10)
    XCTAssertEqual(
      many.service.saving.inputs.count, 10, "saves for one tap on each of ten chores")
    many.service.saving.release()
    let other = Step3List([dishes])
    other.presenter.didSelectChore(at: 0)
    other.waitForSaves(1)
    XCTAssertEqual(
      other.service.saving.inputs.map(\.title), ["Dishes"],
      "saved for a tap in the list of another flat, where the ids are the same")
    list.service.saving.release()
    MainQueue.settle()
    list.presenter.didSelectChore(at: 2)
    list.waitForSaves(4)
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "○ Plants", "○ Rubbish"],
      "the list after another tap on Rubbish, while another flat has Dishes only")
  }

  /// The end of one save frees its own chore, and no other.
  func testEndOfOneSaveFreesNoOther() {
    let list = Step3List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.presenter.didSelectChore(at: 2)
    list.waitForSaves(2)
    list.service.saving.release(0, with: .success(()))
    MainQueue.settle()
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: 2)
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take(), [],
      "calls of the view for a tap on Rubbish, still being saved, Dishes being done")
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes", "Rubbish"],
      "saved for taps on Dishes and Rubbish, and on Rubbish again before its save has ended")
    list.presenter.didSelectChore(at: 1)
    list.waitForSaves(3)
    list.service.saving.release(1, with: .failure(Step3Offline()))
    list.waitForErrors(1)
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: 2)
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take(), [],
      "calls of the view for a tap on Rubbish, still being saved, the save of Plants having failed")
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes", "Rubbish", "Plants"],
      "saved for those taps, and on Rubbish once more before its save has ended")
    list.service.saving.release()
    MainQueue.settle()
  }

  /// A chore of the same title can be tapped meanwhile, too.
  func testNamesakesAreFree() {
    let list = Step3List([dishes, Chore(id: 8, title: "Dishes", isDone: false)])
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.presenter.didSelectChore(at: 1)
    list.waitForSaves(2)
    XCTAssertEqual(
      Set(list.service.saving.inputs.map(\.id)), [7, 8],
      "ids of what is saved after a tap on each of two chores called Dishes")
  }

  /// It is the chore that is busy, not its row: after a reload the row may be another chore's.
  func testRowOfABusyChoreIsFreeForAnother() {
    let list = Step3List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([rubbish, Chore(id: 7, title: "Dishes", isDone: true)])
    list.service.fetch.fails(with: Step3Offline())
    MainQueue.run(until: Task { await list.presenter.load() })
    list.presenter.didSelectChore(at: 0)
    list.presenter.didSelectChore(at: 1)
    list.waitForSaves(2)
    MainQueue.settle()
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes", "Rubbish"],
      """
      saved for taps on Dishes, and on Rubbish (row 0) and Dishes (row 1) after a reload, and another one \
      that failed
      """)
  }

  /// Once a chore is saved, it can be tapped again.
  func testFreeAfterASuccess() {
    let list = Step3List()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.tapUntilItCounts(0)
    list.waitForSaves(2)
    XCTAssertEqual(
      list.service.saving.inputs.map(\.isDone), [true, false],
      "saved for two taps on Dishes, the second one after the first was saved")
    XCTAssertEqual(
      list.view.lines, ["○ Dishes", "✓ Plants", "○ Rubbish"], "the list after those taps")
  }

  /// A chore whose save has failed can be tapped again, each time.
  func testFreeAfterAFailure() {
    let list = Step3List()
    list.service.saving.fails(with: Step3Offline())
    list.presenter.didSelectChore(at: 0)
    list.waitForErrors(1)
    list.tapUntilItCounts(0)
    list.waitForErrors(2)
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes", "Dishes"],
      "saved for two taps on Dishes, the second one after the save of the first had failed")
    XCTAssertEqual(
      list.errors, 2, "errors after two taps on Dishes, neither of which could be saved")
    list.service.saving.returns(())
    list.tapUntilItCounts(0)
    list.waitForSaves(3)
    XCTAssertEqual(
      list.service.saving.inputs.map(\.isDone), [true, true, true],
      "saved as done or not for three taps on Dishes, each after the save before had failed")
    XCTAssertEqual(
      list.view.lines, ["✓ Dishes", "✓ Plants", "○ Rubbish"], "the list after those taps")
  }

  /// A chore stays busy until its save has ended, also when reloads take it away and bring it back.
  func testBusyWhileItIsGone() {
    let list = Step3List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([plants])
    list.reload([plants, dishes])
    _ = list.view.calls.take()
    list.presenter.didSelectChore(at: 1)
    MainQueue.settle()
    XCTAssertEqual(
      list.view.calls.take(), [], "calls of the view for a tap on Dishes, its save still under way")
    for isDone in [true, false] {
      list.reload([Chore(id: 7, title: "Dishes and pans", isDone: isDone), plants])
      _ = list.view.calls.take()
      list.presenter.didSelectChore(at: 0)
      MainQueue.settle()
      XCTAssertEqual(
        list.view.calls.take(), [],
        "calls of the view for a tap on Dishes, renamed by a reload, its save still under way")
    }
    list.service.saving.release()
    MainQueue.settle()
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes"],
      "saved for two taps on Dishes, deleted and brought back by reloads while it was being saved")
  }

  /// A chore that was gone when its save ended can be tapped when it is there again.
  func testFreeWhenItComesBack() {
    let list = Step3List()
    list.service.saving.hold()
    list.presenter.didSelectChore(at: 0)
    list.waitForSaves(1)
    list.reload([plants])
    list.service.saving.release()
    MainQueue.settle()
    list.reload([plants, dishes])
    list.tapUntilItCounts(1)
    list.waitForSaves(2)
    XCTAssertEqual(
      list.service.saving.inputs.map(\.title), ["Dishes", "Dishes"],
      "saved for a tap on Dishes, deleted and brought back by reloads, and another tap")
  }
}

@MainActor
final class Step3Closing: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// A tap is saved even if the screen is closed in the same moment.
  func testSavedAlthoughTheScreenIsClosed() throws {
    let service = Step3Service([dishes])
    var controller: UIViewController? = ChoreListScreen.make(service: service)
    try controller.map { list in
      let screen = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: screen.shows("Dishes"))
      try screen.select(row: 0)
      screen.close()
    }
    controller = nil
    MainQueue.run(until: service.saving.inputs.count == 1)
    MainQueue.settle()
    XCTAssertEqual(
      service.saving.inputs, [Chore(id: 7, title: "Dishes", isDone: true)],
      "saved after a tap on Dishes and the end of the screen")
  }

  /// A save that is under way is not called off by the end of the screen.
  func testSaveGoesOnWithoutTheScreen() throws {
    let service = Step3Service([dishes])
    service.saving.hold()
    var controller: UIViewController? = ChoreListScreen.make(service: service)
    try controller.map { list in
      let screen = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: screen.shows("Dishes"))
      try screen.select(row: 0)
      MainQueue.run(until: !service.saving.pending.isEmpty)
      screen.close()
    }
    controller = nil
    MainQueue.settle()
    XCTAssertEqual(
      service.saving.pending, [Chore(id: 7, title: "Dishes", isDone: true)],
      "saves under way after a tap on Dishes and the end of the screen (a cancelled one is none)")
    service.saving.release()
    MainQueue.settle()
  }

  /// A screen that is closed while a save is under way goes away, and the answer harms nobody.
  func testScreenGoesAwayWhileSaving() throws {
    let service = Step3Service([dishes])
    service.saving.hold()
    try expectReleased {
      let list: UIViewController = ChoreListScreen.make(service: service)
      let screen = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: screen.shows("Dishes"))
      try screen.select(row: 0)
      MainQueue.run(until: !service.saving.pending.isEmpty)
      screen.close()
      return [list]
    }
    service.saving.fails(with: Step3Offline())
    service.saving.release()
    MainQueue.settle()
    try expectReleased {
      let service = Step3Service([dishes])
      let list: UIViewController = ChoreListScreen.make(service: service)
      let screen = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: screen.shows("Dishes"))
      screen.close()
      return [list, service]
    }
  }

  /// When all is saved, the presenter goes away with its screen.
  func testPresenterGoesAwayAfterSaving() throws {
    try expectReleased {
      let list = Step3List()
      list.presenter.didSelectChore(at: 0)
      list.presenter.didSelectChore(at: 2)
      list.waitForSaves(2)
      return [list.presenter, list.view]
    }
    try expectReleased {
      let list = Step3List()
      list.service.saving.fails(with: Step3Offline())
      list.presenter.didSelectChore(at: 0)
      list.waitForErrors(1)
      return [list.presenter, list.view]
    }
  }
}

extension Step3List {
  /// How often the view has heard of an error.
  fileprivate var errors: Int { view.calls.all.filter { $0.hasPrefix("showError") }.count }

  /// Waits until the view has heard of so many errors, and for what else may come with the last.
  fileprivate func waitForErrors(_ count: Int) {
    MainQueue.run(until: errors >= count)
    MainQueue.settle()
  }

  /// Taps again as long as nothing is to be seen of it: the end of a save needs its time.
  fileprivate func tapUntilItCounts(_ index: Int) {
    let before = view.lines
    MainQueue.run(until: isTapped(index, before))
  }

  private func isTapped(_ index: Int, _ before: [String]) -> Bool {
    presenter.didSelectChore(at: index)
    return view.lines != before
  }
}

@MainActor private final class Step3View: ChoreListView {
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

private struct Step3Offline: LocalizedError {
  var errorDescription: String? { "The flat is offline." }
}

@MainActor private final class Step3Service: ChoreService {
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
@MainActor private struct Step3List {
  let service: Step3Service
  let view = Step3View()
  let presenter: ChoreListPresenter

  init(_ chores: [Chore] = [dishes, plants, rubbish]) {
    service = Step3Service(chores)
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
