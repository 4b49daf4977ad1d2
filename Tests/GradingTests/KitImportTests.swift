import Curriculum
import FoundationEssentials
import Testing

@testable import Grading

/// Learners and checks meet every kit in both language modes, as the grader compiles and links them.
@Suite struct KitImportTests {
  /// A line or two for each kit, as a learner would write them; a kit without any is only imported.
  private static let uses: [String: String] = [
    "AVKit": "@MainActor func avKit() -> Bool { AVPlayer().timeControlStatus == .paused }",
    "Alamofire":
      "func alamofire() -> Bool { Alamofire.Result.success(5).withValue { _ in }.isSuccess }",
    "Combine":
      """
    func combine() -> Bool {
      var heard: [Int] = []
      let kept = [1, 2].publisher.map { $0 * 2 }.sink { heard.append($0) }
      defer { kept.cancel() }
      return heard == [2, 4]
    }
    """,
    "CoreGraphics":
      "func coreGraphics() -> Bool { CGPoint(x: 1, y: 1).applying(.identity) == CGPoint(x: 1, y: 1) }",
    "CoreLocation":
      "func coreLocation() -> Bool { CLLocation(latitude: 1, longitude: 2).speed == 0 }",
    "OSLog":
      #"func osLog() -> Bool { Logger(subsystem: "a", category: "b").info("c \(5)"); return true }"#,
    "SwiftUI":
      """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    @MainActor func swiftUI() -> Bool { ViewScreen(showing: Counter()).shows("0") }
    """,
    "TestDoubles": "func testDoubles() -> Bool { CallSpy().all.isEmpty }",
    "UserNotifications":
      """
    func userNotifications() -> Bool {
      let content = UNMutableNotificationContent()
      content.title = "a"
      return content.title == "a"
    }
    """,
    "WebKit": "@MainActor func webKit() -> Bool { !WKWebView().canGoBack }",
    "UIKit":
      """
    final class Title: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = RelativeDateTimeFormatter().localizedString(from: DateComponents(day: 0))
      }
    }
    @MainActor func uiKit() -> Bool {
      let controller = Title()
      controller.loadViewIfNeeded()
      return controller.title != nil && URLSession.shared.delegateQueue.name != ""
    }
    """,
    "os": "func plainOS() -> Bool { OSAllocatedUnfairLock(initialState: 1).withLock { $0 } == 1 }",
  ]

  /// What can be called by a check: the names of the functions above.
  private static let calls = uses.values.compactMap { use in
    use.firstMatch(of: /func (\w+)\(\) -> Bool/).map { String($0.1) }
  }.sorted()

