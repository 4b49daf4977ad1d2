import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whom a confined program runs as: never root, and as nobody else where that can be had.
struct RunUser {
  /// Not 0: a user that no other run at the same time has.
  var id: UInt32 = 0
  /// In a namespace of users: what the program is inside, what outside, and for how many numbers.
  var map: String?
  var groupMap: String?
  /// Whether nobody else's processes count as this user's.
  var isOwn: Bool { id != 0 || map != nil }

  private static let count = Atomic<UInt32>(0)

  init(for confinement: Confinement?) {
    guard let confinement else { return }
    if geteuid() == 0, Self.mayChange {
      // No machine has more than 2^22 processes, and none of ours 256 runs at a time.
      let slot = Self.count.wrappingAdd(1, ordering: .relaxed).newValue % 256
      id = Self.mapped(0x7000_0000 + UInt32(getpid()) << 8 + slot)
    } else if confinement.level == .full {
      map = "65534 \(geteuid()) 1"
      groupMap = "65534 \(getegid()) 1"
    }
  }

  /// Whether root has what it takes to run programs as others, and to end them: a container may withhold it.
  ///
  /// CAP_CHOWN, CAP_DAC_OVERRIDE, CAP_FOWNER for what they leave behind; CAP_KILL, CAP_SETGID, CAP_SETUID.
  static let mayChange: Bool = {
    let needed: UInt64 = 0b1110_1011
    let line = lines(of: "/proc/self/status").first { $0.hasPrefix("CapEff:") }
    let own = line.flatMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) }
    return (own ?? needed) & needed == needed && users.map(\.count).max() ?? 0 >= fewestUsers
  }()

  /// A number for a user that exists where root is only root of a container's users.
  private static func mapped(_ wish: UInt32) -> UInt32 {
    guard !users.contains(where: { $0.contains(wish) }),
      let last = users.max(by: { $0.count < $1.count })
    else { return wish }
    // The last but one is nobody, as whom others may run.
    return last.upperBound - 3 - wish % UInt32(last.count / 2)
  }

  private static let fewestUsers = 4096

  private static let users: [Range<UInt32>] = {
    let lines = Self.lines(of: "/proc/self/uid_map")
    guard !lines.isEmpty else { return [0..<UInt32.max] }
    return lines.compactMap { line in
      let numbers = line.split(separator: " ").compactMap { UInt32($0) }
      guard numbers.count == 3 else { return nil }
      return numbers[0]..<numbers[0] + min(numbers[2], UInt32.max - numbers[0])
    }
  }()

  /// None where there is no such file.
  private static func lines(of path: String) -> [Substring] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
  }
}
