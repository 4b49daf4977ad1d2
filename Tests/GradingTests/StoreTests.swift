import FoundationEssentials
import Grading
import TestSupport
import Testing

@Suite struct StoreTests {
  private func withStore(_ body: (Store, URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in try body(Store(root: folder), folder) }
  }

  private func onlyFile(below folder: URL) throws -> URL {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.map { folder.appending(path: $0) }.filter {
      (try? Data(contentsOf: $0)) != nil
    }
    return try #require(files.count == 1 ? files[0] : nil)
  }

  @Test(
    arguments: [
      [UInt8](), [10], Array("atelier/1 x\n\n".utf8), Array(repeating: 7, count: 100_000),
    ].map(Excerpt.init))
  func `what was written is read, under its own key and kind only`(
    bytes: Excerpt<[UInt8]>
  ) throws {
    try withStore { store, _ in
      store.write(.grades, "abcdef", bytes.value)
      #expect(store.read(.grades, "abcdef") == bytes.value)
      #expect(store.read(.objects, "abcdef") == nil)
      #expect(store.read(.grades, "abcdee") == nil)
    }
  }

  @Test func `an entry that is cut off anywhere counts as missing, and is gone afterwards`() throws
  {
    try withStore { store, folder in
      store.write(.objects, "aabb/cc", Array("an object file".utf8))
      let file = try onlyFile(below: folder)
      let whole = try Data(contentsOf: file)
      for length in 0..<whole.count {
        try whole.prefix(length).write(to: file)
        #expect(store.read(.objects, "aabb/cc") == nil, "of \(length) bytes")
        #expect(!FileManager.default.fileExists(atPath: file.path))
      }
      store.write(.objects, "aabb/cc", Array("an object file".utf8))
      #expect(store.read(.objects, "aabb/cc") == Array("an object file".utf8))
    }
  }

  @Test func `no byte of an entry can be changed unnoticed`() throws {
    try withStore { store, folder in
      store.write(.checks, "aabb", Array("checks".utf8))
      let file = try onlyFile(below: folder)
      let whole = try Data(contentsOf: file)
      for index in whole.indices {
        var changed = whole
        changed[index] ^= 1
        try changed.write(to: file)
        #expect(store.read(.checks, "aabb") == nil, "byte \(index)")
      }
      try (whole + [0]).write(to: file)
      #expect(store.read(.checks, "aabb") == nil)
    }
  }

  @Test func `a folder in an entry's place, or no room for it, harms nobody`() throws {
    try withStore { store, folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "grades/aa/bb"), withIntermediateDirectories: true)
      #expect(store.read(.grades, "aabb") == nil)
      store.write(.grades, "aabb", [1])
      try Data().write(to: folder.appending(path: "objects"))
      store.write(.objects, "aabb", [1])
      #expect(store.read(.objects, "aabb") == nil)
    }
  }

  @Test func `who compiles under part of a key knows that it was there before`() throws {
    try withStore { store, _ in
      #expect(!store.hasEntries(.objects, under: "aabb"))
      store.write(.objects, "aabb/one", [1])
      #expect(store.hasEntries(.objects, under: "aabb"))
      #expect(store.hasEntries(.objects, under: "aabb/one"))
      #expect(!store.hasEntries(.objects, under: "aabb/two"))
    }
  }
}
