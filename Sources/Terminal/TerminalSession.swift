import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal in our hands: keys come at once and unseen, and on every way out it is as it was.
package final class TerminalSession {
  /// Where signals that a person or the system sends arrive, one byte each.
  package let signals: WakePipe
  private let isFullScreen: Bool
  private let input: Int32
  private let output: Int32
  private var saved = termios()
  private var isHeld = false

  /// Takes hold of the terminal; `isFullScreen` also gives it a screen of our own without a cursor.
  package init(isFullScreen: Bool, input: Int32 = 0, output: Int32 = 1) throws(DescriptorError) {
    self.isFullScreen = isFullScreen
    self.input = input
    self.output = output
    signals = try WakePipe()
    try hold()
  }

  deinit { release() }

  /// Takes hold again after `release`.
  package func hold() throws(DescriptorError) {
    guard !isHeld else { return }
    guard unsafe tcgetattr(input, &saved) == 0 else { throw DescriptorError(code: errno) }
    isHeld = true
    heldTerminal.withLock {
      $0 = HeldTerminal(input: input, output: output, settings: saved, isFullScreen: isFullScreen)
    }
    listenToSignals(through: signals.farEnd)
    applySettings()
    if isFullScreen { try write(Array(ScreenSequence.enter.utf8), to: output) }
  }

  /// Puts the terminal's mode to ours again, where a shell may have changed it meanwhile.
  package func applySettings() {
    var settings = saved
    // Signals stay: Ctrl-C and Ctrl-Z mean here what they mean everywhere.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON)
    _ = unsafe tcsetattr(input, TCSADRAIN, &settings)
  }

  /// Gives the terminal back as it was; doing it twice does no harm.
  package func release() {
    guard isHeld else { return }
    isHeld = false
    heldTerminal.withLock { held in
      held?.restore()
      held = nil
    }
    stopListeningToSignals()
  }

  /// Stops the program as Ctrl-Z does, and returns when it has been continued.
  package func stop() throws(DescriptorError) {
    release()
    raise(SIGTSTP)
    try hold()
  }

  /// What the terminal says of its size; 80 by 24 if it does not know.
  package var size: TerminalSize {
    var size = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// What a program that dies has to put back; free of anything that would allocate or wait.
struct HeldTerminal: Sendable {
  let input: Int32
  let output: Int32
  var settings: termios
  let isFullScreen: Bool

  mutating func restore() {
    if isFullScreen {
      let sequence = ScreenSequence.leave
      #if canImport(Darwin)
        _ = unsafe Darwin.write(output, sequence.utf8Start, sequence.utf8CodeUnitCount)
      #else
        _ = unsafe Glibc.write(output, sequence.utf8Start, sequence.utf8CodeUnitCount)
      #endif
    }
    _ = unsafe tcsetattr(input, TCSANOW, &settings)
  }
}

/// The terminal that is to be given back, where a signal finds it.
let heldTerminal = Mutex<HeldTerminal?>(nil)

private enum ScreenSequence {
  /// A screen of our own, no cursor, and lines that are too long cut instead of broken.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  static let leave: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
