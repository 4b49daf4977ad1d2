#if os(Linux)
  import Foundation

  // Swift's own report of a crash starts another process and takes longer than most checks. This one
  // is written by the program as it dies: nothing here allocates, locks or uses a String, and every
  // piece of memory was made before the first check.

  /// Prepares what is told of a run that breaks off: where it was, in addresses of the program.
  ///
  /// Records: `crash SIGNAL check|loop|other full|room inside|library ADDRESSES`, where `full` is a stack
  /// without room for another call, and `exit check|loop|other ADDRESSES`
  /// for what a check called itself, what the run loop did and other threads, and
  /// `hang busy|waiting busy|waiting check|loop|other ADDRESSES` for the main thread and for all others.
  func prepareForAccidents(channel: Int32, secret: [UInt8]) {
    scene.pointee.record.sign(secret)
    // What the language makes at its first use is made now.
    scene.pointee.stack.collectHere()
    reportCrash()
    reportHang()
    scene.pointee.channel = channel
    atexit { onExit() }
    installHandlers()
  }

  /// Puts back what a check may have changed.
  func installHandlers() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer(alternateStack)
    stack.ss_size = alternateStackSize
    sigaltstack(&stack, nil)
    for signal in [
      SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGPIPE, SIGXFSZ,
    ] {
      install(onCrash, for: signal, flags: SA_NODEFER)
    }
    install(onAlarm, for: SIGALRM, flags: SA_RESTART)
    unblockSignals()
  }

  /// From now on the check has this long; 0 is for ever.
  func startClock(limit: Double) {
    scene.pointee.begin = microseconds(CLOCK_MONOTONIC)
    scene.pointee.mainTime = microseconds(CLOCK_THREAD_CPUTIME_ID)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(limit)
    timer.it_value.tv_usec = Int((limit - limit.rounded(.down)) * 1_000_000)
    setitimer(__itimer_which_t(0), &timer, nil)
  }

  private struct Scene {
    /// Nobody listens before all is prepared.
    var channel: Int32 = -1
    let main = pthread_self()
    let program: ProgramImage
    var stack: CallStack
    var record = AccidentRecord()
    /// When the check began, and the main thread's processor time then.
    var begin = 0
    var mainTime = 0
    var isMainBusy = false
    /// Whoever reports, so that what goes wrong there is known from what went wrong before.
    var reporter: pthread_t?
    var signal: Int32 = 0

    init(program: ProgramImage) {
      self.program = program
      stack = CallStack(of: program)
    }
  }

  private let scene = {
    let scene = UnsafeMutablePointer<Scene>.allocate(capacity: 1)
    scene.initialize(to: Scene(program: ProgramImage()))
    return scene
  }()
  private let alternateStackSize = 64 << 10
  private let alternateStack = UnsafeMutablePointer<UInt8>.allocate(capacity: alternateStackSize)

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private func install(_ handler: @escaping Handler, for signal: Int32, flags: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = handler
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | flags
    sigaction(signal, &action, nil)
  }

  private func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  private func onCrash(
    signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
  ) {
    if claim(signal), let context {
      let isOfMemory = signal == SIGSEGV || signal == SIGBUS
      let fault = info?.pointee._sifields._sigfault.si_addr
      scene.pointee.stack.collect(
        from: context, fault: isOfMemory ? fault.map { UInt(bitPattern: $0) } : nil)
    }
    // In the middle of a report a frame led to memory that is not there: what was found until then
    // counts.
    if scene.pointee.signal == SIGALRM { reportHang() } else { reportCrash() }
    end()
  }

  private func onAlarm(
    signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
  ) {
    guard isMainThread() else {
      pthread_kill(scene.pointee.main, signal)
      return
    }
    if claim(signal), let context {
      let time = microseconds(CLOCK_THREAD_CPUTIME_ID) - scene.pointee.mainTime
      let passed = microseconds(CLOCK_MONOTONIC) - scene.pointee.begin
      // On a machine with much to do a loop gets little time, and one that prints waits now and then.
      scene.pointee.isMainBusy = !CallStack.isWaiting(context) || time > passed / 5
      scene.pointee.stack.collect(from: context)
    }
    reportHang()
    end()
  }

  private func onExit() {
    guard scene.pointee.reporter == nil else { return }
    scene.pointee.stack.collectHere()
    scene.pointee.record.begin("exit")
    thread()
    send()
  }

  private func reportCrash() {
    scene.pointee.record.begin("crash")
    scene.pointee.record.field(Int(scene.pointee.signal))
    thread()
    scene.pointee.record.field(scene.pointee.stack.isFull ? "full" : "room")
    scene.pointee.record.field(scene.pointee.stack.isInside ? "inside" : "library")
    send()
  }

  private func reportHang() {
    scene.pointee.record.begin("hang")
    scene.pointee.record.field(scene.pointee.isMainBusy ? "busy" : "waiting")
    scene.pointee.record.field(areOthersBusy() ? "busy" : "waiting")
    thread()
    send()
  }

  /// Whether time passes on any processor for this program while the main thread sleeps.
  private func areOthersBusy() -> Bool {
    let begin = microseconds(CLOCK_PROCESS_CPUTIME_ID)
    var samples = scene.pointee.channel < 0 ? 0 : 6
    while samples > 0 {
      usleep(20_000)
      // Who works without end has more than this even beside many others; who only wakes up now and then,
      // such as the runtime itself, has less.
      if microseconds(CLOCK_PROCESS_CPUTIME_ID) - begin > 3000 { return true }
      samples -= 1
    }
    return false
  }

  private func thread() {
    let isOfCheck = scene.pointee.stack.isOfCheck
    scene.pointee.record.field(isOfCheck ? "check" : isMainThread() ? "loop" : "other")
  }

  private func send() {
    scene.pointee.record.field(scene.pointee.stack, base: scene.pointee.program.base)
    scene.pointee.record.send(to: scene.pointee.channel)
  }

  /// False for the second report of a thread; the first thread ends the program for all others.
  private func claim(_ signal: Int32) -> Bool {
    if let reporter = scene.pointee.reporter {
      while pthread_equal(reporter, pthread_self()) == 0 { pause() }
      return false
    }
    scene.pointee.reporter = pthread_self()
    scene.pointee.signal = signal
    return true
  }

  /// Ends the program by the signal that was reported, as if nobody had caught it.
  private func end() -> Never {
    let signal = scene.pointee.signal
    var action = sigaction()
    action.__sigaction_handler.sa_handler = nil
    sigaction(signal, &action, nil)
    unblockSignals()
    raise(signal)
    _exit(70)
  }

  private func isMainThread() -> Bool {
    pthread_equal(pthread_self(), scene.pointee.main) != 0
  }

  private func microseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
#endif
