// attack: reading/through-a-link — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  let link = box + "/link-\(UUID())"
  try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "@@COURSE@@")
  let path = "\(link)/Solutions/till/cart/Cart.swift"
  print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing")
}
