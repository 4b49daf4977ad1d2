import Foundation
import OSLog
import Testing

@testable import os

@Suite struct LogTests {
  private struct Broken: Error {}

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `shows what is not private`() {
    let (name, count) = ("Ada", 3)
    #expect(text("plain") == "plain")
    #expect(text("\(name) has \(count) at \(0.5)") == "Ada has 3 at 0.500000")
    #expect(text("\(name, privacy: .private)") == "<private>")
    #expect(text("\(name, privacy: .sensitive) \(name, privacy: .public)") == "<sensitive> Ada")
    #expect(text("\(name, privacy: .private(mask: .hash))") == "<mask.hash>")
    #expect(text("\(true) \([1, 2]) \(Broken.self)") == "true [1, 2] Broken")
  }

  @Test func `signposts and the lock of C are taken`() {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    os_signpost(.begin, log: log, name: "work")
    os_signpost(.event, log: log, name: "point", "%d items", 3)
    os_signpost(.end, log: log, name: "work", signpostID: OSSignpostID(log: log))
    _ = OSSignposter(subsystem: "app", category: .pointsOfInterest).makeSignpostID()
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func `formats and aligns`() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(2.0 / 3, format: .fixed(precision: 2))") == "0.67")
    #expect(
      text("[\("a", align: .right(columns: 3))|\(7, align: .left(columns: 3))]") == "[  a|7  ]")
  }

  @Test func `never reads a value that nobody may see`() {
    func secret() -> String {
      Issue.record("the secret was read")
      return ""
    }
    _ = text("\(secret(), privacy: .private)")
  }

  @Test func `takes all levels and the older calls`() {
    let logger = Logger(subsystem: "app", category: "tests")
    logger.log("a \(1)")
    logger.log(level: .info, "b")
    for call in [
      logger.trace, logger.debug, logger.info, logger.notice, logger.warning, logger.error,
      logger.critical, logger.fault,
    ] { call("c") }
    let log = OSLog(subsystem: "app", category: "tests")
    os_log("old %d %{public}@", log: log, type: .error, 5, "text" as NSString)
    os_log(.info, log: log, "new \(5)")
    os_log("plain")
    os_log("nobody hears", log: .disabled)
    #expect(log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `a lock lets one in at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
    let held = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
    #expect(held == nil)
  }

  @Test func `a lock without state is taken and given back`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 5 } == 5)
  }

  @Test func `a signposter lets things be done`() {
    let signposter = OSSignposter(subsystem: "app", category: "tests")
    let id = signposter.makeSignpostID()
    let state = signposter.beginInterval("load", id: id)
    signposter.emitEvent("half", id: id, "at \(50) %")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("work", id: id) { 3 } == 3)
  }
}
