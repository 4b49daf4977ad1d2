// attack: reading/own-memory — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// The same of the running program, whose memory the system shows as a file.
import Foundation

func attack(at moment: Moment) {
  guard moment == .label, let memory = FileHandle(forReadingAtPath: "/proc/self/mem"),
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  else { return }
  for line in maps.split(separator: "\n") where !line.contains(".so") && line.contains("r--p") {
    let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard range.count == 2, (try? memory.seek(toOffset: range[0])) != nil,
      let bytes = try? memory.read(upToCount: Int(min(range[1] - range[0], 1 << 20)))
    else { continue }
    for run in bytes.split(whereSeparator: { !(97...122).contains($0) }) where run.count == 24 {
      print(String(decoding: run, as: UTF8.self))
    }
  }
}
