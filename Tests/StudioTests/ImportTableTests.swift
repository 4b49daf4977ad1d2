import FoundationEssentials
import SwiftLexer
import Testing

/// Who may import whom: an arrow that is missing here is missing on purpose.
private let table: [String: Set<String>] = [
  "atelier": ["Studio"],
  "Studio": [
    "Reports", "Grading", "Structure", "Curriculum", "Markdown", "SwiftLexer", "Terminal",
    "Sandbox",
  ],
  "Reports": ["Grading", "Curriculum"],
  "Grading": ["Curriculum", "Structure", "SwiftLexer", "Sandbox"],
  "Curriculum": ["Markdown", "SwiftLexer"],
  "Structure": ["CIndexStore"],
  "Sandbox": ["CSandbox"],
  "Markdown": [], "SwiftLexer": [], "Terminal": [], "CIndexStore": [], "CSandbox": [],
  "atelier-bench": [],
]

/// What is built together with a target because it is run, not imported.
private let builtTogether: [String: Set<String>] = ["atelier-bench": ["atelier"]]

private let kits: Set = [
  "UIKit", "SwiftUI", "Combine", "ComposableArchitecture", "StructureChecks", "CheckDriver",
  "TestDoubles", "CoreGraphics", "os", "OSLog", "Alamofire", "CasePaths", "Dependencies",
  "IdentifiedCollections", "Sharing", "AVFoundation", "AVKit", "CoreLocation", "SafariServices",
  "UniformTypeIdentifiers", "UserNotifications", "WebKit", "Clocks", "CombineSchedulers",
  "ConcurrencyExtras", "CustomDump", "DependenciesMacros", "IssueReporting", "Perception",
  "SwiftNavigation", "SwiftUINavigation", "Tagged", "UIKitNavigation", "XCTestDynamicOverlay",
  "CoreTransferable", "MapKit", "PhotosUI", "Speech",
]

/// The program beside the kits that expands their macros; it imports none of them.
private let macros = "KitMacros"

/// What the toolchain has for macros to be written with.
private let syntax: Set = [
  "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
  "SwiftSyntaxMacros",
]

/// The C library by its names on the systems that we run on.
private let platform: Set = ["Glibc", "Darwin", "Musl"]

/// The files that talk to the kernel; a new one needs a reason and a line here.
private let platformFiles: Set = [
  "Curriculum/StudentEdition+Disk.swift", "Curriculum/Disk+Writing.swift", "Curriculum/Disk.swift",
  "Curriculum/FileFailure.swift",
  "Curriculum/LineLog.swift", "Curriculum/ReplacedFile.swift", "Curriculum/WorkspaceLock.swift",
  "Grading/Cache/CacheFile.swift", "Grading/Cache/CacheUse.swift",
  "Grading/Cache/MemoryFolder.swift", "Grading/Cache/ScratchPlace.swift",
  "Grading/Run/LinkedProgram.swift", "Sandbox/CStrings.swift", "Sandbox/Cancellation.swift",
  "Sandbox/Confinement.swift", "Sandbox/ConfinementSurvey.swift", "Sandbox/ControlGroup.swift",
  "Sandbox/DelegatedGroup+Linux.swift", "Sandbox/GroupAccess.swift",
  "Sandbox/Janitor.swift", "Sandbox/Launch.swift", "Sandbox/OwnThread.swift",
  "Sandbox/PipeEnds.swift",
  "Sandbox/RunUser.swift",
  "Sandbox/Session.swift", "Sandbox/SpawnError.swift",
  "Studio/Watch/FolderNotices+Linux.swift", "Terminal/Capabilities.swift",
  "Terminal/Descriptor.swift", "Terminal/ForegroundProgram.swift", "Terminal/Signals.swift",
  "Terminal/TerminalSession.swift", "Terminal/WakePipe.swift", "atelier-bench/Children.swift",
  "atelier-bench/Console.swift",
  "atelier-bench/main.swift", "atelier/main.swift",
]

/// The system's modules that any target may import.
private let system: Set = ["FoundationEssentials", "Dispatch", "Synchronization"]

