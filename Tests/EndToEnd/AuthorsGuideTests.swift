import FoundationEssentials
import TestSupport
import Testing

/// The author's guide, followed word for word by somebody who has nothing yet.
struct AuthorsGuideTests {
  /// A fenced block, and the path that the text before it names last.
  private struct Block {
    var info: String
    var text: String
    var path: String?
  }

  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Lessons/AUTHORS.md").standardizedFileURL

  private func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var path: String?
    var open: Block?
    for line in try String(contentsOf: Self.guide, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          (open, path) = (nil, nil)
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(info: String(line.dropFirst(3)), text: "", path: path)
      } else if line.hasSuffix("`:") {
        path = line.dropLast(2).split(separator: "`").last.map(String.init)
      }
    }
    return blocks
  }

  @Test func `every command does what the guide says`() throws {
    try withTemporaryDirectory { folder in
      var author = try Atelier(in: folder)
      author.environment["ATELIER_COURSE"] = nil
      let path = author.environment["PATH"] ?? ""
      author.environment["PATH"] = "\(Atelier.buildFolder.path):\(path)"
      var last = ""
      var commands = 0
      for block in try blocks() {
        switch block.info {
        case "sh", "sh fails":
          let ran = try author.run(shell: "set -e\n\(block.text)pwd >\"$HOME/here\"")
          #expect((ran.code == 0) == (block.info == "sh"), "\(block.text)\n\(ran)")
          last = ran.output
          commands += block.text.split(separator: "\n").count { $0.hasPrefix("atelier ") }
          if ran.code == 0 {
            let here = try folder.text(of: ".home/here").split(separator: "\n").first ?? ""
            author.directory = URL(filePath: String(here))
          }
        case "text":
          for line in block.text.split(separator: "\n") {
            #expect(last.contains(line), "\(line)\n\(last)")
          }
        default:
          let path = try #require(block.path, "no file is named before: \(block.text)")
          try author.directory.write(block.text, to: path)
        }
      }
      #expect(commands > 10)
      #expect(try folder.text(of: "grades.json").contains(#""status": "passed""#))
      let proof = try author.run("verify")
      #expect(proof.code == 0, "\(proof)")
    }
  }
}
