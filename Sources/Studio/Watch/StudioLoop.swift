import Curriculum
import FoundationEssentials
import Terminal

/// Waits for keys, files, signals and results; each becomes an event, and the screen follows the state.
struct StudioLoop {
  private var state: StudioState
  private let session: TerminalSession
  private let desk: StudioDesk
  private let mailbox: Mailbox
  private let world: World
  private var display: StudioDisplay
  private var watcher: FileWatcher?
  private var decoder = KeyDecoder()
  /// When the files are looked at, once they have been quiet for a moment.
  private var settles: ContinuousClock.Instant?
  private var isOver = false

  init(
    state: StudioState, session: TerminalSession, desk: StudioDesk,
    mailbox: Mailbox, world: World, display: StudioDisplay
  ) {
    self.state = state
    self.session = session
    self.desk = desk
    self.mailbox = mailbox
    self.world = world
    self.display = display
  }

  /// Writes that belong together come within this; a person does not notice it.
  private static let burst = Duration.milliseconds(4)
  /// What was deleted may be on its way back.
  private static let patience = Duration.milliseconds(100)
  /// After this long an Escape was not the start of an arrow.
  private static let escapeTime = Duration.milliseconds(30)

  /// Until it is left; a signal that ends it is thrown.
  mutating func run() throws {
    state.size = session.size
    try perform([.prepare])
    try draw()
    while !isOver {
      let ready = readable(descriptors, within: timeout)
      if ready.contains(0) {
        try readKeys()
      } else if decoder.isWaiting {
        try press(decoder.flush())
      }
      if ready.contains(session.signals.descriptor) { try obeySignals() }
      if ready.contains(mailbox.bell.descriptor) {
        for event in mailbox.empty() { try handle(event) }
      }
      try lookAtFiles()
      if !isOver { try draw() }
    }
  }

  private var descriptors: [Int32] {
    [0, session.signals.descriptor, mailbox.bell.descriptor]
      + [watcher?.descriptor].compactMap(\.self)
  }

  private var timeout: Duration? {
    let waits: [Duration?] = [
      decoder.isWaiting ? Self.escapeTime : nil,
      settles.map { max(.zero, ContinuousClock.now.duration(to: $0)) },
      watcher != nil && watcher?.descriptor == nil ? FileWatcher.interval : nil,
    ]
    return waits.compactMap(\.self).min()
  }

  private mutating func handle(_ event: StudioEvent) throws {
    let before = state.exercise.id
    try perform(state.handle(event))
    if case .ready = event { watch() }
    if state.exercise.id != before { watch() }
  }

  private mutating func watch() {
    let watcher = FileWatcher(folder: state.folder, in: state.workspace)
    _ = state.handle(.watching(note: watcher.note))
    self.watcher = watcher
  }

  private mutating func perform(_ effects: [StudioEffect]) throws {
    for effect in effects {
      switch effect {
      case .quit: isOver = true
      case .redraw: display.forget()
      case .edit(let file): try edit(file)
      default: desk.perform(effect)
      }
    }
  }

  private mutating func draw() throws {
    try world.write(display.bytes(for: state))
  }

  // MARK: - Keys and signals

  private mutating func readKeys() throws {
    guard let bytes = readAvailable(from: 0) else {
      // The terminal has gone.
      throw EndedBySignal(number: Signal.hangUp)
    }
    try press(decoder.keys(in: bytes))
  }

  private mutating func press(_ keys: [Key]) throws {
    for key in keys where !isOver { try handle(.key(key)) }
  }

  private mutating func obeySignals() throws {
    for signal in session.signals.reasons().compactMap(Signal.init(number:)) {
      switch signal {
      case .end(let number): throw EndedBySignal(number: number)
      case .stop:
        try session.stop()
        display.forget()
        try handle(.resized(session.size))
      case .continued:
        session.applySettings()
        display.forget()
      case .resized: try handle(.resized(session.size))
      }
    }
  }

  // MARK: - Files

  private mutating func lookAtFiles() throws {
    let now = ContinuousClock.now
    let news = watcher?.news()
    if let note = watcher?.note, note != state.watchNote {
      try handle(.watching(note: note))
    }
    if let news {
      let wait = news == .written ? Self.burst : Self.patience
      // A burst that does not end must not keep its beginning waiting.
      settles = news == .written ? min(settles ?? now + wait, now + wait) : now + wait
    }
    guard let settles, settles <= now else { return }
    self.settles = nil
    try handle(watcher?.loss.map { .filesGone($0) } ?? .filesChanged)
  }

  private mutating func edit(_ file: String) throws {
    let names = ["VISUAL", "EDITOR"]
    let editor = names.compactMap { world.environment[$0] }.first { !$0.isEmpty }
    guard let editor else {
      try handle(
        .said("Set EDITOR to your editor's command, or open \(state.shownFolder)/\(file)."))
      return
    }
    session.release()
    defer { display.forget() }
    let path = state.folder.appending(path: file).path
    let code = try runInForeground(
      shell: "\(editor) \"$1\"", arguments: [path], directory: state.folder.path)
    try session.hold()
    try handle(.resized(session.size))
    if code != 0 { try handle(.said("The editor ended with \(code): \(editor)")) }
  }
}

/// Somebody ended the studio from outside, by Ctrl-C or `kill`; nothing went wrong.
struct EndedBySignal: Error {
  let number: Int32

  /// As shells say it.
  var exitCode: Int32 { 128 + number }
}
