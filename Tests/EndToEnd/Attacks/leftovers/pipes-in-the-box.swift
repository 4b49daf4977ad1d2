// attack: leftovers/pipes-in-the-box — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  mkfifo(box + "/pipe", 0o666)
  mkfifo(box + "/Cart.swift", 0o666)
}
