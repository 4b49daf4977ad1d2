// attack: forging/patched-by-file — ends as: refused, failed, crashed
// on: wrong
//
// The same without one unsafe word: the system shows a program its own memory as a file.
import Foundation

let patch: Void = {
  guard let memory = FileHandle(forUpdatingAtPath: "/proc/self/mem"),
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  else { return }
  let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix("/\(program)") {
    let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard range.count == 2, (try? memory.seek(toOffset: range[0])) != nil,
      let data = try? memory.read(upToCount: Int(range[1] - range[0]))
    else { continue }
    var from = data.startIndex
    while let found = data.range(of: Data("fail".utf8), in: from..<data.endIndex) {
      let place = range[0] + UInt64(found.lowerBound - data.startIndex)
      try? memory.seek(toOffset: place)
      try? memory.write(contentsOf: Data("mail".utf8))
      from = found.upperBound
    }
  }
}()

func attack(at moment: Moment) { _ = patch }
