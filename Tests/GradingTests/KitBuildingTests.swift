import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization
import TestSupport
import Testing

@testable import Grading

/// Kits of a few lines, built side by side.
@Suite struct KitBuildingTests {
  private static let sources = [
    "Base/Base.swift": """
    /// A shape that others build on.
    public protocol Shape { var area: Int { get } }
    open class Named { public init() {} }
    private func hidden() -> Int { 6 }
    public func square() -> some Shape { Square(side: hidden()) }
    struct Square: Shape { let side: Int; var area: Int { side * side } }
    """,
    "Middle/Middle.swift": """
    public import Base
    public final class Circle: Named, Shape { public var area: Int { square().area } }
    """,
    "Top/Top.swift": "import Middle\npublic func top() -> Int { Circle().area }",
    "Apart/Apart.swift": "public func apart() -> Int { 1 }",
  ]

  private final class Notes: Sendable {
    private let calls = Mutex<[Command]>([])
    func note(_ call: Command) { calls.withLock { $0.append(call) } }
    var all: [Command] { calls.withLock(\.self) }

    var compilations: Int { all.count { $0.arguments.contains("-frontend") } }

    func all(of kit: String, emittingModule: Bool) -> [Command] {
      all.filter {
        $0.directory?.hasSuffix("/\(kit)") == true && $0.arguments.contains("-frontend")
          && $0.arguments.contains("-emit-module") == emittingModule
      }
    }
  }

  /// A library of these kits with nothing in its cache but the system's modules.
  private func withKits(
    _ sources: [String: String] = Self.sources, _ body: (KitLibrary, Notes) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      for (path, text) in sources {
        let file = folder.appending(path: "Kits/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let notes = Notes()
      try body(library(in: folder, notes), notes)
    }
  }

  private func library(in folder: URL, _ notes: Notes = Notes()) throws -> KitLibrary {
    let shared = try TestGrader.shared.get().kits
    return KitLibrary(
      sources: KitSources(folder: folder.appending(path: "Kits")),
      cache: CacheFolder(root: folder.resolvingSymlinksInPath().appending(path: "cache")),
      calls: CompilerCalls(
        toolchain: shared.calls.toolchain, cache: shared.cache,
        environment: ProcessInfo.processInfo.environment, onStart: { notes.note($0) }))
  }

  private func names(in folder: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder))
  }

  @Test func `a kit that others import has its interface from a call of its own`() throws {
    try withKits { library, notes in
      var news: [KitNews] = []
      let kits = try library.kits(named: ["Top", "Apart", "Middle"]) { news.append($0) }
      #expect(kits.map(\.name) == ["Top", "Apart", "Middle"])
      for kit in kits.flatMap(\.withImports) {
        #expect(
          try names(in: kit.folder) == [
            "\(kit.name).swiftmodule", "\(kit.name).swiftdoc", "\(kit.name).swiftsourceinfo",
            URL(filePath: kit.code).lastPathComponent, "ancestry", "contents",
          ])
        let isImported = ["Base", "Middle"].contains(kit.name)
        #expect(notes.all(of: kit.name, emittingModule: true).count == 1)
        #expect(notes.all(of: kit.name, emittingModule: false).count == (isImported ? 1 : 0))
        let facts = try Product.read(kit.ancestry)
        #expect(
          String(decoding: facts, as: UTF8.self).contains("5NamedC") == (kit.name == "Middle"))
      }
      #expect(notes.compilations == 6)
      #expect(news.first == .missing(["Base", "Middle", "Top", "Apart"]))
      for kit in ["Base", "Middle", "Top", "Apart"] {
        let begun = try #require(news.firstIndex(of: .begun(kit)))
        let done = try #require(news.firstIndex(of: .done(kit)))
        #expect(begun < done)
      }
      #expect(news.count == 9)
      #expect(try names(in: library.cache.scratch.path) == [])
    }
  }

  @Test func `a kit sees those that it imports and no other`() throws {
    try withKits { library, notes in
      _ = try library.kits(named: ["Apart", "Top"])
      let calls = notes.all.filter { $0.directory?.hasSuffix("/Middle") == true }
      #expect(calls.count == 3)
      for call in calls.filter({ $0.arguments.contains("-frontend") }) {
        let paths = zip(call.arguments, call.arguments.dropFirst()).filter { $0.0 == "-I" }
        #expect(paths.map { URL(filePath: $0.1).lastPathComponent } == ["Base"])
      }
    }
  }

  @Test func `what is there is not built again, and a kit alone builds upon it`()
    throws
  {
    try withKits { library, notes in
      _ = try library.kits(named: ["Middle"])
      #expect(library.missing(of: ["Top"]) == ["Top"])
      #expect(notes.compilations == 3)
      let fresh = try self.library(
        in: library.cache.root.deletingLastPathComponent(), notes)
      var news: [KitNews] = []
      _ = try fresh.kits(named: ["Top"]) { news.append($0) }
      #expect(news == [.missing(["Top"]), .begun("Top"), .done("Top")])
      #expect(notes.compilations == 4 && library.missing(of: ["Top"]) == [])
      _ = try fresh.kits(named: ["Top"]) { news.append($0) }
      #expect(news.count == 3)
    }
  }

  @Test(arguments: [
    "public func broken() -> Int { missing() }", "public func broken() -> Missing { 1 }",
  ])
  func `a kit that does not build is named, and the others are kept`(line: String) throws {
    var sources = Self.sources
    sources["Top/Top.swift"] = "import Middle\n\(line)"
    try withKits(sources) { library, _ in
      var failed: String?
      do {
        _ = try library.kits(named: ["Top"])
      } catch GradingFailure.kitDoesNotBuild(let name, let log) {
        failed = name
        #expect(log.lowercased().contains("missing"))
      }
      #expect(failed == "Top")
      #expect(try names(in: library.cache.scratch.path) == [])
      _ = try library.kits(named: ["Middle"])
      #expect(library.missing(of: ["Middle", "Top"]) == ["Top"])
    }
  }

  @Test func `a kit that is there may import one that is not there yet`() throws {
    try withKits { library, _ in
      let built = try library.kits(named: ["Top"]).flatMap(\.withImports)
      // As after a build that was broken off, or in the midst of somebody else's.
      for kit in built where kit.name != "Middle" {
        try FileManager.default.removeItem(atPath: kit.folder)
      }
      let fresh = try self.library(in: library.cache.root.deletingLastPathComponent())
      #expect(fresh.missing(of: ["Top"]) == ["Base", "Top"])
      let again = try fresh.kits(named: ["Top"]).flatMap(\.withImports)
      #expect(again.allSatisfy { KitContents.areWhole(in: $0.folder) })
    }
  }

  @Test func `those who build the same at once do not disturb each other`() throws {
    try withKits { library, _ in
      let folder = library.cache.root.deletingLastPathComponent()
      let built = try concurrently([1, 2, 3], jobs: 3) { _ in
        Result { try self.library(in: folder).kits(named: ["Top", "Apart"]) }
      }.map { try $0.get() }
      #expect(built[0] == built[1] && built[1] == built[2])
      #expect(built[0].flatMap(\.withImports).allSatisfy { KitContents.areWhole(in: $0.folder) })
      #expect(try names(in: library.cache.scratch.path) == [])
    }
  }
}
