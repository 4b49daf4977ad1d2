import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Offline: Error, Equatable { let code: Int }

@MainActor private final class Step1Service: SongService {
  let search = AnswerStub<String, [Song]>(returning: [])
  func songs(matching query: String) async throws -> [Song] { try await search(query) }
}

private func song(_ id: Int, seconds: Int = 200) -> Song {
  Song(id: id, title: "Song \(id)", artist: "Somebody", seconds: seconds)
}

@MainActor final class Step1Interactor: XCTestCase {
  private let service = Step1Service()

  /// The interactor passes the query on to the service that it was given, once for each search.
  func testQueryReachesTheService() async throws {
    let interactor: any SongSearchInteracting = SongSearchInteractor(service: service)
    XCTAssertEqual(service.search.inputs, [], "asked of the service before any search")
    let queries = ["Low Tide", "Low Tide", " tide ", ""]
    for query in queries { _ = try await interactor.songs(matching: query) }
    XCTAssertEqual(service.search.inputs, queries, "asked of the service in four searches")
  }

  /// Songs come back in the order of the service.
  func testOrderStays() async throws {
    service.search.returns([song(5), song(2), song(9)])
    let found = try await SongSearchInteractor(service: service).songs(matching: "a")
    XCTAssertEqual(found, [song(5), song(2), song(9)], "for 5, 2, 9")
    service.search.returns((1...300).map { song($0) })
    let many = try await SongSearchInteractor(service: service).songs(matching: "a")
    XCTAssertEqual(many.map(\.id), Array(1...300), "for 1 to 300")
  }

  /// What is shorter than thirty seconds is a ringtone, and no song.
  func testRingtonesAreLeftOut() async throws {
    service.search.returns([
      song(1, seconds: 29), song(2, seconds: 30), song(3, seconds: 0), song(4, seconds: 31),
    ])
    let found = try await SongSearchInteractor(service: service).songs(matching: "a")
    XCTAssertEqual(found.map(\.id), [2, 4], "for songs of 29, 30, 0 and 31 seconds")
  }

  /// The service finds what it found before: ringtones, and a song that is there twice.
  func testServiceKnowsNoRules() async throws {
    let found = try await BundledSongService().songs(matching: "light")
    XCTAssertEqual(found.map(\.id), [2, 3, 4, 2], "found by the songs that ship with the app")
  }

  /// A song that is on several albums is found once, where it came first.
  func testEachSongOnce() async throws {
    service.search.returns([song(2), song(1), song(2), song(3), song(1)])
    let interactor = SongSearchInteractor(service: service)
    let found = try await interactor.songs(matching: "a")
    XCTAssertEqual(found.map(\.id), [2, 1, 3], "for the ids 2, 1, 2, 3, 1")
    let again = try await interactor.songs(matching: "a")
    XCTAssertEqual(again.map(\.id), [2, 1, 3], "for the same in a second search")
    service.search.returns([song(7, seconds: 12), song(7), song(7)])
    let whole = try await interactor.songs(matching: "a")
    XCTAssertEqual(whole, [song(7)], "for a ringtone, and the song with the same id behind it")
    let live = Song(id: 2, title: "Song 2 (live)", artist: "Somebody", seconds: 260)
    let cover = Song(id: 4, title: "Song 2", artist: "Somebody", seconds: 200)
    service.search.returns([song(2), live, cover])
    let versions = try await interactor.songs(matching: "a")
    XCTAssertEqual(
      versions, [song(2), cover],
      "for a song, another with the same id, and one with another id that is the same otherwise")
  }

  /// An error of the service comes back as it is.
  func testErrorsPass() async {
    service.search.fails(with: Offline(code: 7))
    do {
      let found = try await SongSearchInteractor(service: service).songs(matching: "a")
      XCTFail("a failed search brought \(found.count) songs")
    } catch {
      XCTAssertEqual(error as? Offline, Offline(code: 7), "the error, found: \(error)")
    }
    XCTAssertEqual(service.search.inputs, ["a"], "asked of the service in a search that failed")
    let interactor = SongSearchInteractor(service: service)
    for error in [CancellationError(), URLError(.timedOut), URLError(.cancelled)] as [any Error] {
      service.search.returns([song(1)])
      _ = try? await interactor.songs(matching: "a")
      service.search.fails(with: error)
      let before = service.search.inputs.count
      do {
        let found = try await interactor.songs(matching: "a")
        XCTFail(
          "a search that failed with \(type(of: error)), after a good one, brought "
            + "\(found.count) songs")
      } catch let found {
        XCTAssertEqual(
          "\(type(of: found))", "\(type(of: error))",
          "the type of the error of a search that failed after a good one")
      }
      XCTAssertEqual(
        service.search.inputs.count - before, 1,
        "how often the service is asked in a search that fails with \(type(of: error))")
    }
  }

  /// Each search asks for itself, also during another one for the same.
  func testEachSearchAsks() async throws {
    let interactor = SongSearchInteractor(service: service)
    service.search.hold()
    let searches = (1...2).map { _ in Task { try await interactor.songs(matching: "a") } }
    await MainQueue.run(until: service.search.pending.count == 2)
    XCTAssertEqual(
      service.search.inputs, ["a", "a"], "asked of the service by two searches at once")
    service.search.release()
    for search in searches { _ = try await search.value }
  }

  /// What one search finds takes nothing from another that is under way.
  func testSearchesAtOnceFindAll() async throws {
    let interactor = SongSearchInteractor(service: service)
    service.search.returns([song(1), song(2), song(1)])
    service.search.hold()
    let searches = (1...2).map { _ in Task { try await interactor.songs(matching: "a") } }
    await MainQueue.run(until: service.search.pending.count == 2)
    service.search.release()
    for search in searches {
      let found = try await search.value
      XCTAssertEqual(found.map(\.id), [1, 2], "found by each of two searches at once")
    }
  }

  /// A song is a container: four values, no formatting, no rules, no framework.
  func testSongIsAContainer() throws {
    let song = try Codebase.learner.type("Song")
    XCTAssertLines(song, atMost: 6, "extensions of `Song` in all files count as well")
    XCTAssertImports(song, only: ["Swift"])
  }

  /// The interactor is given its service, and knows neither screen nor words of the screen.
  func testInteractorKnowsNoScreen() throws {
    let interactor = try Codebase.learner.type("SongSearchInteractor")
    XCTAssertConstructsNoDependency(interactor)
    XCTAssertNoReference(from: interactor, toType: "BundledSongService")
    XCTAssertNoReference(from: interactor, toModule: "UIKit")
    for name in ["SongSearchPresenter", "SongSearchView"] {
      XCTAssertNoReference(from: interactor, toType: name)
    }
  }
}
