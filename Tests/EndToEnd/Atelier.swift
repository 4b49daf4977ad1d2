import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a run of the built binary came to.
struct Ran: CustomStringConvertible {
  /// The exit code; 128 and more for a signal, as shells say it.
  var code: Int32
  var output: String
  var errors: String

  var description: String {
    "exit \(code)\n--- standard output\n\(output)\n--- standard error\n\(errors)"
  }
}

/// The built binary, as a user with a clean environment starts it.
struct Atelier {
  /// The folder that the run starts in.
  var directory: URL
  /// What is in the environment; a test changes it where it is about that.
  var environment: [String: String]

  /// A user whose home is below `folder`, who stands in `folder` and uses the fixture course.
  init(in folder: URL) throws {
    let home = folder.appending(path: ".home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    directory = folder
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.path, "XDG_CACHE_HOME": Self.cache.path, "ATELIER_COURSE": Self.course.path,
      "TERM": "dumb",
    ]
  }

  /// The folder that the build put the binary and these tests in.
  static let buildFolder: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let root = bundle.firstRange(of: ".xctest").map { String(bundle[..<$0.upperBound]) } ?? bundle
    return URL(filePath: root).deletingLastPathComponent().standardizedFileURL
  }()

  static let program = buildFolder.appending(path: "atelier").path

  /// Compiled kits and modules take seconds, so all tests share them and the next run finds them.
  static let cache = buildFolder.appending(path: "EndToEndTests.cache")

  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/course")

  /// Has a course of the counter alone, so that who counts right passes all there is.
  mutating func useCounterCourse() throws {
    try directory.copy(Self.course, to: ".course")
    let course = directory.appending(path: ".course")
    let outline = try course.text(of: "Lessons/SUMMARY.md").split(separator: "\n")
    try course.write(
      outline.filter { !$0.contains("shop") }.joined(separator: "\n") + "\n",
      to: "Lessons/SUMMARY.md")
    environment["ATELIER_COURSE"] = course.path
  }

  /// Sets what a workflow of Classroom 50 sets.
  mutating func enterClassroom() {
    for name in [
      "CLASSROOM", "ASSIGNMENT", "ASSIGNMENT_TYPE", "OWNER", "SUBMISSION_TAG", "COMMIT_URL",
      "RELEASE_URL", "REVIEW_URL",
    ] { environment[name] = "submit/1" }
  }

  /// Runs to the end and looks that nothing of the run is left behind.
  func run(
    _ arguments: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Ran {
    try run(arguments, input: input, sourceLocation: sourceLocation)
  }

  func run(
    _ arguments: [String], input: String = "", minutes: Int = 5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Ran {
    let running = try start(arguments, input: input)
    let ran = running.wait(minutes: minutes, sourceLocation: sourceLocation)
    expectNothingLeft(of: running.process, sourceLocation: sourceLocation)
    return ran
  }

  /// Starts without waiting, for tests that kill or that run two at once.
  func start(_ arguments: [String], input: String = "") throws -> Running {
    try start(shell: #"exec "$@""#, arguments: [Self.program] + arguments, input: input)
  }

  /// Runs a shell's line in which `"$@"` is the binary with its arguments, for pipes and redirections.
  func run(
    shell line: String, _ arguments: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Ran {
    try start(shell: line, arguments: [Self.program] + arguments)
      .wait(sourceLocation: sourceLocation)
  }

  /// Makes a program of a text. A shell writes it, because no system starts a file that somebody has open to write,
  /// and what this process has open is open for a moment in whatever its other tests start.
  func makeProgram(_ text: String, at path: String) throws {
    try directory.write(text, to: path + ".text")
    let made = try run(shell: #"cat "$2.text" >"$2" && chmod +x "$2""#, [path])
    try #require(made.code == 0, "\(made)")
  }

  private func start(shell: String, arguments: [String], input: String = "") throws -> Running {
    let files = FileManager.default.temporaryDirectory
      .appending(path: "atelier-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try Data(input.utf8).write(to: files.appending(path: "input"))
    let line =
      #"cd "$1" || exit 99; exec <"$2/input" >"$2/output" 2>"$2/errors"; shift 2; "# + shell
    let words = ["/bin/sh", "-c", line, "sh", directory.path, files.path] + arguments
    var process = pid_t()
    let code = withStrings(words) { words in
      withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        withSignalsOpen { posix_spawn(&process, "/bin/sh", nil, $0, words, environment) }
      }
    }
    try #require(code == 0, "/bin/sh cannot be started: \(code)")
    return Running(process: process, files: files)
  }

  /// The folders, and the locks of folders, that a process works in.
  static func scratch(of process: pid_t, cache: URL = cache) -> [String] {
    let places = [
      cache.appending(path: "atelier/scratch").path, "/dev/shm/atelier-\(geteuid())/scratch",
    ]
    let names = places.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return names.filter { $0.hasPrefix("\(process)-") }
  }

  private func expectNothingLeft(of process: pid_t, sourceLocation: SourceLocation) {
    let cache = environment["XDG_CACHE_HOME"].map { URL(filePath: $0) } ?? Self.cache
    let left = Self.scratch(of: process, cache: cache)
    #expect(left.isEmpty, "files of the run are left", sourceLocation: sourceLocation)
    let programs = runningPrograms(naming: "/scratch/\(process)-")
    #expect(programs.isEmpty, "processes of the run are left", sourceLocation: sourceLocation)
  }
}

/// A run under way.
struct Running {
  let process: pid_t
  fileprivate let files: URL

  func kill(_ signal: Int32 = SIGKILL) {
    // Who is gone already needs no signal.
    #if canImport(Glibc)
      _ = Glibc.kill(process, signal)
    #else
      _ = Darwin.kill(process, signal)
    #endif
  }

  /// What has been written to standard output until now.
  var output: String { text("output") }

  /// Waits for the end; a run that hangs is killed, so that the other tests get their turn.
  func wait(minutes: Int = 5, sourceLocation: SourceLocation = #_sourceLocation) -> Ran {
    var status: Int32 = 0
    var polls = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(2_000)
      polls += 1
      if polls == minutes * 30_000 {
        Issue.record("The run hangs; it was killed.", sourceLocation: sourceLocation)
        kill()
      }
    }
    let signal = status & 0x7f
    let ran = Ran(
      code: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: text("output"),
      errors: text("errors"))
    // Scratch of the test: what stays behind harms nobody.
    try? FileManager.default.removeItem(at: files)
    return ran
  }

  private func text(_ name: String) -> String {
    let data = try? Data(contentsOf: files.appending(path: name))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

/// Those programs of this machine whose file or command line has the text in it; none without `/proc`.
func runningPrograms(naming text: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.filter { Int32($0) != nil }.compactMap { name in
    // A process may end while we look at it.
    let words = (try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))) ?? Data()
    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
    let line = "\(file ?? "") \(String(decoding: words, as: UTF8.self))"
    return line.contains(text) ? "\(name): \(line)" : nil
  }
}

#if canImport(Glibc)
  private typealias SpawnAttributes = posix_spawnattr_t
#else
  private typealias SpawnAttributes = posix_spawnattr_t?
#endif

/// The threads that tests run on block signals, which a shell's child does not.
private func withSignalsOpen<Result>(
  _ body: (UnsafePointer<SpawnAttributes>) -> Result
) -> Result {
  #if canImport(Glibc)
    var attributes = SpawnAttributes()
  #else
    var attributes: SpawnAttributes = nil
  #endif
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  return body(&attributes)
}

private func withStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}

extension URL {
  /// Writes a file below this folder, with the folders on the way to it.
  func write(_ text: String, to path: String) throws {
    try write(bytes: Array(text.utf8), to: path)
  }

  func write(bytes: [UInt8], to path: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: appending(path: path)), as: UTF8.self)
  }

  /// Copies a file or folder to a path below this folder.
  func copy(_ source: URL, to path: String) throws {
    let target = appending(path: path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: target)
  }
}

/// Runs the body with a learner who stands in a fresh workspace.
func withWorkspace(_ body: (Atelier, URL) throws -> Void) throws {
  try withTemporaryDirectory { folder in
    var atelier = try Atelier(in: folder)
    let made = try atelier.run("init", "work")
    #expect(made.code == 0, "\(made)")
    atelier.directory = folder.appending(path: "work")
    try body(atelier, atelier.directory)
  }
}
