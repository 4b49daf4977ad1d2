#if os(Linux)
  import Foundation

  /// The calls that led to where a thread is, innermost first, as far as they lie in the program itself.
  ///
  /// Fit for a signal handler: nothing allocates, and nothing is taken for an address without a look.
  struct CallStack {
    private(set) var count = 0
    let addresses = UnsafeMutablePointer<UInt>.allocate(capacity: most)
    /// Whether the thread was in the program itself, not in a library.
    private(set) var isInside = false
    /// Whether there was no room left for one more call.
    private(set) var isFull = false
    private let program: ProgramImage
    private let main = pthread_self()
    /// Above every frame of a check on the main thread.
    private let top: UInt
    private var isMain = true
    private let runLoop = UInt(bitPattern: dlsym(nil, "CFRunLoopRunSpecific"))
    private var isInRunLoop = false
    private var isComplete = false
    private let unwinder = Unwinder()
    /// Whether the unwinder has come out of what asks, into what was asked about.
    private var hasLeftReport = false

    private static let most = 64

    /// To be made on the main thread, before everything that shall be found.
    init(of program: ProgramImage) {
      self.program = program
      top = withUnsafePointer(to: program) { UInt(bitPattern: $0) }
    }

    // Where the kernel puts the registers of an interrupted thread.
    #if arch(x86_64)
      private static var registers: (pc: Int, sp: Int, fp: Int) { (168, 160, 120) }
    #elseif arch(arm64)
      private static var registers: (pc: Int, sp: Int, fp: Int) { (440, 432, 416) }
    #endif

    /// Whether the thread was in a call of the kernel when it was interrupted.
    static func isWaiting(_ context: UnsafeMutableRawPointer) -> Bool {
      let address = context.load(fromByteOffset: registers.pc, as: UInt.self)
      // Nothing comes before the first page.
      guard address > 4096, let code = UnsafePointer<UInt8>(bitPattern: address) else {
        return false
      }
      // A call that is to be made again has its instruction ahead, any other behind.
      #if arch(x86_64)
        return (code[-2] == 0x0F && code[-1] == 0x05) || (code[0] == 0x0F && code[1] == 0x05)
      #elseif arch(arm64)
        return (code[-4] == 0x01 && code[-1] == 0xD4) || (code[0] == 0x01 && code[3] == 0xD4)
      #endif
    }

    /// Takes the stack as it was when the thread was interrupted; `fault` is the address that was not there.
    mutating func collect(from context: UnsafeMutableRawPointer, fault: UInt? = nil) {
      let sp = context.load(fromByteOffset: Self.registers.sp, as: UInt.self)
      var start = sp
      if let fault, max(fault, sp) - min(fault, sp) < 64 << 10 {
        isFull = true
        // A function makes room before it uses it: the stack's end may lie above where it points to.
        start = max(fault, sp) | 4095 + 1
      }
      collect(
        pc: context.load(fromByteOffset: Self.registers.pc, as: UInt.self), sp: start,
        fp: context.load(fromByteOffset: Self.registers.fp, as: UInt.self))
      #if arch(arm64)
        let link = context.load(fromByteOffset: 424, as: UInt.self)
        if count == 0, program.holds(link) { add(link &- 1) }
      #endif
    }

    /// Whether a check called what was interrupted itself: neither another thread nor work that was
    /// waiting in the run loop, which an earlier check may have left there.
    var isOfCheck: Bool { isMain && isComplete && !isInRunLoop }

    /// Takes the stack of the thread that asks.
    mutating func collectHere() {
      let mark: UInt8 = 0
      let here = withUnsafePointer(to: mark) { UInt(bitPattern: $0) & ~15 }
      collect(pc: 0, sp: here, fp: 0)
    }

    /// Every address but the first is made to lie in the call that it returns to.
    mutating func collect(pc: UInt, sp: UInt, fp: UInt) {
      count = 0
      isMain = pthread_equal(pthread_self(), main) != 0
      isInside = program.holds(pc)
      (isInRunLoop, isComplete) = (false, false)
      if isInside {
        add(pc)
        follow(fp, above: sp)
        return
      }
      if isOnStack(sp, above: sp), program.isReturn(to: word(at: sp)) {
        add(word(at: sp) &- 1)
      } else {
        addHiddenCaller(sp: sp, fp: plain(fp))
      }
      let found = count
      follow(fp, above: sp)
      if count == found { search(from: sp) }
      unwind()
    }

    /// Asks the libraries' own tables, which know of every call; what the frames told counts only
    /// where these say nothing.
    private mutating func unwind() {
      guard let unwinder else { return }
      let found = count
      (count, hasLeftReport) = (0, false)
      withUnsafeMutablePointer(to: &self) { stack in
        _ = unwinder.walk(
          { frame, stack in
            stack?.assumingMemoryBound(to: CallStack.self).pointee.note(frame) ?? Unwinder.stop
          }, stack)
      }
      if count == 0 { count = found }
    }

    private mutating func note(_ frame: OpaquePointer?) -> Int32 {
      guard let address = unwinder?.address(frame), count < Self.most else { return Unwinder.stop }
      if !program.holds(address &- 1) {
        hasLeftReport = true
      } else if hasLeftReport {
        add(address &- 1)
      }
      return Unwinder.goOn
    }

    private mutating func follow(_ first: UInt, above sp: UInt) {
      var (frame, below, steps) = (plain(first), sp, 0)
      while steps < 4096, isOnStack(frame, above: below) {
        let caller = word(at: frame + 8)
        let next = plain(word(at: frame))
        // The function's length is not known; twice what it was is near enough.
        if caller > runLoop, caller - runLoop < 1500 { isInRunLoop = true }
        if program.holds(caller &- 1) {
          add(caller &- 1)
        } else {
          addHiddenCaller(sp: frame + 16, fp: next)
        }
        below = frame + 1
        frame = next
        steps += 1
      }
      isComplete = frame >= top && frame - top < 64 << 10
    }

    /// A library's function without a frame leaves that of its caller in place, so that following
    /// frames would miss the caller itself.
    private mutating func addHiddenCaller(sp: UInt, fp frame: UInt) {
      guard isOnStack(sp, above: sp), isOnStack(frame, above: sp) else { return }
      guard let start = program.function(calledBefore: word(at: frame + 8)) else { return }
      // Where the caller ends is not known: of what may be in it, what is nearest to its start is.
      var (slot, nearest) = (sp, start + 64 << 10)
      while slot < frame, slot - sp < 4096 {
        let address = word(at: slot)
        if address > start, address < nearest, program.isReturn(to: address) { nearest = address }
        slot += 8
      }
      if nearest < start + 64 << 10 { add(nearest &- 1) }
    }

    /// Code that uses the frame's register for other things lies on top: looks for the first frame
    /// that others follow, as chance does not put them.
    private mutating func search(from sp: UInt) {
      var slot = (sp &+ 7) & ~7
      let end = slot &+ 16 << 10
      while slot < end, isOnStack(slot, above: sp) {
        let frame = plain(word(at: slot))
        if program.isReturn(to: word(at: slot + 8)), isOnStack(frame, above: slot + 1),
          frame - slot < 64 << 10, isOnStack(plain(word(at: frame)), above: frame + 1)
        {
          count = 0
          addHiddenCaller(sp: sp, fp: slot)
          add(word(at: slot + 8) &- 1)
          follow(frame, above: slot)
          if !isMain || count > 4 { return }
        }
        slot += 8
      }
    }

    /// Async functions mark their frames in a bit that no address has.
    private func plain(_ frame: UInt) -> UInt { frame & ~(1 << 60) }

    private func isOnStack(_ address: UInt, above other: UInt) -> Bool {
      guard address & 7 == 0, address >= other, other > 4096, address - other < 8 << 20 else {
        return false
      }
      // The system keeps what it knows of a thread above its stack.
      return address < (isMain ? top : UInt(pthread_self()))
    }

    private func word(at address: UInt) -> UInt {
      UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0
    }

    private mutating func add(_ address: UInt) {
      guard count < Self.most else { return }
      addresses[count] = address
      count += 1
    }
  }

  /// What C++ finds the handlers of its exceptions with: it needs no frames, and allocates nothing.
  private struct Unwinder {
    typealias Note = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
    typealias Walk = @convention(c) (Note, UnsafeMutableRawPointer?) -> Int32
    typealias Address = @convention(c) (OpaquePointer?) -> UInt

    static let goOn: Int32 = 0
    static let stop: Int32 = 5

    let walk: Walk
    let address: Address

    /// Nil where the program's libraries do without it.
    init?() {
      guard let walk = dlsym(nil, "_Unwind_Backtrace"), let address = dlsym(nil, "_Unwind_GetIP")
      else { return nil }
      self.walk = unsafeBitCast(walk, to: Walk.self)
      self.address = unsafeBitCast(address, to: Address.self)
    }
  }
#endif
