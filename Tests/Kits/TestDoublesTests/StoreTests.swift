import Foundation
import TestDoubles
import Testing

@Suite struct StoreTests {
  @Test func `defaults keep values of every kind`() throws {
    let defaults = MemoryDefaults.make(["name": "Ada"])
    defaults.set(7, forKey: "int")
    defaults.set(1.5, forKey: "double")
    defaults.set(Float(2.5), forKey: "float")
    defaults.set(true, forKey: "bool")
    defaults.set(["a", "b"], forKey: "list")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(["k": 1], forKey: "dictionary")
    defaults.set(URL(fileURLWithPath: "/tmp/x"), forKey: "url")
    #expect(defaults.string(forKey: "name") == "Ada")
    #expect(defaults.integer(forKey: "int") == 7)
    #expect(defaults.double(forKey: "double") == 1.5)
    #expect(defaults.float(forKey: "float") == 2.5)
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.dictionary(forKey: "dictionary") as? [String: Int] == ["k": 1])
    #expect(defaults.url(forKey: "url")?.path == "/tmp/x")
    #expect(defaults.contents.count == 9)
  }

  @Test func `defaults forget, and fall back on what was registered`() {
    let defaults = MemoryDefaults.make()
    defaults.register(defaults: ["volume": 5])
    #expect(defaults.integer(forKey: "volume") == 5)
    defaults.set(8, forKey: "volume")
    #expect(defaults.integer(forKey: "volume") == 8)
    defaults.removeObject(forKey: "volume")
    #expect(defaults.integer(forKey: "volume") == 5)
    #expect(defaults.contents.isEmpty)
    #expect(defaults.integer(forKey: "nothing") == 0 && defaults.string(forKey: "nothing") == nil)
  }

  @Test func `two defaults share nothing, nor anything with the standard ones`() {
    let (first, second) = (MemoryDefaults.make(), MemoryDefaults.make())
    first.set("x", forKey: "TestDoubles key")
    #expect(second.object(forKey: "TestDoubles key") == nil)
    #expect(UserDefaults.standard.object(forKey: "TestDoubles key") == nil)
  }

  @Test func `defaults tell of a change`() {
    let defaults = MemoryDefaults.make()
    let calls = CallSpy()
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in calls.note("changed") }
    defaults.set(1, forKey: "a")
    defaults.removeObject(forKey: "a")
    #expect(calls.all == ["changed", "changed"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `defaults refuse what a property list cannot hold`() async {
    await #expect(processExitsWith: .failure) {
      struct Token {}
      MemoryDefaults.make().set(Token(), forKey: "token")
    }
  }

  @Test func `a scratch folder holds real files and takes them with it`() throws {
    var folder: ScratchFolder? = try ScratchFolder(["draft.txt": "Hello", "a/b.txt": "deep"])
    let url = try #require(folder?.url)
    #expect(folder?.names == ["a/b.txt", "draft.txt"])
    #expect(folder?.text(of: "a/b.txt") == "deep")
    try Data([0xFF]).write(to: url.appendingPathComponent("raw"))
    #expect(folder?.text(of: "raw") == nil && folder?.data(of: "raw") == Data([0xFF]))
    #expect(folder?.data(of: "nothing") == nil)
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a blocked file can be neither written nor read`() throws {
    let folder = try ScratchFolder(["draft.txt": "Hello"])
    try folder.block("draft.txt")
    let file = folder.url.appendingPathComponent("draft.txt")
    #expect(throws: (any Error).self) { try Data("x".utf8).write(to: file) }
    #expect(throws: (any Error).self) { try Data(contentsOf: file) }
    #expect(folder.names == [])
  }
}
