import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc

  /// The surroundings of a batch of attacks, full of things that must be neither read nor changed.
  final class AttackScene {
    let root: URL
    let course: URL
    let bait: Bait
    /// What must not be shown to anybody, by what it is called in a report of the tests.
    let secrets: [String: String]
    private let level: ConfinementLevel
    private let listeners: AttackListeners
    private let mark = AttackScene.token()
    private let programsBefore = Set(AttackScene.programs())
    private var before: [String: [String: Data]] = [:]

    static let cache = Atelier.buildFolder.appending(path: "AttackTests.cache")

    init(in folder: URL, at level: ConfinementLevel) throws {
      root = folder
      self.level = level
      course = folder.appending(path: "course")
      secrets = Dictionary(
        uniqueKeysWithValues: [
          "a solution", "a comment in the checks", "a constant of the checks",
          "a file in the grader's home", "the grader's environment", "a file of somebody else",
        ].map { ($0, Self.token()) })
      listeners = try AttackListeners(in: folder, mark: mark)
      bait = Bait(words: [
        "MARK": mark, "COURSE": course.path, "HOME": folder.appending(path: ".home").path,
        "CACHE": Self.cache.path, "OUTSIDE": folder.appending(path: "outside").path,
        "GRADER": Atelier.program, "TCP": "\(listeners.port)", "UDP": "\(listeners.datagramPort)",
        "UNIX": listeners.path, "ABSTRACT": listeners.abstractName,
      ])
      try plant()
    }

    /// The grader as it is started here.
    func atelier() throws -> Atelier {
      var atelier = try Atelier(in: root)
      atelier.environment["XDG_CACHE_HOME"] = Self.cache.path
      atelier.environment["ATELIER_COURSE"] = course.path
      atelier.environment["ATELIER_CONFINEMENT"] = level.rawValue
      atelier.environment["TMPDIR"] = root.appending(path: "tmp").path
      atelier.environment["CANARY"] = secrets["the grader's environment"]
      return atelier
    }

    private func plant() throws {
      try root.copy(Attack.files.appending(path: "course"), to: "course")
      for (file, word, secret) in [
        ("Solutions/till/cart/Cart.swift", "@@SOLUTION@@", "a solution"),
        ("Exercises/till/cart/Checks/Step1Filling.swift", "@@COMMENT@@", "a comment in the checks"),
        ("Exercises/till/cart/Checks/Step2Paying.swift", "@@COMMENT@@", "a comment in the checks"),
        ("Exercises/till/cart/Checks/Step1Filling.swift", "@@CHECK@@", "a constant of the checks"),
      ] {
        let text = try course.text(of: file)
        try course.write(text.replacing(word, with: secrets[secret] ?? ""), to: file)
      }
      try root.write(secrets["a file in the grader's home"] ?? "", to: ".home/secret.txt")
      try root.write(secrets["a file of somebody else"] ?? "", to: "outside/secret.txt")
      for path in ["outside", "outside/secret.txt", ".home"] {
        chmod(root.appending(path: path).path, 0o777)
      }
      try root.write("", to: "tmp/.keep")
      chmod(root.appending(path: "tmp").path, 0o777)
    }

    /// Forgets every grade and object, so that nothing is answered from an earlier run.
    static func emptyStore() {
      for kind in ["grades", "objects", "checks"] {
        // It is not there in a fresh cache.
        try? FileManager.default.removeItem(at: cache.appending(path: "atelier/store/\(kind)"))
      }
    }

    /// Has the kits compiled, which the picture that is taken next shall show.
    func warmUp() throws {
      let folder = root.appending(path: "warm-up")
      try folder.copy(course.appending(path: "Solutions/till/cart/Cart.swift"), to: "Cart.swift")
      let ran = try atelier().run(
        "grade", folder.path, "--exercise", Attack.exercise)
      guard ran.code == 0 else { throw Unfit(ran: ran) }
    }

    /// The reference solution does not pass, so that no other verdict means anything.
    struct Unfit: Error { var ran: Ran }

    func takePicture() {
      before = picture()
    }

    /// Everything that is not as it was, a sentence each.
    func changes() -> [String] {
      var found = listeners.heard().map { "a socket was called: \($0)" }
      let after = picture()
      for (place, files) in before {
        let now = after[place] ?? [:]
        for (path, bytes) in files where now[path] != bytes {
          found.append("\(place): \(path) was \(now[path] == nil ? "removed" : "changed")")
        }
        guard place != "modules" else { continue }
        for path in now.keys where files[path] == nil { found.append("\(place): \(path) is new") }
      }
      let scratch = Self.cache.appending(path: "atelier/scratch").path
      let shared = ["/tmp", "/var/tmp", "/dev/shm", "/", "/run", "/root", "/home"]
      let left =
        names(in: scratch).map { "\(scratch)/\($0)" }
        + shared.flatMap { folder in
          names(in: folder).filter { $0.contains(mark) }.map { "\(folder)/\($0)" }
        }
      found += left.map { "\($0) is left" } + programsLeft()
      for path in left { removeEvenIfDeep(path) }
      return found.sorted()
    }

    /// What an attack has made hard to remove would trouble every batch after it.
    private func removeEvenIfDeep(_ path: String) {
      var open = [path]
      var moved = 0
      while let next = open.popLast() {
        // A link is never followed: what it leads to is not ours.
        guard isFolder(next) else {
          unlink(next)
          continue
        }
        chmod(next, 0o700)
        for name in names(in: next) {
          // Each folder is taken out of the one above it, so that no path gets long.
          let place = "\(root.path)/removed-\(moved)"
          moved += 1
          if rename("\(next)/\(name)", place) == 0 { open.append(place) }
        }
        rmdir(next)
      }
    }

    private func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Contents by place and path; of links their target.
    private func picture() -> [String: [String: Data]] {
      let cache = Self.cache.appending(path: "atelier")
      return [
        "course": contents(of: course), "home": contents(of: root.appending(path: ".home")),
        "outside": contents(of: root.appending(path: "outside")),
        "TMPDIR": contents(of: root.appending(path: "tmp")),
        "submissions": contents(of: root.appending(path: "work")),
        "kits": contents(of: cache.appending(path: "kits")),
        "modules": contents(of: cache.appending(path: "modules")),
        "build": contents(of: URL(filePath: Atelier.program)),
      ]
    }

    private func contents(of folder: URL) -> [String: Data] {
      var found: [String: Data] = [:]
      var open = [folder.path]
      while let path = open.popLast() {
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
          found[path] = Data()
          open += names(in: path).map { "\(path)/\($0)" }
        case S_IFREG: found[path] = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        default: found[path] = Data("\(status.st_mode)".utf8)
        }
      }
      return found
    }

    private func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// Programs of the batch that are still there when the grader is gone.
    ///
    /// Other tests grade at the same time: what ends by itself soon was not ours.
    private func programsLeft() -> [String] {
      var suspects = Set(Self.programs()).subtracting(programsBefore).filter(isOfGrading)
      var polls = 0
      while !suspects.isEmpty, polls < 400 {
        usleep(20_000)
        polls += 1
        suspects = suspects.filter(isOfGrading)
      }
      let left = suspects.map { "a process is left: \($0) \(line(of: $0))" }
      for program in suspects where isOurs(program) { kill(program, SIGKILL) }
      return left
    }

    private static func programs() -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }
    }

    private func isOfGrading(_ program: pid_t) -> Bool {
      if isOurs(program) { return true }
      var status = stat()
      guard stat("/proc/\(program)", &status) == 0 else { return false }
      let space = link("/proc/\(program)/ns/user")
      return status.st_uid != geteuid() || (space != nil && space != link("/proc/self/ns/user"))
    }

    private func isOurs(_ program: pid_t) -> Bool {
      let environment = bytes("/proc/\(program)/environ")
      let facts = environment + " " + line(of: program)
      return [Self.cache.path, root.path, mark].contains { facts.contains($0) }
    }

    private func line(of program: pid_t) -> String {
      ["exe", "cwd"].compactMap { link("/proc/\(program)/\($0)") }.joined(separator: " ")
        + " " + bytes("/proc/\(program)/cmdline")
    }

    private func bytes(_ path: String) -> String {
      // It may be gone by now.
      let data = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
      return String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
    }

    private func link(_ path: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    /// Letters that nothing else on this machine says.
    private static func token() -> String {
      String((0..<24).compactMap { _ in "bcdfghjkmnpqrstvwxz".randomElement() })
    }
  }
#endif
