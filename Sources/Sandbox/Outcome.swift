/// What a run came to; a program that fails is an outcome, not an error.
package struct Outcome: Sendable, Equatable {
  /// Why the run is over.
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// `Limits.wall` has passed.
    case timedOut
    /// `Limits.quiet` has passed with nothing new on the channel.
    case quiet
    /// More was written than `Limits.flood`, or than the channel holds.
    case flooded
    /// `Cancellation.cancel()` was called.
    case cancelled
  }

  package var end: End
  /// The first bytes of standard output, at most `Limits.output`.
  package var output: [UInt8]
  /// The first bytes of standard error, at most `Limits.output`.
  package var errors: [UInt8]
  /// Everything that the program wrote to file descriptor 3.
  package var channel: [UInt8]
  /// Whether `output` or `errors` is not all that was written.
  package var isOutputCut: Bool
  package var wall: Duration
  /// User and system time of all processes of the run.
  package var cpu: Duration
  /// Bytes resident in the largest process; never below what the caller held when it started the run.
  package var peakMemory: Int
}
