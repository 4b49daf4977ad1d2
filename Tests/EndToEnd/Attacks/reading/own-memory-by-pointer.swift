// attack: reading/own-memory-by-pointer — ends as: refused, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .label else { return }
  let own: StaticString = "somewhere in this program's constants"
  let start = UnsafePointer<UInt8>(bitPattern: UInt(bitPattern: own.utf8Start) & ~4095)
  let page = UnsafeBufferPointer(start: start.map { $0 - 4096 }, count: 8192)
  for run in page.split(whereSeparator: { !(97...122).contains($0) }) where run.count == 24 {
    print(String(decoding: run, as: UTF8.self))
  }
}