  @Test(arguments: [5, 6])
  func `every kit can be imported and used`(mode: Int) throws {
    let grader = try TestGrader.shared.get()
    let kits = grader.kits.sources.names
    try #require(Set(kits).isSuperset(of: Self.uses.keys))
    let files = kits.map { SourceFile("\($0).swift", "import \($0)\n\(Self.uses[$0] ?? "")\n") }
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Kits: XCTestCase {
      \(Self.calls.map { "  @MainActor func test_\($0)() { XCTAssertTrue(\($0)()) }" }.joined(separator: "\n"))
      }
      """
    let listed = kits.filter { !AllowedModules.systemKits.contains($0) }
    let exercise = Exercise.sample(files, checks: [checks], swift: mode, kits: listed)
    let grade = try grader.grade(exercise, files: files)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `Foundation alone brings what it brings on a Mac`() throws {
    let files = [
      SourceFile(
        "Models.swift",
        """
        import Foundation
        @Observable final class Basket { var count = 1 }
        final class Shop: ObservableObject { @Published var name = "Tea" }
        func task(_ url: URL) -> URLSessionTask { URLSession.shared.dataTask(with: url) }
        """),
      SourceFile(
        "Screen.swift", "import UIKit\n@Observable final class State { var isOn = false }"),
    ]
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Models: XCTestCase {
        func testModels() { XCTAssertEqual("\\(Basket().count) \\(Shop().name) \\(State().isOn)", "1 Tea false") }
      }
      """
    let exercise = Exercise.sample(files, checks: [checks], kits: ["UIKit", "Combine"])
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  /// Whoever imports it by name may do so, too.
  @Test(arguments: ["Foundation", "UIKit", "SwiftUI", "Foundation\nimport FoundationXML"])
  func `feeds are parsed as on a Mac`(imported: String) throws {
    let file = SourceFile(
      "Feed.swift",
      """
      import \(imported)
      final class Feed: NSObject, XMLParserDelegate {
        private(set) var titles: [String] = []
        private var isTitle = false
        func read(_ text: String) -> Bool {
          let parser = XMLParser(data: Data(text.utf8))
          parser.delegate = self
          return parser.parse()
        }
        func parser(
          _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
          qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) { isTitle = elementName == "title" }
        func parser(_ parser: XMLParser, foundCharacters string: String) {
          if isTitle { titles.append(string) }
        }
      }
      """)
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Feed: XCTestCase {
        func testReads() {
          let feed = Feed()
          XCTAssertTrue(feed.read("<rss><item><title>Tea</title></item><item><title>Rain</title></item></rss>"))
          XCTAssertEqual(feed.titles, ["Tea", "Rain"])
        }
      }
      """
    let exercise = Exercise.sample([file], checks: [checks], kits: ["UIKit", "SwiftUI"])
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `the system's own modules need not be listed, and other kits do`() throws {
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Log: XCTestCase {
        func testLogs() { XCTAssertEqual(log(), 2) }
      }
      """
    func grade(importing module: String) throws -> Grade {
      let file = SourceFile("Log.swift", "import \(module)\nfunc log() -> Int { 2 }\n")
      return try TestGrader.shared.get()
        .grade(Exercise.sample([file], checks: [checks]), files: [file])
    }
    for module in AllowedModules.systemKits {
      #expect(try grade(importing: module).status == .passed, "\(module)")
    }
    for module in ["UIKit", "TestDoubles", "CheckDriver"] {
      #expect(try grade(importing: module).status == .doesNotCompile, "\(module)")
    }
  }

  /// A client as people write it, in a file that imports no more than it needs.
  private static let client = SourceFile(
    "FactClient.swift",
    """
    import Dependencies
    import IdentifiedCollections
    import Tagged

    struct Fact: Identifiable, Equatable { let id: Tagged<Self, Int>; var text: String }

    struct FactClient: Sendable {
      var all: @Sendable () async throws -> IdentifiedArrayOf<Fact>
    }

    extension FactClient: DependencyKey {
      static let liveValue = FactClient { [Fact(id: 1, text: "one")] }
    }

    extension DependencyValues {
      var facts: FactClient {
        get { self[FactClient.self] }
        set { self[FactClient.self] = newValue }
      }
    }
    """)
  private static let path = SourceFile(
    "Route.swift",
    """
    import CasePaths
    import Sharing

    @CasePathable enum Route { case home, detail(Int) }

    func detail(of route: Route) -> Int? { route[case: \\.detail] }

    final class Settings {
      @Shared(.inMemory("count")) var count = 0
      func add() { $count.withLock { $0 += 1 } }
    }
    """)

  @Test func `parts of a kit need not be listed beside it`() throws {
    let checks = """
      import Dependencies
      import XCTest
      @testable import Learner
      final class Step1Parts: XCTestCase {
        func testPaths() {
          XCTAssertEqual(detail(of: .detail(7)), 7)
          XCTAssertNil(detail(of: .home))
        }
        func testShares() {
          Settings().add()
          XCTAssertEqual(Settings().count, 1)
        }
        func testDepends() async throws {
          let facts = try await withDependencies {
            $0.facts = FactClient { [Fact(id: 2, text: "two")] }
          } operation: {
            @Dependency(\\.facts) var client
            return try await client.all()
          }
          XCTAssertEqual(facts[id: 2]?.text, "two")
        }
      }
      """
    let files = [Self.client, Self.path]
    let grader = try TestGrader.shared.get()
    let exercise = Exercise.sample(files, checks: [checks], kits: ["ComposableArchitecture"])
    let grade = try grader.grade(exercise, files: files)
    #expect(grade.status == .passed && grade.checks.count == 3, "\(grade.messages)")
    let others = Exercise.sample(files, checks: [checks], kits: ["SwiftUI"])
    #expect(try grader.grade(others, files: files).status == .doesNotCompile)
  }

  @Test func `URLSession comes with Foundation, as on a Mac, and nothing of Foundation without it`()
    throws
  {
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Session: XCTestCase {
        func testMakesARequest() { XCTAssertEqual(Loader().method, "GET") }
      }
      """
    let session = SourceFile(
      "Loader.swift",
      """
      import Foundation
      struct Loader {
        var session = URLSession.shared
        var method: String? { URL(string: "https://x.example").flatMap { URLRequest(url: $0).httpMethod } }
      }
      """)
    let plain = SourceFile("Plain.swift", "func now() -> Date { Date() }\n")
    let grader = try TestGrader.shared.get()
    let exercise = Exercise.sample([session], checks: [checks])
    #expect(try grader.grade(exercise, files: [session]).status == .passed)
    #expect(try grader.grade(exercise, files: [session, plain]).status == .doesNotCompile)
  }

  @Test func `checks may import test doubles that the learner does not see`() throws {
    let learner = SourceFile(
      "Loader.swift",
      """
      protocol Service { func load() async throws -> Int }
      @MainActor final class Loader {
        var isLoading = false
        var value: Int?
        private let service: any Service
        init(service: any Service) { self.service = service }
        func load() async {
          isLoading = true
          defer { isLoading = false }
          value = try? await service.load()
        }
        func count(on clock: any Clock<Duration>) async {
          for number in 1...3 {
            try? await clock.sleep(for: .seconds(1))
            value = number
          }
        }
      }
      """)
    let grade = try TestGrader.shared.get()
      .grade(Exercise.sample([learner], checks: [Self.doubles]), files: [learner])
    #expect(grade.status == .passed, "\(grade.messages)")
    let leak = SourceFile(
      path: learner.path,
      bytes: Array(
        learner.text.replacing(
          "value = try?", with: "kept.append(self)\n    value = try?"
        ).utf8) + Array("\n@MainActor var kept: [AnyObject] = []\n".utf8))
    let leaking = try TestGrader.shared.get()
      .grade(Exercise.sample([leak], checks: [Self.doubles]), files: [leak])
    #expect(leaking.checks["Step1.testIsReleased"]?.status == .failed)
    #expect(
      leaking.checks["Step1.testIsReleased"]?.message?.contains("Loader") == true,
      "\(leaking.messages)")
    #expect(leaking.checks["Step1.testSaysThatItLoads"]?.status == .passed)
  }

  /// A confined program cannot read what the system knows of its threads.
  @Test func `settling waits for work that threads hand on to one another`() throws {
    let learner = SourceFile(
      "Relay.swift",
      """
      import Foundation
      final class Relay: @unchecked Sendable {
        private(set) var hasArrived = false
        func start(_ steps: Int) {
          guard steps > 0 else { return DispatchQueue.main.async { self.hasArrived = true } }
          DispatchQueue(label: "step \\(steps)").async {
            var sum = 0
            for number in 0..<20_000 { sum = (sum &* 31) ^ number }
            if sum != 1 { self.start(steps - 1) }
          }
        }
      }
      """)
    let checks = """
      import TestDoubles
      import XCTest
      @testable import Learner

      @MainActor final class Step1Relay: XCTestCase {
        func testArrives() {
          let relay = Relay()
          relay.start(50)
          MainQueue.settle()
          XCTAssertTrue(relay.hasArrived)
        }
        func testArrivesAsync() async {
          let relay = Relay()
          relay.start(50)
          await MainQueue.settle()
          XCTAssertTrue(relay.hasArrived)
        }
      }
      """
    let grade = try TestGrader.shared.get()
      .grade(Exercise.sample([learner], checks: [checks]), files: [learner])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  /// The doubles in the hands of checks that turn the main thread themselves.
  private static let doubles = """
    import TestDoubles
    import XCTest
    @testable import Learner

    private final class ServiceStub: Service {
      let loading = AnswerStub<Void, Int>(returning: 7)
      func load() async throws -> Int { try await loading() }
    }

    @MainActor final class Step1Loading: XCTestCase {
      func testSaysThatItLoads() {
        let service = ServiceStub()
        service.loading.hold()
        let loader = Loader(service: service)
        let load = Task { await loader.load() }
        XCTAssertTrue(MainQueue.run(until: service.loading.pending.count == 1))
        XCTAssertTrue(loader.isLoading)
        XCTAssertFalse(MainQueue.run(turns: 30, until: load))
        service.loading.release()
        XCTAssertTrue(MainQueue.run(until: load))
        XCTAssertEqual(loader.value, 7)
        XCTAssertFalse(loader.isLoading)
      }

      func testCounts() {
        let clock = HandClock()
        let loader = Loader(service: ServiceStub())
        let count = Task { await loader.count(on: clock) }
        clock.pass(.milliseconds(2500))
        XCTAssertEqual(loader.value, 2)
        clock.pass(.milliseconds(500))
        XCTAssertTrue(MainQueue.run(until: count))
      }

      func testCountsAsync() async {
        let clock = HandClock()
        let loader = Loader(service: ServiceStub())
        let count = Task { await loader.count(on: clock) }
        await clock.pass(.milliseconds(2500))
        XCTAssertEqual(loader.value, 2)
        await clock.pass(.milliseconds(500))
        await count.value
      }

      func testIsReleased() throws {
        let service = ServiceStub()
        service.loading.hold()
        try expectReleased {
          let loader = Loader(service: service)
          let load = Task { await loader.load() }
          MainQueue.run(until: service.loading.pending.count == 1)
          load.cancel()
          return [loader]
        }
      }

      func testNetwork() async throws {
        let network = NetworkStub()
        network.answer("/users/7", with: .json("7"))
        let url = try XCTUnwrap(URL(string: "https://api.example/users/7"))
        let (data, _) = try await URLSession.shared.data(from: url)
        XCTAssertEqual(data, Data("7".utf8))
        XCTAssertEqual(network.lines, ["GET https://api.example/users/7"])
      }

      func testStores() throws {
        let folder = try ScratchFolder(["a.txt": "a"])
        XCTAssertEqual(folder.names, ["a.txt"])
        let defaults = MemoryDefaults.make(["a": 1])
        XCTAssertEqual(defaults.integer(forKey: "a"), 1)
      }
    }
    """
}
