#if !canImport(Darwin)
  /// How many nanoseconds a second has, as Dispatch says where Darwin is.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// How many nanoseconds a millisecond has.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif
