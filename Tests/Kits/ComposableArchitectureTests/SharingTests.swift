import Combine
import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

struct Song: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
  var cover: String?
}

extension SharedKey where Self == InMemoryKey<[Song]>.Default {
  fileprivate static var songs: Self { Self[.inMemory("songs"), default: [Song(id: 1)]] }
}

extension PersistenceReaderKey where Self == PersistenceKeyDefault<AppStorageKey<Bool>> {
  fileprivate static var isLoud: Self { PersistenceKeyDefault(.appStorage("isLoud"), true) }
}

/// A key in the form in which keys were written at first.
private struct OldKey: PersistenceKey, Hashable {
  let name: String
  static let saved = LockIsolated<[String: Int]>([:])
  static let listeners = LockIsolated<[@Sendable (Int?) -> Void]>([])

  func load(initialValue: Int?) -> Int? { Self.saved.value[name] ?? initialValue }
  func save(_ value: Int) { Self.saved.withValue { [name] in $0[name] = value } }
  func subscribe(
    initialValue: Int?, didSet: @escaping @Sendable (Int?) -> Void
  ) -> Shared<Int>.Subscription {
    Self.listeners.withValue { $0.append(didSet) }
    return Shared<Int>.Subscription { Self.listeners.setValue([]) }
  }
}

/// A key that finds its value later, or never.
private struct SlowKey: SharedReaderKey {
  let outcome: Result<Int?, any Error>
  var id: String { "slow \(outcome)" }
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    guard case .userInitiated = context else { return continuation.resumeReturningInitialValue() }
    let outcome = outcome
    Task { continuation.resume(with: outcome) }
  }
}

private enum Temper: String, Codable { case calm, busy }

