import Dispatch
import FoundationEssentials
import Sandbox
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A witness in a folder with a file outside of its confinement, a writable folder and a box.
private struct Scene {
  let folder: URL
  let witness: Witness
  let secret: String
  let text: String
  let writable: String
  let box: String

  static func with(_ body: (Scene) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      for name in ["writable", "box"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      let scene = Scene(
        folder: folder, witness: try Witness(in: folder),
        secret: folder.appending(path: "secret").path,
        text: folder.appending(path: "witness.c").path,
        writable: folder.appending(path: "writable").path,
        box: folder.appending(path: "box").path)
      try "secret".write(toFile: scene.secret, atomically: true, encoding: .utf8)
      try body(scene)
    }
  }

  func confinement(_ level: ConfinementLevel) -> Confinement {
    var confinement = witness.confinement(level)
    confinement.readable.append(text)
    confinement.writable = [writable]
    confinement.box = box
    return confinement
  }

  func says(_ level: ConfinementLevel, _ arguments: String...) throws -> String {
    try witness.says(arguments, in: confinement(level)).trimmingSuffix("\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

struct ConfinementTests {
  @Test(arguments: Witness.levels)
  func `what honest programs do is possible`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      for arguments in [
        ["thread"], ["kill-itself"], ["read", "/dev/urandom"], ["write", "/dev/null"],
        ["read", scene.witness.path], ["read", "/proc/self/stat"], ["write", "\(scene.box)/file"],
        ["symlink", "\(scene.box)/link"], ["mkdir", "\(scene.box)/folder"],
        ["write", "\(scene.writable)/file"], ["mkdir", "\(scene.writable)/folder"],
        ["write", "\(scene.writable)/folder/file"],
      ] {
        let said = try scene.witness.says(arguments, in: scene.confinement(level))
        #expect(said == "ok\n", "\(arguments)")
      }
      // What is written to a folder is there afterwards, and can be written again by the next run.
      #expect(FileManager.default.fileExists(atPath: "\(scene.writable)/folder/file"))
    }
  }

  @Test(arguments: Witness.levels)
  func `what no program needs is refused`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      let refused = [String(EPERM), String(ENOSYS)]
      for arguments in [
        ["fork"], ["vfork"], ["clone3"], ["exec", "/bin/true"], ["exec", scene.witness.path],
        ["execveat", scene.witness.path], ["socket", "1"], ["socket", "2"], ["socket", "10"],
        ["socket", "16"], ["socket", "40"], ["kill", "\(getpid())"], ["kill-parent"],
        ["kill-all"], ["ptrace"], ["mount", scene.box], ["chroot", scene.box], ["unshare"],
        ["setsid"], ["memfd"], ["io_uring"], ["shm"], ["keyring"],
      ] {
        let said = try scene.witness.says(arguments, in: scene.confinement(level))
        #expect(refused.contains(said.trimmingSuffix("\n")), "\(arguments): \(said)")
      }
      #expect(try scene.says(level, "capabilities") == "ok")
      if getuid() == 0 { #expect(try scene.says(level, "user") != "0") }
    }
  }

  @Test(arguments: Witness.levels.filter { $0 >= .strong })
  func `files outside cannot be reached, and those to be read cannot be changed`(
    level: ConfinementLevel
  ) throws {
    try Scene.with { scene throws in
      let refused = [EACCES, ENOENT, EROFS, EPERM].map(String.init)
      for arguments in [
        ["read", scene.secret], ["write", scene.secret], ["read", "/etc/passwd"], ["read", "/"],
        ["read", "/proc"], ["read", "/proc/1/environ"], ["read", scene.folder.path],
        ["write", scene.text], ["chmod", scene.text], ["mkdir", "/folder"],
        ["write", "\(scene.folder.path)/new"], ["symlink", "\(scene.writable)/link"],
      ] {
        let said = try scene.witness.says(arguments, in: scene.confinement(level))
        #expect(refused.contains(said.trimmingSuffix("\n")), "\(arguments): \(said)")
      }
    }
  }

