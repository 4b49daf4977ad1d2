import Curriculum
import FoundationEssentials
import TestSupport
import Testing

@Suite struct ReplacedFileTests {
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file takes its place when it is whole`() throws {
    try withTemporaryDirectory { folder in
      let path = folder.appending(path: "a b.json").path
      try Data("old".utf8).write(to: URL(filePath: path))
      let piece = [UInt8](repeating: 0x61, count: 100_001)
      let file = try ReplacedFile(path)
      for _ in 1...5 { try file.append(piece) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      try file.putInPlace()
      #expect(try Data(contentsOf: URL(filePath: path)).count == 5 * piece.count)
      #expect(try names(in: folder) == ["a b.json"])
    }
  }

  @Test func `a file that is given up leaves the old one alone`() throws {
    try withTemporaryDirectory { folder in
      let path = folder.appending(path: "report").path
      try Data("old".utf8).write(to: URL(filePath: path))
      do {
        let file = try ReplacedFile(path)
        try file.append(Array("new".utf8))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try names(in: folder) == ["report"])
    }
  }

  @Test func `a link stays a link`() throws {
    try withTemporaryDirectory { folder in
      try Data("old".utf8).write(to: folder.appending(path: "real"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link").path, withDestinationPath: "real")
      let file = try ReplacedFile(folder.appending(path: "link").path)
      try file.append(Array("new".utf8))
      try file.putInPlace()
      #expect(try names(in: folder) == ["link", "real"])
      #expect(
        try String(contentsOfFile: folder.appending(path: "real").path, encoding: .utf8) == "new")
    }
  }

  @Test func `a device is written to and stays a device`() throws {
    let file = try ReplacedFile("/dev/null")
    try file.append(Array("gone".utf8))
    try file.putInPlace()
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: ["no/such/folder", ".", ""])
  func `what cannot be written is named`(path: String) throws {
    try withTemporaryDirectory { folder in
      let path = folder.path + "/" + path
      let failure = #expect(throws: FileFailure.self) {
        let file = try ReplacedFile(path)
        try file.putInPlace()
      }
      #expect(failure?.path == path)
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }
}
