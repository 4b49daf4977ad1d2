// attack: network/socket-port — ends as: passed, refused, failed, crashed, timedOut
// on: right
//
// A class of Foundation's that listens: others on this machine could call.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  if socket >= 0, listen(socket, 1) == 0 { succeeded("listens") }
}
