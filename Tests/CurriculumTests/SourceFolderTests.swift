import Curriculum
import Testing

struct SourceFolderTests {
  @Test func `a name as long as the compiler can take is taken, a longer one is refused`() {
    func read(_ name: String) -> SourceFolder {
      .of([SourceFile(path: "\(name).swift", bytes: [])])
    }
    let longest = String(repeating: "a", count: 194)
    #expect(read(longest).refusals.isEmpty)
    #expect(read(longest).files.count == 1)
    let refused = read(longest + "a")
    #expect(refused.files.isEmpty)
    #expect(refused.refusals.map(\.reason) == ["one of its names is longer than 200 bytes"])
    // Bytes count, not letters; and names of folders are names, too.
    #expect(read(String(repeating: "ü", count: 97)).refusals.isEmpty)
    #expect(!read(String(repeating: "ü", count: 98)).refusals.isEmpty)
    #expect(!read(longest + "aaaaaaa/Cart").refusals.isEmpty)
  }
}
