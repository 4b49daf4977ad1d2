#if canImport(Darwin)
  extension DelegatedGroup {
    /// This system has no such groups.
    static var ofThisProcess: [DelegatedGroup] { [] }
  }
#endif