// What the documentation of sharing state states:
// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/sharingstate
@MainActor
@Suite(.issuesFail)
struct SharingTests {
  /// Runs with storages of its own, as tests that run at the same time use the same names.
  private func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultFileStorage = .inMemory
      $0.defaultAppStorage = UserDefaults(suiteName: "sharing-\(UUID())") ?? .standard
    } operation: {
      try body()
    }
  }

  @Test func `who is handed a shared value sees what others make of it`() {
    @Shared(value: 0) var count
    let other = $count
    let third = Shared(projectedValue: other)
    $count.withLock { $0 += 1 }
    other.withLock { $0 *= 10 }
    #expect(count == 10)
    #expect(third.wrappedValue == 10)
    #expect(SharedReader(third).wrappedValue == 10)
    #expect($count == third)
    @Shared(value: 10) var same
    #expect($count == $same)
    $same.withLock { $0 = 11 }
    #expect($count != $same)
  }

  @Test func `withLock returns and throws what its closure does`() {
    struct Refused: Error {}
    @Shared(value: [1, 2]) var numbers
    #expect($numbers.withLock { $0.removeLast() } == 2)
    #expect(throws: Refused.self) {
      try $numbers.withLock { numbers in
        numbers.append(3)
        throw Refused()
      }
    }
    #expect(numbers == [1, 3])
  }

  @Test func `withLock may read its value inside, and not change it once more`() async {
    @Shared(value: 1) var count
    $count.withLock { $0 += count }
    #expect(count == 2)
    await #expect(processExitsWith: .failure) {
      @Shared(value: 1) var count
      $count.withLock { outer in
        $count.withLock { $0 += 1 }
        outer += 1
      }
    }
  }

  @Test func `parts are shared as well`() {
    @Shared(value: Song(id: 1)) var song
    $song.title.withLock { $0 = "One" }
    #expect(song.title == "One")
    let cover = $song.cover
    #expect(Shared(cover) == nil)
    cover.withLock { $0 = "red" }
    let red = Shared(cover)
    red?.withLock { $0 += "!" }
    #expect(song.cover == "red!" && red?.wrappedValue == "red!")
    cover.withLock { $0 = nil }
    red?.withLock { $0 = "late" }
    #expect(song.cover == nil)
    #expect(red?.wrappedValue == "red!")
    let count: SharedReader<Int> = $song.title.count
    #expect(count.wrappedValue == 3)
  }

  @Test func `elements are shared, and follow their ids`() {
    @Shared(value: [Song(id: 1), Song(id: 2)] as IdentifiedArrayOf<Song>) var songs
    let second = $songs[1]
    let byID = Shared($songs[id: 2])
    let gone = Shared($songs[id: 7])
    #expect(gone == nil)
    $songs.withLock { $0.swapAt(0, 1) }
    second.title.withLock { $0 = "Two" }
    byID?.title.withLock { $0 += "!" }
    #expect(songs.map(\.title) == ["Two!", ""])
    #expect(second.wrappedValue.title == "Two!")
    #expect($songs.elements.map(\.id) == [2, 1])
    #expect(Array($songs).map(\.wrappedValue.id) == [2, 1])
    $songs.withLock { $0.removeAll() }
    second.title.withLock { $0 = "late" }
    #expect(songs.isEmpty)
    #expect(second.wrappedValue.title == "Two!")
  }

  @Test func `an element is found by its id, in the older form as well`() throws {
    @Shared(value: [Song(id: 1)] as IdentifiedArrayOf<Song>) var songs
    let found = try #require($songs[id: 1])
    found.title.withLock { $0 = "One" }
    #expect(songs[0].title == "One")
    guard $songs[id: 2] == nil else { return #expect(Bool(false)) }
  }

  // Same keys share one value; the first value is used where nothing is stored.
  @Test func `the same key means the same value`() {
    alone {
      @Shared(.inMemory("n")) var first = 1
      @Shared(.inMemory("n")) var second = 2
      @Shared(.inMemory("m")) var other = 3
      @SharedReader(.inMemory("n")) var reader = 4
      $second.withLock { $0 += 5 }
      #expect(first == 6 && second == 6 && reader == 6 && other == 3)
      @Shared(.songs) var songs
      @Shared(.songs) var again = []
      #expect(again == [Song(id: 1)])
      $again.withLock { $0 = [] }
      #expect(songs.isEmpty)
    }
  }

  @Test func `a key of one name holds values of several types apart`() {
    alone {
      @Shared(.inMemory("n")) var number = 1
      @Shared(.inMemory("n")) var text = "one"
      $number.withLock { $0 = 2 }
      #expect(text == "one")
    }
  }

  @Test func `user defaults keep every kind of value`() {
    alone {
      @Dependency(\.defaultAppStorage) var defaults
      func stored<Value>(_ shared: Shared<Value>, _ value: Value) {
        shared.withLock { $0 = value }
      }
      do {
        @Shared(.appStorage("bool")) var bool = false
        @Shared(.appStorage("int")) var int = 0
        @Shared(.appStorage("double")) var double = 0.0
        @Shared(.appStorage("string")) var string = ""
        @Shared(.appStorage("list")) var list: [String] = []
        @Shared(.appStorage("mood")) var mood = Temper.calm
        @Shared(.appStorage("song")) var song = Song(id: 0)
        @Shared(.appStorage("maybe")) var maybe: Int?
        @Shared(.appStorage("maybeTemper")) var maybeTemper: Temper?
        @Shared(.isLoud) var isLoud
        #expect(isLoud && maybe == nil && maybeTemper == nil)
        stored($bool, true)
        stored($int, 7)
        stored($double, 0.5)
        stored($string, "text")
        stored($list, ["a", "b"])
        stored($mood, .busy)
        stored($song, Song(id: 9, title: "Nine"))
        stored($maybe, 3)
        stored($maybeTemper, .busy)
        stored($isLoud, false)
      }
      #expect(defaults.integer(forKey: "int") == 7)
      #expect(defaults.string(forKey: "mood") == "busy")
      @Shared(.appStorage("bool")) var bool = false
      @Shared(.appStorage("list")) var list: [String] = []
      @Shared(.appStorage("mood")) var mood = Temper.calm
      @Shared(.appStorage("song")) var song = Song(id: 0)
      @Shared(.appStorage("maybe")) var maybe: Int?
      @Shared(.isLoud) var isLoud
      #expect(bool && list == ["a", "b"] && mood == .busy && song.title == "Nine")
      #expect(maybe == 3 && !isLoud)
      $maybe.withLock { $0 = nil }
      #expect(defaults.object(forKey: "maybe") == nil)
    }
  }

  @Test func `what user defaults hold of another type is not taken`() {
    alone {
      @Dependency(\.defaultAppStorage) var defaults
      defaults.set("many", forKey: "int")
      defaults.set("furious", forKey: "mood")
      defaults.set(Data("{".utf8), forKey: "song")
      @Shared(.appStorage("int")) var int = 1
      @Shared(.appStorage("mood")) var mood = Temper.calm
      @Shared(.appStorage("song")) var song = Song(id: 4)
      #expect(int == 1 && mood == .calm && song.id == 4)
    }
  }

  @Test func `a file keeps a value`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/deep/songs.json")
    defer { try? FileManager.default.removeItem(at: url) }
    withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var songs: IdentifiedArrayOf<Song> = []
      $songs.withLock { _ = $0.append(Song(id: 3, title: "Three")) }
    }
    let stored = try JSONDecoder().decode([Song].self, from: Data(contentsOf: url))
    #expect(stored == [Song(id: 3, title: "Three")])
    withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var songs: IdentifiedArrayOf<Song> = []
      #expect(songs.ids == [3])
    }
  }

  @Test func `a broken file leaves the first value, and says why`() {
    let url = URL(filePath: "/songs.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: [url: Data("[{\"id\":".utf8)])
    } operation: {
      @Shared(.fileStorage(url)) var songs = [Song(id: 1)]
      #expect(songs == [Song(id: 1)])
      #expect($songs.loadError is DecodingError)
    }
  }

  @Test func `a file that cannot be written is an issue`() async {
    let found = await issues {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        @Shared(.fileStorage(URL(filePath: "/dev/null/songs.json"))) var songs = [Song(id: 1)]
        $songs.withLock { $0 = [] }
        #expect(songs.isEmpty)
      }
    }
    #expect(found.count == 1)
  }

  @Test func `keys of the first form still work`() {
    OldKey.saved.setValue(["n": 5])
    @Shared(OldKey(name: "n")) var number = 1
    #expect(number == 5)
    $number.withLock { $0 = 6 }
    #expect(OldKey.saved.value == ["n": 6])
    for listener in OldKey.listeners.value { listener(7) }
    #expect(number == 7)
    for listener in OldKey.listeners.value { listener(nil) }
    #expect(number == 1)
  }

  @Test func `a value is loaded again when somebody asks for it`() async throws {
    struct Lost: Error {}
    @SharedReader(SlowKey(outcome: .success(3))) var number = 1
    #expect(number == 1)
    try await $number.load()
    #expect(number == 3)
    @SharedReader(SlowKey(outcome: .failure(Lost()))) var lost = 1
    await #expect(throws: Lost.self) { try await $lost.load() }
    #expect(lost == 1)
    #expect($lost.loadError is Lost)
    let required = try await SharedReader(require: SlowKey(outcome: .success(3)))
    #expect(required.wrappedValue == 3)
    await #expect(throws: (any Error).self) {
      try await SharedReader(require: SlowKey(outcome: .success(nil)))
    }
  }

  @Test func `the publisher tells the value now and each one after it`() {
    @Shared(value: 0) var count
    var seen: [Int] = []
    let subscription = $count.publisher.sink { seen.append($0) }
    $count.withLock { $0 = 1 }
    $count.withLock { $0 = 2 }
    subscription.cancel()
    $count.withLock { $0 = 3 }
    #expect(seen == [0, 1, 2])
  }

  @Test func `many threads change a value without losing any`() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 8_000)
  }

  @Test func `a value may be read while it is changed`() {
    alone {
      @Shared(.songs) var songs
      let first = $songs[0]
      $songs.withLock { songs in songs.removeAll { $0.id == first.wrappedValue.id } }
      #expect(songs.isEmpty)
      @Shared(value: 3) var count
      $count.withLock { $0 += count }
      #expect(count == 6)
    }
  }

  @Test func `views follow shared values and bind to them`() throws {
    struct SongView: View {
      @Shared var song: Song
      var body: some View {
        TextField("Title", text: Binding($song.title))
        Text("Title: \(song.title)")
        ForEach(Array(Shared(value: [song]))) { $song in Text("In a list: \(song.title)") }
      }
    }
    @Shared(value: Song(id: 1, title: "A")) var song
    let screen = ViewScreen(showing: SongView(song: $song))
    #expect(screen.shows("Title: A"))
    try screen.type("B", into: "Title")
    #expect(song.title == "AB")
    #expect(screen.shows("Title: AB"))
    $song.title.withLock { $0 = "C" }
    #expect(screen.shows("Title: C"))
    #expect(screen.shows("In a list: C"))
  }

  @Test func `a shared value is encoded as the value is`() throws {
    let data = try JSONEncoder().encode([Shared(value: Song(id: 1))])
    #expect(try JSONDecoder().decode([Song].self, from: data) == [Song(id: 1)])
    let back = try JSONDecoder().decode([Shared<Song>].self, from: data)
    #expect(back == [Shared(value: Song(id: 1))])
  }
}
