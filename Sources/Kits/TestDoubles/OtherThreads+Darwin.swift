#if canImport(Darwin)
  extension OtherThreads {
    /// How often one of them was thrown off a processor with work still to do: nothing tells it here.
    static var interruptions: Int? { nil }

    /// Whether a timer of this process is due within that time: nothing tells it here.
    static func isTimer(dueWithin time: Duration) -> Bool? { nil }
  }
#endif
