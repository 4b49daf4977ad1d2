// attack: reading/own-program — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// Constants of the checks stand in the program's file.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for path in ["/proc/self/exe", CommandLine.arguments[0], Bundle.main.executablePath ?? ""] {
    guard let bytes = FileManager.default.contents(atPath: path) else { continue }
    for run in bytes.split(whereSeparator: { !(97...122).contains($0) }) where run.count == 24 {
      print(String(decoding: run, as: UTF8.self))
    }
  }
}
