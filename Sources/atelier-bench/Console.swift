import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says on standard error what is being done, so that standard output holds the table alone.
func say(_ line: String) {
  var bytes = Array("\(line)\n".utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    if written < 0 && errno == EINTR { continue }
    // Nobody reads along; the figures are worth having all the same.
    if written <= 0 { return }
    bytes = bytes.dropFirst(written)
  }
}

/// Ends the programs that run when somebody presses Ctrl-C; the main thread then cleans up and ends.
///
/// To be called before anything starts a thread.
func endOnSignal(_ children: Children) {
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  DispatchQueue(label: "signals").async { [signals] in
    var awaited = signals
    var received: Int32 = 0
    guard sigwait(&awaited, &received) == 0 else { return }
    say("Stopping; cleaning up …")
    // What a build has started ends only if the build is told as a person at the keyboard would tell it.
    children.interrupt(with: SIGINT)
    sleep(2)
    children.interrupt(with: SIGTERM)
    sleep(2)
    children.interrupt(with: SIGKILL)
  }
}

/// How many programs wanted to run in the last minute, on average.
func loadAverage() -> Double {
  var averages = [0.0]
  return getloadavg(&averages, 1) == 1 ? averages[0] : -1
}

/// Sleeps between two looks at a program that runs.
func pause(milliseconds: UInt32) {
  usleep(milliseconds * 1000)
}
