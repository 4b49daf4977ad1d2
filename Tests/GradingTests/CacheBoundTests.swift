import Curriculum
import FoundationEssentials
import Grading
import TestSupport
import Testing

@Suite struct CacheBoundTests {
  /// A cache with entries of 1,000 bytes and a little, `age` seconds old each, and a kit of 5,000.
  private func withCache(ages: [Int], _ body: (CacheFolder) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      for (index, age) in ages.enumerated() {
        let key = "ab\(index)"
        cache.store.write(.grades, key, Array(repeating: 1, count: 1000))
        try setAge(age, of: cache.store.root.appending(path: "grades/ab/\(index)"))
      }
      let kit = cache.kits.appending(path: "UIKit-1")
      try FileManager.default.createDirectory(at: kit, withIntermediateDirectories: true)
      try Data(repeating: 2, count: 5000).write(to: kit.appending(path: "UIKit.o"))
      try setAge(500, of: kit)
      try body(cache)
    }
  }

  private func setAge(_ seconds: Int, of file: URL) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-Double(seconds))], ofItemAtPath: file.path)
  }

  private func left(in cache: CacheFolder, of count: Int) -> [Int] {
    (0..<count).filter { cache.store.read(.grades, "ab\($0)") != nil }
  }

  private func kits(in cache: CacheFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache.kits.path)
  }

  @Test func `within its bound nothing is thrown away`() throws {
    try withCache(ages: [900, 800, 700]) { cache in
      cache.trim(to: cache.size, before: .now)
      #expect(left(in: cache, of: 3) == [0, 1, 2])
    }
  }

  @Test func `beyond it goes what was longest of no use, a kit as a whole`() throws {
    try withCache(ages: [100, 900, 300, 800]) { cache in
      cache.trim(to: 3000, before: .now)
      #expect(left(in: cache, of: 4) == [0, 2])
      let kits = try kits(in: cache)
      #expect(kits == [])
      #expect(cache.size <= 3000)
    }
  }

  @Test func `what goes leaves no empty folder behind`() throws {
    try withCache(ages: [100, 900]) { cache in
      let store = cache.store
      for key in ["cd1/first", "cd1/second", "cd2/first", "ef1/first"] {
        store.write(.objects, key, [1])
        let age = key.hasSuffix("second") ? 0 : 900
        try setAge(
          age, of: store.root.appending(path: "objects/\(key.prefix(2))/\(key.dropFirst(2))"))
      }
      // Left behind by something that was damaged.
      try FileManager.default.createDirectory(
        at: store.root.appending(path: "indexes/ab/1"), withIntermediateDirectories: true)
      cache.trim(to: 0, before: Date.now.addingTimeInterval(-600))
      let left = try FileManager.default.subpathsOfDirectory(atPath: store.root.path)
      #expect(
        left.sorted() == [
          "grades", "grades/ab", "grades/ab/0", "objects", "objects/cd", "objects/cd/1",
          "objects/cd/1/second",
        ])
      #expect(!store.hasEntries(.objects, under: "cd2"))
      store.write(.objects, "cd2/first", [2])
      #expect(store.read(.objects, "cd2/first") == [2])
    }
  }

  @Test func `what may be in use stays even so`() throws {
    try withCache(ages: [100, 900, 300, 800]) { cache in
      cache.trim(to: 0, before: Date.now.addingTimeInterval(-600))
      #expect(left(in: cache, of: 4) == [0, 2])
      let kits = try kits(in: cache)
      #expect(kits == ["UIKit-1"])
    }
  }

  @Test func `to read an entry is to use it`() throws {
    try withCache(ages: [900, 800]) { cache in
      #expect(cache.store.read(.grades, "ab0") != nil)
      cache.trim(to: 0, before: Date.now.addingTimeInterval(-600))
      #expect(left(in: cache, of: 2) == [0])
    }
  }

  @Test func `kits that a grading uses are in use, however long ago they were found`() throws {
    try withTemporaryDirectory { folder in
      let shared = try TestGrader.shared.get().kits
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      _ = try shared.kits(named: [KitLibrary.driver])
      try FileManager.default.copyItem(at: shared.cache.kits, to: cache.kits)
      let kits = KitLibrary(sources: shared.sources, cache: cache, calls: shared.calls)
      let driver = try kits.kits(named: [KitLibrary.driver])[0]
      try setAge(1000, of: URL(filePath: driver.folder))
      let files = [SourceFile("A.swift", "let a = 1")]
      let exercise = Exercise.sample(
        files,
        checks: ["import XCTest\nfinal class Step1: XCTestCase { func testNothing() {} }"])
      _ = try Grader(kits: kits).grade(exercise, files: files)
      cache.trim(to: 0, before: Date.now.addingTimeInterval(-600))
      #expect(FileManager.default.fileExists(atPath: driver.code))
    }
  }
}