  @Test(arguments: Witness.levels)
  func `what may start programs cannot give them more than it has`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      var confinement = scene.confinement(level)
      confinement.startsPrograms = true
      func says(_ arguments: String...) throws -> String {
        try scene.witness.says(arguments, in: confinement).trimmingSuffix("\n")
      }
      let path = scene.witness.path
      #expect(try says("spawn", path, "write", "\(scene.writable)/file") == "ok")
      #expect(try says("spawn", path, "spawn", path, "thread") == "ok")
      let refused = [EPERM, ENOSYS, EACCES, ENOENT, EROFS].map(String.init)
      for attempt in [
        ["fork"], ["clone3"], ["socket", "1"], ["socket", "2"], ["kill", "\(getpid())"],
        ["kill-all"], ["ptrace"], ["mount", scene.box], ["unshare"], ["setsid"],
        ["memfd"], ["io_uring"], ["execveat", path],
      ] {
        let said = try scene.witness.says(["spawn", path] + attempt, in: confinement)
        #expect(refused.contains(said.trimmingSuffix("\n")), "\(attempt): \(said)")
      }
      #expect(try says("spawn", path, "capabilities") == "ok")
      guard level >= .strong else { return }
      for attempt in [
        ["read", scene.secret], ["read", "/etc/passwd"], ["write", scene.text],
        ["mkdir", "\(scene.folder.path)/new"],
      ] {
        let said = try scene.witness.says(["spawn", path] + attempt, in: confinement)
        #expect(refused.contains(said.trimmingSuffix("\n")), "\(attempt): \(said)")
      }
    }
  }

  @Test(arguments: Witness.levels)
  func `programs that were started are few, and none is left`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      var confinement = scene.confinement(level)
      confinement.startsPrograms = true
      let sign = "\(scene.writable)/begun"
      #expect(try scene.witness.says(["leave", sign], in: confinement) == "ok\n")
      #expect(FileManager.default.fileExists(atPath: sign))
      if getuid() == 0 || level == .full {
        let many = try scene.witness.says(["spawn-many"], in: confinement)
        let count = try #require(Int(many.trimmingSuffix("\n")))
        #expect((1..<Confinement.mostProcesses).contains(count))
      }
      #if os(Linux)
        #expect(!commandLines().contains { $0.contains(scene.witness.path) })
      #endif
    }
  }

  @Test(arguments: Witness.levels.filter { $0 == .full })
  func `the box is small, is not for code, and is gone after the run`(
    level: ConfinementLevel
  ) throws {
    try Scene.with { scene throws in
      let left = "\(scene.box)/left behind"
      try "text".write(toFile: left, atomically: true, encoding: .utf8)
      #expect(try scene.says(level, "read", left) == String(ENOENT))
      #expect(try scene.says(level, "fill", scene.box) == "64")
      let files = try #require(Int(try scene.says(level, "create", scene.box)))
      #expect((1000..<4096).contains(files))
      #expect(try scene.says(level, "map", "\(scene.box)/code") == String(EPERM))
      #expect(try scene.says(level, "map", "\(scene.writable)/code") == String(EPERM))
      #expect(try FileManager.default.contentsOfDirectory(atPath: scene.box) == ["left behind"])
    }
  }

  @Test(arguments: Witness.levels)
  func `a program that must not be read is loaded, and its memory is not a file`(
    level: ConfinementLevel
  ) throws {
    try Scene.with { scene throws in
      #expect(chmod(scene.witness.path, 0o111) == 0)
      var confinement = scene.confinement(level)
      confinement.readable.removeAll { $0 == scene.witness.path }
      confinement.executable = scene.witness.path
      func says(_ arguments: String...) throws -> String {
        try scene.witness.says(arguments, in: confinement).trimmingSuffix("\n")
      }
      let refused = [EACCES, EPERM, EROFS].map(String.init)
      #expect(try says("thread") == "ok")
      #expect(try says("mem") == String(EACCES))
      #expect(try says("read", scene.witness.path) == String(EACCES))
      #expect(try refused.contains(says("write", scene.witness.path)))
      #expect(try refused.contains(says("chmod", scene.witness.path)))
      #expect(try says("read", scene.witness.path) == String(EACCES))
    }
  }

  @Test(arguments: Witness.levels)
  func `a program that must not be read and could be does not start`(
    level: ConfinementLevel
  ) throws {
    try Scene.with { scene throws in
      var confinement = scene.confinement(level)
      confinement.readable.removeAll { $0 == scene.witness.path }
      confinement.executable = scene.witness.path
      let step = "hide \(scene.witness.path)"
      #expect(throws: SpawnError.failed(step: step, code: EACCES)) {
        try scene.witness.says(["thread"], in: confinement)
      }
    }
  }

  @Test(arguments: Witness.levels) func `limits hold`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      func end(_ what: String, _ limits: Limits) throws -> Outcome.End {
        try run(
          Command(executable: scene.witness.path, arguments: [what]), limits: limits,
          confinement: scene.confinement(level)
        ).end
      }
      #expect(try end("spin", Limits(wall: .seconds(1))) == .timedOut)
      #expect(try end("spin", Limits(wall: .seconds(60), cpu: .seconds(1))) == .signalled(SIGXCPU))
      #expect(try end("eat", Limits(memory: 256 << 20)) == .signalled(SIGSEGV))
    }
  }

  @Test(arguments: Witness.levels)
  func `runs side by side have users of their own`(level: ConfinementLevel) throws {
    try Scene.with { scene throws in
      let users = Users()
      DispatchQueue.concurrentPerform(iterations: 50) { _ in
        users.add((try? scene.says(level, "user")) ?? "none")
      }
      #expect(!users.all.contains("none"))
      #expect(Set(users.all).count == (getuid() == 0 ? 50 : 1))
    }
  }

  @Test(arguments: Witness.levels)
  func `a killed caller takes its confined runs along`(level: ConfinementLevel) async throws {
    let mark = "atelier-test-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: mark)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = folder.path as String, name = level.rawValue as String] in
      let witness = try Witness(in: URL(filePath: path))
      let level = try #require(ConfinementLevel(rawValue: name))
      var confinement = witness.confinement(level)
      confinement.writable = ["\(path)/writable"]
      try FileManager.default.createDirectory(
        atPath: "\(path)/writable", withIntermediateDirectories: true)
      DispatchQueue(label: "run").async { [confinement] in
        _ = try? witness.says(
          ["wait", "\(path)/writable/begun"], in: confinement, limits: Limits(wall: .seconds(300)))
      }
      while !FileManager.default.fileExists(atPath: "\(path)/writable/begun") { usleep(10_000) }
      kill(getpid(), SIGKILL)
    }
    #if os(Linux)
      eventually { !commandLines().contains { $0.contains(mark) } }
    #endif
    try FileManager.default.removeItem(at: folder)
  }
}

/// What several threads have found.
private final class Users: Sendable {
  private let found = Mutex<[String]>([])
  var all: [String] { found.withLock { $0 } }
  func add(_ user: String) { found.withLock { $0.append(user) } }
}

#if os(Linux)
  /// Of every process on this machine that we can see.
  private func commandLines() -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { Int($0) != nil && Int32($0) != getpid() }.compactMap {
      try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
    }
  }
#endif
