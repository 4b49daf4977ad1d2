import Curriculum
import TestSupport
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

  @Test(arguments: [
    "Ada’s notes", "Cart+Ext,more", "[old] Cart", "(2) Cart", "C#", "a@b", "Cart!",
    "100%", "🐶", "Cart~1", "Cart (1)", "a=b", "カート",
  ]) func `what people and programs put into a name is no reason to refuse it`(name: String) {
    #expect(SourceFolder.of([SourceFile(path: "\(name).swift", bytes: [])]).refusals.isEmpty)
  }

  @Test func `work that is not read is named where nothing else is there`() throws {
    try withTemporaryDirectory { folder in
      try Folder(["Cart.swift.txt": "", "Shop.SWIFT": "", "notes.txt": "", "work.swift.zip": ""])
        .write(to: folder)
      let refusals = try SourceFolder.read(folder).refusals
      #expect(refusals.map(\.path) == ["Cart.swift.txt", "Shop.SWIFT", "work.swift.zip"])
      #expect(refusals.map { $0.reason.contains("has to end in .swift") } == [true, true, false])
      // Beside what is read, they are copies that somebody kept.
      try Folder(["Cart.swift": ""]).write(to: folder)
      #expect(try SourceFolder.read(folder).refusals.isEmpty)
    }
  }

  @Test func `a file that has stayed with the server of large files is told from code`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let read = SourceFolder.of([SourceFile(path: "Cart.swift", bytes: Array(pointer.utf8))])
    #expect(read.refusals.map(\.reason).contains { $0.contains("hand in the file itself") })
  }

  @Test func `a zero byte is told with its line`() {
    let read = SourceFolder.of([SourceFile(path: "Cart.swift", bytes: Array("\n\nlet a\0".utf8))])
    #expect(read.refusals.map(\.reason).contains { $0.contains("zero byte in line 3") })
  }

  @Test(arguments: [
    "-o Cart", "@Cart", "=Cart", "#Cart", "Ca\nrt", "Ca\u{7}rt", "Ca\"rt", "Ca$rt", "Ca`rt",
  ])
  func `what reads like an option or a command is`(name: String) {
    #expect(!SourceFolder.of([SourceFile(path: "\(name).swift", bytes: [])]).refusals.isEmpty)
  }
}
