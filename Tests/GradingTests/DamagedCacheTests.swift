import Curriculum
import FoundationEssentials
import Grading
import TestSupport
import Testing

/// A cache that somebody else, a full disk or a kill has damaged, under a grading that has to come out right.
@Suite struct DamagedCacheTests {
  private static let exercise = Exercise.sample(
    [
      SourceFile(
        "A.swift", "import Foundation\nfunc four() -> Int { Int(Decimal(4).description) ?? 0 }")
    ],
    checks: [
      """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase { func testFour() { XCTAssertEqual(four(), 4) } }
      """
    ])

  /// A cache with everything that a grading leaves there.
  private func withUsedCache(
    of exercise: Exercise = exercise, _ body: (CacheFolder) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let shared = try TestGrader.shared.get()
      _ = try shared.grade(exercise, files: exercise.stub)
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      for part in ["kits", "store"] {
        try FileManager.default.copyItem(
          at: shared.kits.cache.root.appending(path: part), to: cache.root.appending(path: part))
      }
      try body(cache)
    }
  }

  /// As a new process would: nothing of the cache is known yet.
  ///
  /// The system's modules know their own place, and are shared unless a test is about them.
  private func grade(
    _ exercise: Exercise = exercise, in cache: CacheFolder, isAlone: Bool = true,
    ownModules: Bool = false
  ) throws -> Grade {
    let kits = try TestGrader.shared.get().kits
    let calls = CompilerCalls(
      toolchain: kits.calls.toolchain, cache: ownModules ? cache : kits.cache,
      environment: ProcessInfo.processInfo.environment)
    return try Grader(
      kits: KitLibrary(sources: kits.sources, cache: cache, calls: calls), isAlone: isAlone
    ).grade(exercise, files: exercise.stub)
  }

  private func files(of folder: URL, ending: String) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  enum Damage: CaseIterable { case cutOff, emptied, foreign, sameSize, removed }

  private func damage(_ file: URL, _ kind: Damage) throws {
    let whole = try Data(contentsOf: file)
    switch kind {
    case .cutOff: try whole.prefix(whole.count / 2).write(to: file)
    case .emptied: try Data().write(to: file)
    case .foreign: try Data("something else altogether".utf8).write(to: file)
    case .sameSize: try Data(repeating: 0x55, count: whole.count).write(to: file)
    case .removed: try FileManager.default.removeItem(at: file)
    }
  }

  @Test(
    arguments: zip(Damage.allCases, [".o", "contents", ".swiftmodule", ".swiftmodule", ".o"]))
  func `a damaged kit is built anew`(kind: Damage, ending: String) throws {
    try withUsedCache { cache in
      let driver = cache.kits
      for file in try files(of: driver, ending: ending) where file.path.contains("CheckDriver") {
        try damage(file, kind)
      }
      // With the checks' objects at hand nobody would look at the kit.
      try FileManager.default.removeItem(at: cache.store.root)
      for isAlone in [true, false] {
        let grade = try grade(in: cache, isAlone: isAlone)
        #expect(grade.status == .passed, "\(grade.messages)")
      }
    }
  }

  #if os(Linux)
    /// It is as long as before, so that only a look at every byte tells.
    @Test func `a kit's library with damaged code is built anew`() throws {
      let exercise = Exercise.sample(
        [
          SourceFile(
            "A.swift",
            "import CoreGraphics\nfunc moved() -> CGAffineTransform { .init(translationX: 1, y: 2) }"
          )
        ],
        checks: [
          """
          import XCTest
          @testable import Learner
          final class Step1: XCTestCase { func testMoved() { XCTAssertEqual(moved().tx, 1) } }
          """
        ], kits: ["CoreGraphics"])
      try withUsedCache(of: exercise) { cache in
        // Some may be of earlier builds.
        let libraries = try files(of: cache.kits, ending: ".so")
          .filter { $0.path.contains("/CoreGraphics-") }
        let damaged = try libraries.map { library in
          let whole = try Data(contentsOf: library)
          let kept = whole.count / 10
          return whole.prefix(kept) + Data(repeating: 0x55, count: whole.count - 2 * kept)
            + whole.suffix(kept)
        }
        for (library, bytes) in zip(libraries, damaged) { try bytes.write(to: library) }
        try FileManager.default.removeItem(at: cache.store.root)
        let grade = try grade(exercise, in: cache)
        #expect(grade.status == .passed, "\(grade.messages)")
        #expect(try zip(libraries, damaged).contains { try Data(contentsOf: $0) != $1 })
      }
    }
  #endif

  @Test func `a kit that is damaged or gone in the middle of a run is no learner's fault`() throws {
    try withUsedCache { cache in
      let kits = try TestGrader.shared.get().kits
      let library = KitLibrary(sources: kits.sources, cache: cache, calls: kits.calls)
      let wrong = SourceFile("A.swift", "func five() -> Int { 5 }")
      for isAlone in [true, false] {
        let grader = Grader(kits: library, isAlone: isAlone)
        let before = try grader.grade(Self.exercise, files: [wrong])
        #expect(before.status == .failed && before.message?.contains("`four()`") == true)
        try FileManager.default.removeItem(at: cache.store.root)
        for file in try files(of: cache.kits, ending: "CheckDriver.swiftmodule") {
          let whole = try Data(contentsOf: file)
          let tail = whole.count / 4
          try (whole.dropLast(tail) + Data(count: tail)).write(to: file)
        }
        let grade = try grader.grade(Self.exercise, files: Self.exercise.stub)
        #expect(grade.status == .passed, "\(grade.messages)")
        try FileManager.default.removeItem(at: cache.store.root)
        try FileManager.default.removeItem(at: cache.kits)
        let again = try grader.grade(Self.exercise, files: Self.exercise.stub)
        #expect(again.status == .passed, "\(again.messages)")
      }
    }
  }

  @Test(arguments: [Damage.cutOff, .foreign])
  func `damaged modules of the system are compiled anew`(kind: Damage) throws {
    try withUsedCache { cache in
      let before = try grade(in: cache, ownModules: true)
      let modules = try files(of: cache.modules, ending: ".pcm")
      #expect(before.status == .passed && modules.count > 3)
      for file in modules { try damage(file, kind) }
      try FileManager.default.removeItem(at: cache.store.root)
      let grade = try grade(in: cache, ownModules: true)
      #expect(grade.status == .passed, "\(grade.messages)")
    }
  }

  @Test(arguments: Damage.allCases)
  func `damaged results are made anew`(kind: Damage) throws {
    try withUsedCache { cache in
      for file in try files(of: cache.store.root, ending: "") {
        var isFolder = false
        _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if !isFolder { try damage(file, kind) }
      }
      let grade = try grade(in: cache)
      #expect(grade.status == .passed, "\(grade.messages)")
    }
  }

  @Test func `a file where a folder should be is told, or worked around`() throws {
    try withUsedCache { cache in
      try FileManager.default.removeItem(at: cache.store.root)
      try Data("x".utf8).write(to: cache.store.root)
      #expect(try grade(in: cache).status == .passed)
      try FileManager.default.removeItem(at: cache.kits)
      try Data("x".utf8).write(to: cache.kits)
      #expect(throws: GradingFailure.self) { try grade(in: cache) }
    }
  }
}
