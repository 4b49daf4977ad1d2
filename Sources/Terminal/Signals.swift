import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a person or the system asks of a program by a signal.
package enum Signal: Sendable, Equatable {
  /// Ctrl-C, a closed window, `kill`: to end, with the signal's number.
  case end(Int32)
  case stop
  case continued
  case resized

  /// The number of the signal that a lost terminal sends.
  package static let hangUp = SIGHUP

  /// Nil for a signal that nobody listens to.
  package init?(number: UInt8) {
    switch Int32(number) {
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: self = .end(Int32(number))
    case SIGTSTP: self = .stop
    case SIGCONT: self = .continued
    case SIGWINCH: self = .resized
    default: return nil
    }
  }
}

private let told = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
private let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

/// Where a signal's number is sent.
private let listener = Atomic<Int32>(-1)

/// From now on signals are told of through the descriptor, and a crash gives the terminal back first.
func listenToSignals(through descriptor: Int32) {
  listener.store(descriptor, ordering: .sequentiallyConsistent)
  keepStackForCrash()
  for signal in told { handle(signal, with: onSignal) }
  for signal in crashes { handle(signal, with: onCrash) }
}

/// Keeps room aside for what has to be done where this thread's stack has run over.
package func keepStackForCrash() {
  var present = unsafe stack_t()
  guard unsafe sigaltstack(nil, &present) == 0, unsafe present.ss_flags & Int32(SS_DISABLE) != 0
  else { return }
  var room = unsafe stack_t()
  unsafe room.ss_size = 1 << 16
  // As long as the thread, and so never given back.
  unsafe room.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: room.ss_size, alignment: 16)
  _ = unsafe sigaltstack(&room, nil)
}

/// Signals do again what they do by themselves.
func stopListeningToSignals() {
  for number in told + crashes { handle(number, with: SIG_DFL) }
  listener.store(-1, ordering: .sequentiallyConsistent)
}

private typealias Handler = @convention(c) (Int32) -> Void

private func handle(_ signal: Int32, with handler: Handler?) {
  var action = sigaction()
  #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
  #else
    unsafe action.__sigaction_handler.sa_handler = handler
  #endif
  // A write that a resize interrupts goes on; waiting for input is told of it.
  action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
  _ = unsafe sigaction(signal, &action, nil)
}

private func onSignal(_ signal: Int32) {
  let code = errno
  _ = sendByte(UInt8(truncatingIfNeeded: signal), to: listener.load(ordering: .relaxed))
  errno = code
}

/// The terminal first; then the program dies of the same as without us.
private func onCrash(_ signal: Int32) {
  // Whoever holds it is about to give the terminal back.
  heldTerminal.withLockIfAvailable { held in held?.restore() }
  handle(signal, with: SIG_DFL)
  raise(signal)
}
