// attack: forging/patched-code — ends as: refused, failed, crashed
// on: wrong
//
// The word that begins the record of a failure is looked for in the program's own code and spoilt.
import Foundation

let patch: Void = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix("/\(program)") {
    let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard range.count == 2, let start = UnsafeMutableRawPointer(bitPattern: range[0]) else {
      continue
    }
    let size = Int(range[1] - range[0])
    mprotect(start, size, PROT_READ | PROT_WRITE | PROT_EXEC)
    let bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
    for index in 0..<(size - 4) where bytes[index] == 0x66 && bytes[index + 1] == 0x61 {
      if bytes[index + 2] == 0x69 && bytes[index + 3] == 0x6c { bytes[index] = 0x6d }
    }
  }
}()

func attack(at moment: Moment) { _ = patch }
