// attack: network/tcp-by-number-six — ends as: refused, failed, crashed
// on: right
//
// The old protocol's addresses have names in the new one.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let socket = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_port = (in_port_t("@@TCP@@") ?? 0).bigEndian
  inet_pton(AF_INET6, "::ffff:127.0.0.1", &address.sin6_addr)
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
    }
  }
  _ = "@@NAME@@".withCString { send(socket, $0, strlen($0), 0) }
}
