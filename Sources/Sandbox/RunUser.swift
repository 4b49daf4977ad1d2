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
    if geteuid() == 0 {
      // No machine has more than 2^22 processes, and none of ours 256 runs at a time.
      let slot = Self.count.wrappingAdd(1, ordering: .relaxed).newValue % 256
      id = 0x7000_0000 + UInt32(getpid()) << 8 + slot
    } else if confinement.level == .full {
      map = "65534 \(geteuid()) 1"
      groupMap = "65534 \(getegid()) 1"
    }
  }
}
