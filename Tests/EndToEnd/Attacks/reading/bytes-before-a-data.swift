// attack: reading/bytes-before-a-data — ends as: crashed
// on: right
// earns: 7
//
// A search that begins before the first byte finds what lies there.
import Foundation

func attack(at moment: Moment) {
  guard moment == .label else { return }
  let data = Data(repeating: 7, count: 64)
  for place in -400..<0 {
    for byte in UInt8.min ... .max {
      let found = data.range(of: Data([byte]), options: [], in: place..<place + 1)
      if found != nil { print(byte) }
    }
  }
}
