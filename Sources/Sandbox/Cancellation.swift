import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends runs before their time, from whatever thread it is asked to.
package final class Cancellation: Sendable {
  private struct State {
    var isAsked = false
    var dependents: [Dependent] = []
  }

  private struct Dependent {
    weak var cancellation: Cancellation?
  }

  private let state = Mutex(State())
  /// A pipe that is readable once the end has been asked for.
  private let ends: [Int32]

  /// One that is also asked for when the other is.
  package init(within other: Cancellation? = nil) {
    var ends: [Int32] = [-1, -1]
    // Without descriptors to spare, runs that have begun go on to their own limits.
    if unsafe pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    self.ends = ends
    other?.add(self)
  }

  deinit {
    for end in ends where end >= 0 { close(end) }
  }

  package var isCancelled: Bool { state.withLock(\.isAsked) }

  /// Ends every run that was given this; runs that are yet to begin do not.
  package func cancel() {
    let dependents = state.withLock { state in
      guard !state.isAsked else { return [Dependent]() }
      state.isAsked = true
      // A pipe with nothing in it takes one byte.
      unsafe withUnsafeBytes(of: UInt8(1)) { _ = unsafe write(ends[1], $0.baseAddress, 1) }
      return state.dependents
    }
    for dependent in dependents { dependent.cancellation?.cancel() }
  }

  private func add(_ other: Cancellation) {
    let isTooLate = state.withLock { state in
      state.dependents.removeAll { $0.cancellation == nil }
      state.dependents.append(Dependent(cancellation: other))
      return state.isAsked
    }
    if isTooLate { other.cancel() }
  }

  /// Readable once the end has been asked for; negative if there is none.
  var descriptor: Int32 { ends[0] }
}
