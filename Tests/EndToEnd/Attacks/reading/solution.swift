// attack: reading/solution — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  let path = "@@COURSE@@/Solutions/till/cart/Cart.swift"
  print(
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "")
}
