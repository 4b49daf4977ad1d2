// attack: network/abstract-socket — ends as: refused, failed, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let name: [UInt8] = [0] + Array("@@ABSTRACT@@".utf8)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
  let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
  }
  _ = "@@NAME@@".withCString { send(socket, $0, strlen($0), 0) }
}
