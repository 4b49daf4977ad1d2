import FoundationEssentials

#if canImport(Glibc)
  import Glibc

  /// Sockets of the observer's that wait for calls which must not come.
  ///
  /// Whoever has called stands in the kernel's queue until somebody looks: no thread has to listen.
  final class AttackListeners {
    let port: UInt16
    let datagramPort: UInt16
    let path: String
    let abstractName: String
    private let streams: [Int32]
    private let datagrams: [Int32]

    init(in folder: URL, mark: String) throws {
      path = folder.appending(path: "listener").path
      abstractName = "atelier-\(mark)"
      let tcp = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let udp = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      port = Self.bindLocally(tcp)
      datagramPort = Self.bindLocally(udp)
      let named = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      Self.bind(named, to: Array(path.utf8))
      chmod(path, 0o777)
      let abstract = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      Self.bind(abstract, to: [0] + Array(abstractName.utf8))
      streams = [tcp, named, abstract]
      datagrams = [udp]
      for stream in streams {
        listen(stream, 100)
        setNonblocking(stream)
      }
      for socket in datagrams { setNonblocking(socket) }
    }

    deinit { for socket in streams + datagrams { close(socket) } }

    /// What has been said to each socket since the last look, a text a call.
    func heard() -> [String] {
      var heard: [String] = []
      for (index, stream) in streams.enumerated() {
        while true {
          let caller = accept(stream, nil, nil)
          guard caller >= 0 else { break }
          setNonblocking(caller)
          heard.append("\(["tcp", "unix", "abstract"][index]): \(text(from: caller))")
          close(caller)
        }
      }
      for socket in datagrams {
        while case let words = text(from: socket), !words.isEmpty { heard.append("udp: \(words)") }
      }
      return heard
    }

    private func text(from socket: Int32) -> String {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(socket, &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    private func setNonblocking(_ socket: Int32) {
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    private static func bindLocally(_ socket: Int32) -> UInt16 {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = Glibc.bind(socket, $0, size)
          getsockname(socket, $0, &size)
        }
      }
      return UInt16(bigEndian: address.sin_port)
    }

    private static func bind(_ socket: Int32, to name: [UInt8]) {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.prefix(107)) }
      let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
      withUnsafePointer(to: address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = Glibc.bind(socket, $0, size)
        }
      }
    }
  }
#endif
