import CSandbox
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One thing that no confined program may do, tried in a confinement made for that.
package struct BreakOutAttempt: Sendable, Equatable {
  package var what: String
  package var isRefused: Bool
}

/// Which level of confinement this machine has, and how that is known.
package struct ConfinementSurvey: Sendable, Equatable {
  package var level: ConfinementLevel
  /// Why the next higher level is not there; `nil` at the highest.
  package var reason: String?
  /// What was tried at this level, all of it refused.
  package var attempts: [BreakOutAttempt]

  /// What all processes of a run share a bound of, such as memory; empty where no control groups can be had.
  package var groups: [String] {
    let controllers = Set(DelegatedGroup.ofThisProcess.flatMap(\.controllers))
    return controllers.map(\.rawValue).sorted().map { $0 == "pids" ? "processes" : $0 }
  }

  /// Made when it is first asked for, in some milliseconds.
  package static let ofThisMachine = make()

  private static func make() -> ConfinementSurvey {
    var reason: String?
    for level in ConfinementLevel.allCases.reversed() where level != .none {
      do {
        let attempts = try attempts(at: level)
        guard let success = attempts.first(where: { !$0.isRefused }) else {
          return ConfinementSurvey(level: level, reason: reason, attempts: attempts)
        }
        reason = "A program could \(success.what)."
      } catch {
        reason = error.reason
      }
    }
    if geteuid() == 0, !RunUser.mayChange { reason = rootWithoutRights }
    return ConfinementSurvey(level: .none, reason: reason, attempts: [])
  }

  private static let rootWithoutRights =
    "Learners' programs would run as root here, and could read the checks in their own memory: this root may "
    + "not run programs as other users, or there are none in this container. Start Atelier as another user, in "
    + "Docker with `--user 1000`; or leave root the capabilities CHOWN, DAC_OVERRIDE, FOWNER, KILL, SETGID and "
    + "SETUID."

  /// Never none: a run in which nothing was tried is a failure.
  private static func attempts(
    at level: ConfinementLevel
  ) throws(SpawnError) -> [BreakOutAttempt] {
    let folder = ProbeFolder(at: try ProbeFolder.makePath())
    guard unsafe access(folder.canary, R_OK) == 0 else {
      throw .failed(step: "make a folder for a survey", code: errno)
    }
    var launch = Launch(
      Command(executable: "/nothing"), limits: Limits(wall: .seconds(5)),
      confinement: Confinement(
        readable: Confinement.largePages, writable: [folder.writable], box: folder.box, level: level
      ))
    // Where files of the user are in reach, the memory of the user's processes may be, too.
    launch.canary = level >= .strong ? folder.canary : "/proc/\(getpid())/mem"
    let attempts = try BreakOutAttempt.all(in: launch)
    guard !attempts.isEmpty else { throw .failed(step: "try to break out", code: ECHILD) }
    return attempts
  }
}

/// What a survey needs on disk; it is gone when this value is, or, after a kill, by the janitor or with the next survey.
struct ProbeFolder: ~Copyable {
  private static let namePrefix = "atelier-survey-"

  private let path: String
  var canary: String { "\(path)/canary" }
  var writable: String { "\(path)/writable" }
  var box: String { "\(path)/box" }

  /// A folder that cannot be made here is noticed by the first step that looks for it.
  init(at path: String) {
    self.path = path
    let file = unsafe open(canary, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
    if file >= 0 { close(file) }
    for folder in [writable, box] { unsafe mkdir(folder, 0o755) }
  }

  private static var places: [String] {
    let own = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    return [own, "/tmp", "/var/tmp", "/dev/shm"].compactMap(\.self).filter { $0.hasPrefix("/") }
  }

  fileprivate static func makePath() throws(SpawnError) -> String {
    removeLeftovers { kill($0, 0) < 0 && errno == ESRCH }
    let places = places
    for place in places.filter(isOpenToAll) + places {
      var name = Array("\(place)/\(namePrefix)\(getpid())-XXXXXX".utf8)
      name.append(0)
      let isMade = unsafe name.withUnsafeMutableBytes { bytes in
        unsafe bytes.baseAddress.flatMap { unsafe mkdtemp($0.assumingMemoryBound(to: CChar.self)) }
          != nil
      }
      guard isMade else { continue }
      let path = String(decoding: name.dropLast(), as: UTF8.self)
      if unsafe chmod(path, 0o755) == 0 { return path }
    }
    throw .failed(step: "make a folder for a survey", code: errno)
  }

  /// Whether root's programs reach what is in a folder, as users of their own.
  private static func isOpenToAll(_ folder: String) -> Bool {
    var path = ""
    return folder.split(separator: "/").allSatisfy { name in
      path += "/\(name)"
      var about = stat()
      return unsafe stat(path, &about) == 0 && about.st_mode & 0o001 != 0
    }
  }

  /// Removes the folders of processes that had no time for that.
  static func removeLeftovers(of hasEnded: (pid_t) -> Bool) {
    for place in places {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      where name.hasPrefix(namePrefix) {
        let maker = pid_t(name.dropFirst(namePrefix.count).prefix { $0 != "-" })
        var about = stat()
        // Others may put what they like into such a place: only a folder of our own, never through a link.
        guard let maker, hasEnded(maker), unsafe lstat("\(place)/\(name)", &about) == 0,
          about.st_uid == geteuid(), about.st_mode & S_IFMT == S_IFDIR
        else { continue }
        _ = Self(existing: "\(place)/\(name)")
      }
    }
  }

  private init(existing path: String) { self.path = path }

  deinit {
    unsafe unlink(canary)
    for folder in [writable, box, path] { unsafe rmdir(folder) }
  }
}
