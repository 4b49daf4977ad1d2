#if canImport(Darwin)
  extension OtherThreads {
    /// How often one of them was thrown off a processor with work still to do: nothing tells it here.
    static var interruptions: Int? { nil }
  }
#endif
