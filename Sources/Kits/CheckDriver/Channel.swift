import Foundation

/// What the grader asks of this run, as it stands on standard input, and the way back to the grader.
///
/// The first line is the run's secret, the second how many seconds a check may take, the third the
/// number that all chance comes from, the fourth the learner's modules, the fifth what the properties of
/// types are called whose names are given, the sixth the names of types that are errors, the seventh those of
/// types to be tried out, the eighth those of the system's coarse types that somebody else than the learner uses, the
/// ninth those of that one's enumerations, and each line after that the id of a check. An empty line ends them; what
/// follows is known of the learner's code. A mark behind the name of a property says that it is a number or a text.
/// Neither the program's arguments nor its environment say any of it.
struct Order {
  let secret: [UInt8]
  let limit: Double
  let seed: UInt64
  let learnerModules: [String]
  /// The names of the properties that values of a type are known to have, by the type's name.
  let properties: [String: Set<String>]
  /// Those of them that are numbers and texts.
  let plainProperties: [String: Set<String>]
  /// The names of types that somebody else than the learner says are errors.
  let errorTypes: Set<String>
  let literalTypes: [String]
  let coarseTypes: Set<String>
  let enumerations: Set<String>
  let checks: [String]
  /// What the compiler knows of the learner's code, as the kit `StructureChecks` reads it.
  let facts: [UInt8]
  /// With what the program exits when it has come to its end, as only the one who asked knows.
  let exitStatus: Int32

  /// Reads standard input to its end and puts nothing in its place.
  static func read() -> Order {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    let nothing = open("/dev/null", O_RDONLY)
    if nothing > STDIN_FILENO {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    return Order(bytes)
  }

  private init(_ bytes: [UInt8]) {
    // The fifth and the four after it may be empty, too.
    let ends = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }
    let ninth = ends.dropFirst(8).first ?? bytes.count
    let end = ends.first { $0 > ninth && bytes[$0 - 1] == UInt8(ascii: "\n") } ?? bytes.count
    facts = Array(bytes[end...].dropFirst())
    let lines = bytes[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    secret = lines.first.map(Array.init) ?? []
    let words = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    limit = words.first.flatMap(Double.init) ?? 0
    seed = words.dropFirst().first.flatMap(UInt64.init) ?? 0
    func list(_ line: Int) -> [String] {
      words.dropFirst(line).first?.split(separator: " ").map(String.init) ?? []
    }
    learnerModules = list(2)
    var (properties, plainProperties): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for words in list(3).map({ $0.split(separator: ":") }) {
      let type = String(words[0])
      let plain = Set(words.dropFirst().filter { $0.hasSuffix("!") }.map { String($0.dropLast()) })
      let others = words.dropFirst().filter { !$0.hasSuffix("!") }.map(String.init)
      plainProperties[type] = plain
      properties[type] = plain.union(others)
    }
    self.properties = properties
    self.plainProperties = plainProperties
    errorTypes = Set(list(4))
    literalTypes = list(5)
    coarseTypes = Set(list(6))
    enumerations = Set(list(7))
    checks = words.dropFirst(8).filter { !$0.isEmpty }
    let digits = String(decoding: secret.prefix(2), as: UTF8.self)
    exitStatus = Int32(2 + (Int(digits, radix: 16) ?? 0) % 100)
  }
}

/// The copy of file descriptor 3 that records go to: no check closes it by mistake.
let channel = { () -> Int32 in
  let copy = fcntl(3, F_DUPFD_CLOEXEC, 100 + Int32.random(in: 0..<100))
  guard copy >= 0 else { return 3 }
  // What is written or closed there from now on is nobody's business.
  let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
  if nothing >= 0 {
    dup2(nothing, 3)
    close(nothing)
  }
  return copy
}()

/// Says that a check begins: from now on `report(of:)` speaks of it.
func reportStart(of id: String) {
  lock.lock()
  defer { lock.unlock() }
  write("start", id)
  current = id
  hasAskedForFacts = false
}

/// Says something of the check that is under way, from whatever thread; of any other it comes too late.
func report(_ name: String, of id: String, _ more: String...) {
  lock.lock()
  defer { lock.unlock() }
  guard current == id else { return }
  write([name, id] + more)
  if name == "end" { current = nil }
}

/// Says what the check under way has found, as far as anybody would compare it, and what it is about.
func reportValue(_ text: String, message: String) {
  lock.lock()
  defer { lock.unlock() }
  guard let current else { return }
  write("value", current, shortened(text), String(message.prefix(1_000)))
}

/// A long text by its beginning, and by a number that tells it from those which begin alike.
private func shortened(_ text: String) -> String {
  let start = text.prefix(10_000)
  guard start.endIndex < text.endIndex else { return text }
  let number = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  return "\(start)… (\(text.utf8.count) bytes, \(String(number, radix: 16)))"
}

/// What the compiler knows of the learner's code; empty where no check asks for it.
public var structureFacts: [UInt8] { order.facts }

/// Says that the check under way asks for them, where the program is one of several versions of the
/// learner's code: the facts are not those of each.
public func noteQuestionForFacts() {
  guard isVersion else { return }
  lock.lock()
  defer { lock.unlock() }
  guard let current, !hasAskedForFacts else { return }
  hasAskedForFacts = true
  write("facts", current)
}

private let isVersion = CommandLine.argc == 3

/// Says something of the run as a whole.
func report(_ fields: String...) {
  lock.lock()
  defer { lock.unlock() }
  write(fields)
}

private func write(_ fields: String...) { write(fields) }

/// Writes one record: the secret, the record's number from 1, and its fields, parted by tabs.
private func write(_ fields: [String]) {
  // What the check has printed stands before the record of what it came to.
  fflush(nil)
  records += 1
  let text = fields.map(escaped).joined(separator: "\t")
  var bytes = (order.secret + Array("\t\(records)\t\(text)\n".utf8))[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { Foundation.write(channel, $0.baseAddress, $0.count) }
    if written < 0 && errno == EINTR { continue }
    // Nobody listens any more, so that nothing is left to be done.
    if written <= 0 { _exit(70) }
    bytes = bytes.dropFirst(written)
  }
}

private let lock = NSLock()
/// How many records were written.
private nonisolated(unsafe) var records = 0
/// The check that is under way.
private nonisolated(unsafe) var current: String?
/// Whether it has been noted that it asks for facts.
private nonisolated(unsafe) var hasAskedForFacts = false

private func escaped(_ field: String) -> String {
  var text = ""
  for scalar in field.unicodeScalars {
    switch scalar {
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
