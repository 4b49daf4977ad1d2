// attack: reading/climbing — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// From the folder that the program stands in, upwards.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for root in ["..", "../..", "../../..", "."] {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
      print("\(root)/\(name)")
      for inner in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) ?? [] {
        let path = "\(root)/\(name)/\(inner)/Step1Filling.swift"
        print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      }
    }
  }
}
