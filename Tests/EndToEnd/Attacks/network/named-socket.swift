// attack: network/named-socket — ends as: refused, failed, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array("@@UNIX@@".utf8)) }
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  _ = "@@NAME@@".withCString { send(socket, $0, strlen($0), 0) }
}
