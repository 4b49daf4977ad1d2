// attack: network/udp — ends as: refused, failed, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = (in_port_t("@@UDP@@") ?? 0).bigEndian
  address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
  let name = Array("@@NAME@@".utf8)
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      sendto(socket, name, name.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}
