import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import App
@testable import Domain
@testable import Presentation

private struct Step3Failure: LocalizedError {
  var errorDescription: String? { "The mast is being painted." }
}

/// An error that brings no words of its own.
private struct Step3Plain: Error {}

@MainActor private final class Step3Fetch: FetchStationsUseCase {
  let list = AnswerStub<Void, [Station]>(returning: [])
  func execute() async throws -> [Station] { try await list() }
}

@MainActor private final class Step3Toggle: ToggleFavoriteUseCase {
  let ids = AnswerStub<Int, Void>()
  func execute(id: Int) async throws { try await ids(id) }
}

@MainActor private final class Step3Repository: StationRepository {
  var all: [Station]
  private(set) var fetches = 0

  init(_ all: [Station]) { self.all = all }

  func stations() async throws -> [Station] {
    fetches += 1
    return all
  }

  func toggleFavorite(id: Int) async throws {
    for index in all.indices where all[index].id == id { all[index].isFavorite.toggle() }
  }
}

private func step3Station(_ id: Int, _ name: String, favorite: Bool = false) -> Station {
  Station(id: id, name: name, genre: "Talk", isFavorite: favorite)
}

@MainActor final class Step3ViewModels: XCTestCase {
  /// The list shows what the use case gives, in its order.
  func testListKeepsTheOrderOfTheUseCase() async {
    let fetch = Step3Fetch()
    fetch.list.returns([
      step3Station(1, "Zebra"), step3Station(2, "Attic", favorite: true), step3Station(3, "Mono"),
    ])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: Step3Toggle())
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["Zebra", "★ Attic", "Mono"],
      "for a use case that answers Zebra, Attic (favorite), Mono")
    XCTAssertEqual(viewModel.rows.map(\.subtitle), ["Talk", "Talk", "Talk"], "their genres")
  }

  /// The car shows the first four that the use case gives.
  func testCarShowsTheFirstFour() async {
    let fetch = Step3Fetch()
    fetch.list.returns([
      step3Station(1, "Zebra"), step3Station(2, "Attic", favorite: true), step3Station(3, "Zebra"),
      step3Station(4, "Blue"), step3Station(5, "Area", favorite: true),
    ])
    let viewModel = CarViewModel(fetchStations: fetch)
    await viewModel.load()
    XCTAssertEqual(viewModel.names, ["Zebra", "Attic", "Zebra", "Blue"], "names in the car")
  }

  /// The car shows four, however many favorites there are, and the list shows all, twice where it is named twice.
  func testFourInTheCarAndAllInTheList() async {
    let fetch = Step3Fetch()
    let stations = [1, 2, 3, 4, 5, 1].map {
      step3Station($0, "Old Town Classics \($0)", favorite: true)
    }
    fetch.list.returns(stations)
    let car = CarViewModel(fetchStations: fetch)
    await car.load()
    XCTAssertEqual(
      car.names, (1...4).map { "Old Town Classics \($0)" }, "names in the car, of six favorites")
    let list = StationListViewModel(fetchStations: fetch, toggleFavorite: Step3Toggle())
    await list.load()
    XCTAssertEqual(list.rows.count, 6, "rows for six stations, one of which is there twice")
    fetch.list.returns((1...120).map { step3Station($0, "Nr \($0)") })
    await list.load()
    XCTAssertEqual(list.rows.count, 120, "rows for 120 stations")
  }

  /// Each load asks and each tap toggles, also during another one.
  func testNothingIsHeldUp() async {
    let (fetch, toggle) = (Step3Fetch(), Step3Toggle())
    let list = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    let car = CarViewModel(fetchStations: fetch)
    fetch.list.returns([step3Station(8, "Zebra"), step3Station(9, "Yak")])
    let loads: KeyValuePairs<String, @MainActor () async -> Void> = [
      "list": { await list.load() }, "car": { await car.load() },
    ]
    for (screen, load) in loads {
      let before = fetch.list.count
      fetch.list.hold()
      let both = (1...2).map { _ in Task { await load() } }
      await MainQueue.run(until: fetch.list.pending.count == 2)
      XCTAssertEqual(fetch.list.count - before, 2, "fetches by two loads of the \(screen) at once")
      fetch.list.release()
      for load in both { await load.value }
    }
    toggle.ids.hold()
    let taps = (0...1).map { row in Task { await list.toggleFavorite(at: row) } }
    await MainQueue.run(until: toggle.ids.pending.count == 2)
    XCTAssertEqual(
      Set(toggle.ids.inputs), [8, 9],
      "ids toggled by taps on two rows of the list, the second during the first")
    toggle.ids.release()
    for tap in taps { await tap.value }
  }

  /// A toggle that worked is followed by a fetch, also while another one is under way or if that fails.
  func testEachToggleIsFollowedByAFetch() async {
    let (fetch, toggle) = (Step3Fetch(), Step3Toggle())
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    fetch.list.returns([step3Station(8, "Zebra"), step3Station(9, "Yak")])
    await viewModel.load()
    toggle.ids.hold()
    let taps = (0...1).map { row in Task { await viewModel.toggleFavorite(at: row) } }
    await MainQueue.run(until: toggle.ids.pending.count == 2)
    fetch.list.returns([step3Station(8, "Zebra", favorite: true), step3Station(9, "Yak")])
    toggle.ids.release(0)
    await MainQueue.run(until: fetch.list.count == 2)
    toggle.ids.fails(with: Step3Failure())
    toggle.ids.release()
    for tap in taps { await tap.value }
    await MainQueue.settle()
    XCTAssertEqual(
      fetch.list.count, 2, "fetches, for a load, a toggle that worked, one that failed")
    XCTAssertEqual(viewModel.rows.map(\.title).count, 2, "rows after that")
  }

  /// While a load is under way, rows and message are what they were: the answer is not there yet.
  func testNothingChangesDuringALoad() async {
    let fetch = Step3Fetch()
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: Step3Toggle())
    fetch.list.returns([step3Station(8, "Zebra")])
    await viewModel.load()
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    fetch.list.hold()
    for action in [{ await viewModel.load() }, { await viewModel.toggleFavorite(at: 0) }]
      as [@MainActor () async -> Void]
    {
      let before = fetch.list.pending.count
      let task = Task { await action() }
      await MainQueue.run(until: fetch.list.pending.count > before)
      XCTAssertEqual(viewModel.rows.map(\.title), ["Zebra"], "rows while a load is under way")
      XCTAssertEqual(
        viewModel.errorMessage ?? "nothing", "The mast is being painted.",
        "the message of a failed load while another is under way, which may fail, too")
      fetch.list.release(before)
      await task.value
    }
    fetch.list.release()
  }

  /// The car keeps its names if there are no new ones.
  func testCarKeepsItsNames() async {
    let fetch = Step3Fetch()
    fetch.list.returns([step3Station(1, "Zebra")])
    let viewModel = CarViewModel(fetchStations: fetch)
    await viewModel.load()
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    XCTAssertEqual(viewModel.names, ["Zebra"], "names in the car after a failed load")
    XCTAssertEqual(fetch.list.count, 2, "fetches of the car, for a good load and a failed one")
    fetch.list.fails(with: CancellationError())
    await viewModel.load()
    XCTAssertEqual(
      viewModel.names, ["Zebra"], "names in the car after a load that failed by a cancellation")
    fetch.list.returns([step3Station(2, "Attic")])
    await viewModel.load()
    XCTAssertEqual(
      viewModel.names, ["Attic"], "names in the car after a good load, two having failed")
  }

  /// Each load shows what there is then, also if that is nothing.
  func testEachLoadShowsWhatThereIs() async {
    let fetch = Step3Fetch()
    let car = CarViewModel(fetchStations: fetch)
    let list = StationListViewModel(fetchStations: fetch, toggleFavorite: Step3Toggle())
    let jazz = Station(id: 2, name: "Mono", genre: "acid Jazz", isFavorite: false)
    await MainQueue.settle()
    XCTAssertEqual(fetch.list.count, 0, "fetches before the first load")
    for stations in [[step3Station(1, "Zebra")], [jazz], []] {
      fetch.list.returns(stations)
      await car.load()
      await list.load()
      XCTAssertEqual(car.names, stations.map(\.name), "names in the car")
      XCTAssertEqual(list.rows.map(\.title), stations.map(\.name), "titles in the list")
      XCTAssertEqual(list.rows.map(\.subtitle), stations.map(\.genre), "genres in the list")
    }
    XCTAssertEqual(fetch.list.count, 6, "fetches, for three loads of the car and three of the list")
  }

  /// A tap toggles the station of that row, then the list is fetched again.
  func testTapTogglesTheStationOfTheRow() async {
    let fetch = Step3Fetch()
    let toggle = Step3Toggle()
    fetch.list.returns([step3Station(8, "Zebra"), step3Station(5, "Zebra")])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await viewModel.load()
    fetch.list.returns([step3Station(5, "Attic", favorite: true), step3Station(8, "Zebra")])
    await viewModel.toggleFavorite(at: 1)
    XCTAssertEqual(toggle.ids.inputs, [5], "ids after a tap on the second row")
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["★ Attic", "Zebra"], "rows after the tap, from a new fetch")
    XCTAssertEqual(fetch.list.count, 2, "fetches, for a load and a tap")
    await viewModel.toggleFavorite(at: 1)
    XCTAssertEqual(
      toggle.ids.inputs, [5, 8], "ids after another tap on the second row, where now Zebra (8) is")
    fetch.list.returns([step3Station(5, "Attic", favorite: true), step3Station(6, "Zebra")])
    await viewModel.load()
    await viewModel.toggleFavorite(at: 1)
    XCTAssertEqual(
      toggle.ids.inputs, [5, 8, 6],
      "ids after a tap on the second row, where a load has brought another Zebra (6)")
  }

  /// A tap while a load is under way is followed by a fetch of its own: that load may be too old.
  func testTapDuringALoadIsFollowedByAFetch() async {
    let fetch = Step3Fetch()
    let toggle = Step3Toggle()
    fetch.list.returns([step3Station(8, "Zebra")])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await viewModel.load()
    fetch.list.hold()
    let load = Task { await viewModel.load() }
    await MainQueue.run(until: !fetch.list.pending.isEmpty)
    let tap = Task { await viewModel.toggleFavorite(at: 0) }
    await MainQueue.run(until: !toggle.ids.inputs.isEmpty)
    await MainQueue.settle()
    fetch.list.returns([step3Station(5, "Attic"), step3Station(8, "Zebra")])
    // Whoever waits for the first load before he fetches again may do so now.
    fetch.list.release()
    await load.value
    await tap.value
    XCTAssertEqual(
      fetch.list.count, 2 + toggle.ids.inputs.count,
      "fetches, for two loads and \(toggle.ids.inputs.count) toggle during the second")
    XCTAssertFalse(
      toggle.ids.inputs.contains(5),
      "The tap was on Zebra, but Attic was toggled, which the load brought to that row afterwards.")
    XCTAssertEqual(toggle.ids.inputs, [8], "ids after a tap on Zebra (8) while the list is loaded")
    // The fetch that follows a tap is a load like any other.
    fetch.list.hold()
    let before = fetch.list.count
    let first = Task { await viewModel.toggleFavorite(at: 1) }
    await MainQueue.run(until: !fetch.list.pending.isEmpty)
    let second = Task { await viewModel.toggleFavorite(at: 1) }
    await MainQueue.run(until: toggle.ids.inputs.count == 3)
    await MainQueue.settle()
    XCTAssertEqual(
      toggle.ids.inputs, [8, 8, 8],
      "ids after two more taps on Zebra (8), the second during the fetch that follows the first")
    fetch.list.release()
    await first.value
    await second.value
    XCTAssertEqual(fetch.list.count - before, 2, "fetches after these two taps")
  }

  /// A tap on a row that is not there any more changes nothing.
  func testNoRowNoToggle() async {
    let fetch = Step3Fetch()
    let toggle = Step3Toggle()
    fetch.list.returns([step3Station(8, "Zebra")])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await viewModel.load()
    for row in [1, -1] { await viewModel.toggleFavorite(at: row) }
    XCTAssertEqual(toggle.ids.inputs, [], "ids after taps on the rows 1 and -1 of a list of one")
    XCTAssertNil(viewModel.errorMessage, "the message after such a tap")
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    for row in [1, -1] { await viewModel.toggleFavorite(at: row) }
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", "The mast is being painted.",
      "the message of a failed load after taps on the rows 1 and -1 of a list of one")
    fetch.list.returns([step3Station(8, "Zebra")])
    let fresh = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await fresh.toggleFavorite(at: 0)
    XCTAssertEqual(toggle.ids.inputs, [], "ids after a tap on row 0 of a list not loaded yet")
    XCTAssertEqual(fresh.rows, [], "rows after a tap on a list not loaded yet")
  }

  /// A failed toggle says why and leaves the rows.
  func testFailedToggleSaysWhy() async {
    let fetch = Step3Fetch()
    let toggle = Step3Toggle()
    fetch.list.returns([step3Station(8, "Zebra")])
    toggle.ids.fails(with: Step3Failure())
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await viewModel.load()
    fetch.list.returns([step3Station(5, "Attic")])
    await viewModel.toggleFavorite(at: 0)
    XCTAssertEqual(viewModel.errorMessage, "The mast is being painted.", "after a failed toggle")
    XCTAssertEqual(viewModel.rows.map(\.title), ["Zebra"], "rows after a failed toggle")
    toggle.ids.fails(with: Step3Plain())
    await viewModel.toggleFavorite(at: 0)
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", Step3Plain().localizedDescription,
      "after a toggle that failed with an error without words of its own")
    for error in [CancellationError(), URLError(.notConnectedToInternet)] as [any Error] {
      toggle.ids.fails(with: error)
      await viewModel.toggleFavorite(at: 0)
      XCTAssertEqual(
        viewModel.errorMessage ?? "nothing", error.localizedDescription,
        "after a toggle that failed with \(error)")
    }
    toggle.ids.hold()
    let tap = Task { await viewModel.toggleFavorite(at: 0) }
    await MainQueue.run(until: !toggle.ids.pending.isEmpty)
    await viewModel.load()
    toggle.ids.release()
    await tap.value
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["Attic"],
      "rows after a toggle that failed, a load having brought Attic in place of Zebra meanwhile")
  }

  /// After a toggle that worked, the list is asked for once: an empty one is shown, a failure is told.
  func testFetchAfterAToggleCounts() async {
    let fetch = Step3Fetch()
    fetch.list.returns([step3Station(8, "Zebra")])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: Step3Toggle())
    await viewModel.load()
    fetch.list.fails(with: Step3Failure())
    await viewModel.toggleFavorite(at: 0)
    XCTAssertEqual(
      viewModel.errorMessage, "The mast is being painted.",
      "after a toggle that was followed by a failed load")
    XCTAssertEqual(viewModel.rows.map(\.title), ["Zebra"], "rows after that")
    fetch.list.returns([])
    await viewModel.toggleFavorite(at: 0)
    XCTAssertEqual(viewModel.rows, [], "rows after a toggle that was followed by an empty list")
    XCTAssertEqual(fetch.list.count, 3, "fetches, for a load and two taps")
  }

  /// A failed load says why and leaves the rows; a good one takes the message away.
  func testLoadSaysHowItWent() async {
    let fetch = Step3Fetch()
    let toggle = Step3Toggle()
    fetch.list.returns([step3Station(8, "Zebra")])
    let viewModel = StationListViewModel(fetchStations: fetch, toggleFavorite: toggle)
    await viewModel.load()
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    XCTAssertEqual(viewModel.errorMessage, "The mast is being painted.", "after a failed load")
    XCTAssertEqual(viewModel.rows.map(\.title), ["Zebra"], "rows after a failed load")
    fetch.list.fails(with: Step3Plain())
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", Step3Plain().localizedDescription,
      "after a load that failed with an error without words of its own")
    for error in [CancellationError(), URLError(.notConnectedToInternet)] as [any Error] {
      fetch.list.fails(with: error)
      await viewModel.load()
      XCTAssertEqual(
        viewModel.errorMessage ?? "nothing", error.localizedDescription,
        "after a load that failed with \(error)")
    }
    fetch.list.returns([step3Station(5, "Attic")])
    await viewModel.load()
    XCTAssertNil(viewModel.errorMessage, "after a good load")
    XCTAssertEqual(viewModel.rows.map(\.title), ["Attic"], "rows after a good load")
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    fetch.list.returns([step3Station(8, "Zebra")])
    await viewModel.toggleFavorite(at: 0)
    XCTAssertEqual(
      toggle.ids.inputs, [5], "ids after a tap on the row of Attic (5), which a failed load left")
    XCTAssertNil(viewModel.errorMessage, "after a tap that was followed by a good load")
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    fetch.list.returns([step3Station(8, "Zebra")])
    await viewModel.load()
    XCTAssertNil(
      viewModel.errorMessage, "after a good load that brought the rows that were there before")
    fetch.list.fails(with: Step3Failure())
    await viewModel.load()
    fetch.list.returns([])
    await viewModel.load()
    XCTAssertNil(viewModel.errorMessage, "after a good load that brought no station")
  }

  /// Nothing in the presentation goes past the use cases to the repository.
  func testPresentationKnowsNoRepository() throws {
    XCTAssertNoReference(
      from: try Codebase.learner.layer("Presentation"), toType: "StationRepository")
  }

  /// View models are given their use cases, know them by their protocols, and make none.
  func testPresentationMakesNoUseCase() throws {
    let presentation = try Codebase.learner.layer("Presentation")
    XCTAssertNoReference(from: presentation, toType: "DefaultFetchStationsUseCase")
    XCTAssertNoReference(from: presentation, toType: "DefaultToggleFavoriteUseCase")
  }

  /// In the app as it ships, the list shows the editors' stations, and a tap makes a favorite of one.
  func testAppAsItShipsFollowsATap() async throws {
    let screen = Screen(showing: Wavelength.makeList())
    try await screen.wait(for: "★ Old Town Classics")
    try screen.tap("Night Shift")
    try await screen.wait(for: "★ Night Shift")
    XCTAssertEqual(
      screen.rows.map { $0.first ?? "" },
      [
        "★ Old Town Classics", "★ Night Shift", "Harbour FM", "Blue Note", "Attic", "Kitchen Radio",
      ], "rows on the phone after a tap on Night Shift")
    screen.close()
    let (first, second) = (Wavelength.makeList(), Wavelength.makeList())
    XCTAssertFalse(first === second, "Two calls of makeList() gave one screen.")
    try await expectReleased {
      let list = Wavelength.makeList()
      let screen = Screen(showing: list)
      try await screen.wait(for: "Harbour FM")
      screen.close()
      return [list]
    }
  }

  /// In the app, phone and car show favorites first and follow a tap.
  func testAppShowsFavoritesFirst() async throws {
    let repository = Step3Repository([
      step3Station(1, "Mono"), step3Station(2, "Zebra"), step3Station(3, "Attic", favorite: true),
    ])
    let screen = Screen(showing: Wavelength.makeList(repository: repository))
    try await screen.wait(for: "★ Attic")
    XCTAssertEqual(
      screen.rows.map { $0.first ?? "" }, ["★ Attic", "Mono", "Zebra"], "rows on the phone")
    try screen.tap("Zebra")
    try await screen.wait(for: "★ Zebra")
    XCTAssertEqual(
      screen.rows.map { $0.first ?? "" }, ["★ Zebra", "★ Attic", "Mono"],
      "rows on the phone after a tap on Zebra")
    XCTAssertEqual(
      repository.fetches, 2, "fetches of the list on the phone, for its first load and a tap")
    let car = Wavelength.makeCar(repository: repository)
    await car.load()
    XCTAssertEqual(car.names, ["Zebra", "Attic", "Mono"], "names in the car")
    screen.close()
    let other = Wavelength.makeCar(repository: Step3Repository([step3Station(7, "Moss")]))
    await other.load()
    XCTAssertEqual(other.names, ["Moss"], "names in a second car, with a repository of its own")
    let app = try Codebase.learner.layer("App")
    for useCase in ["DefaultFetchStationsUseCase", "DefaultToggleFavoriteUseCase"] {
      XCTAssertReference(from: app, toType: useCase)
    }
  }
}