/// What a learner's code may see of the system through a kit.
private let systemOfKits: Set = [
  "Dispatch", "Foundation", "FoundationNetworking", "Observation", "Swift", "Synchronization",
  "XCTest",
]

@Suite struct ImportTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Source {
    /// Relative to `Sources`.
    var path: String
    var bytes: [UInt8]

    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
    var isOfKit: Bool { folders.first == "Kits" }
    var target: String { isOfKit ? folders[1] : folders[0] }
    var imports: Set<String> { Set(importedModules(in: bytes).map(\.name)) }
  }

  private let sources: [Source]
  private let manifest: String

  init() throws {
    let folder = Self.root.appending(path: "Sources")
    sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Source(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
    manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    try #require(sources.count > 50)
  }

  @Test func `every target imports only what the table allows`() throws {
    for source in sources where !source.isOfKit {
      let allowed = try #require(table[source.target], "\(source.target) is not in the table")
      let foreign = source.imports.subtracting(allowed).subtracting(system).subtracting(platform)
      #expect(foreign.isEmpty, "\(source.path) imports \(foreign.sorted())")
    }
  }

  @Test func `a kit imports only kits and what the system gives a learner`() {
    for source in sources where source.isOfKit && source.target != macros {
      #expect(kits.contains(source.target), "\(source.target) is not among the kits")
      let foreign = source.imports.subtracting(kits).subtracting(systemOfKits)
      #expect(foreign.isEmpty, "\(source.path) imports \(foreign.sorted())")
    }
  }

  @Test func `only the kits' macros see the syntax of Swift, and nothing else`() {
    for source in sources {
      let isOfMacros = source.isOfKit && source.target == macros
      let allowed =
        isOfMacros ? source.imports.isSubset(of: syntax) : source.imports.isDisjoint(with: syntax)
      #expect(allowed, "\(source.path) imports \(source.imports.sorted())")
    }
  }

  @Test func `the table has no arrow to a kit and none that closes a circle`() {
    var left = table
    #expect(table.values.allSatisfy { $0.isDisjoint(with: kits) })
    while let free = left.first(where: { entry in entry.value.allSatisfy { left[$0] == nil } }) {
      left[free.key] = nil
    }
    #expect(left.isEmpty, "in a circle: \(left.keys.sorted())")
  }

  @Test func `the C library is imported only where the kernel is spoken to`() {
    let found = sources.filter { !$0.isOfKit && !$0.imports.isDisjoint(with: platform) }
    #expect(Set(found.map(\.path)) == platformFiles)
  }

  @Test func `the product ends in one place`() throws {
    let mains: Set = ["atelier/main.swift", "atelier-bench/main.swift"]
    for source in sources where !source.isOfKit && !mains.contains(source.path) {
      let text = SourceText(source.bytes)
      let tokens = tokenize(source.bytes).filter { !$0.kind.isTrivia }
      for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .identifier {
        let ends = ["exit", "_exit", "quick_exit", "abort"].contains(text.text(of: token))
        #expect(!(ends && text.text(of: next) == "("), "\(source.path) ends the program")
      }
    }
    let main = try #require(sources.first { $0.path == "atelier/main.swift" })
    #expect(
      main.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count <= 16)
  }

  @Test func `the package declares no more than the table`() throws {
    let declared = manifest.matches(
      of:
        /\.(?:target|executableTarget|macro)\(\s*name: "([\w-]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    )
    #expect(declared.count > 10)
    for target in declared where target.1 != "TestSupport" {
      let name = String(target.1)
      let names = (target.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      let isOfKits = kits.contains(name) || name == macros
      let allowed = try #require(isOfKits ? kits.union([macros]) : table[name], "\(name)")
      let foreign = Set(names).subtracting(allowed).subtracting(builtTogether[name] ?? [])
      #expect(foreign.isEmpty, "\(name) depends on \(foreign.sorted())")
    }
    let folders = Set(sources.map(\.target))
    #expect(folders.isSubset(of: declared.map { String($0.1) }))
  }

  @Test func `the package needs no other package`() {
    #expect(!manifest.contains(".package("))
    #expect(!manifest.contains(".binaryTarget("))
    #expect(!manifest.contains(".systemLibrary("))
    #expect(manifest.matches(of: /\.product\(/).isEmpty)
  }
}
