// attack: network/before-the-checks — ends as: refused, doesNotCompile, failed, crashed, notRun
// on: right
//
// What is done here happens before the first check, when nothing may be closed yet.
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = {
  let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = (in_port_t("@@UDP@@") ?? 0).bigEndian
  address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
  let name: StaticString = "@@NAME@@"
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      sendto(
        socket, name.utf8Start, name.utf8CodeUnitCount, 0, $0,
        socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}

func attack(at moment: Moment) {}
