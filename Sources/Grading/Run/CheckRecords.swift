/// What a run of checks said on its channel, check by check.
struct CheckRecords: Equatable {
  struct Place: Equatable {
    var file: String
    var line: Int
  }

  struct Record: Equatable {
    var failures: [String] = []
    /// Where in the learner's files a failure is, by its place among them.
    var places: [Int: Place] = [:]
    /// What the learner's code came to, where that is compared elsewhere.
    var values: [Value] = []
    var skipReason: String?
    /// Nil while the check has begun and not ended.
    var seconds: Double?
    /// Whether a failure was heard at its end that was none.
    var isHeard = false
    /// Whether it asked what the compiler knows of the code; told only by a program of several versions.
    var asksForFacts = false
    /// Whether the canary was heard after it, so that its word counts.
    var isConfirmed = false
  }

  /// What one assertion has looked at, in words, and what the assertion says where that is wrong.
  struct Value: Equatable {
    var text: String
    var message = ""
  }

  /// By the checks' ids; a check that never began is not here.
  private(set) var checks: [String: Record] = [:]
  /// Whether the run came to its end, the last class's teardown included.
  private(set) var isDone = false
  /// The check that began last.
  private(set) var last: String?
  /// What the program said of its own end, if it broke off.
  private(set) var accident: Accident?
  /// Why nothing of this can be believed, if something else than the checks had a hand in it.
  private(set) var tampering: Tampering?

  enum Tampering: Equatable {
    /// A line that the checks' driver did not write, or not at that place.
    case foreignRecord
    /// Something that has to fail has passed: a name or an operator means something else.
    case silentCanary
    /// A check at whose end no failure could be heard any more.
    case deafCheck
  }

  /// The check in which the run broke off.
  var interrupted: String? { last.flatMap { checks[$0]?.seconds == nil ? $0 : nil } }

  private let order: RunOrder
  /// Whether the canary was heard since a check ended.
  private var hasSung = false
  private var count = 0

  static func == (first: CheckRecords, second: CheckRecords) -> Bool {
    first.checks == second.checks && first.isDone == second.isDone && first.last == second.last
      && first.accident == second.accident && first.tampering == second.tampering
  }

  /// Reads the records that the kit `CheckDriver` writes; what is cut off counts as not said.
  init(channel: [UInt8], of order: RunOrder) {
    self.order = order
    // A record that is cut off may read like a shorter one.
    guard let end = channel.lastIndex(of: UInt8(ascii: "\n")) else {
      if !channel.isEmpty, !isBeginning(channel[...]) { tampering = .foreignRecord }
      return
    }
    let lines = channel[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines where tampering == nil {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map(Self.unescaped)
      if !read(fields) { tampering = tampering ?? .foreignRecord }
    }
    if !isBeginning(channel[(end + 1)...]) { tampering = tampering ?? .foreignRecord }
  }

  /// Whether this may be a genuine record that was cut off.
  private func isBeginning(_ rest: ArraySlice<UInt8>) -> Bool {
    zip(rest, order.secret.utf8).allSatisfy { $0 == $1 }
  }

  /// False for what the driver would not have written here.
  private mutating func read(_ fields: [String]) -> Bool {
    // Nothing is heard after the end.
    guard fields.count > 2, fields[0] == order.secret, !isDone else { return false }
    // While one thread ends the program, another may have said something more, which counts for nothing.
    guard accident == nil else { return true }
    let fields = Array(fields.dropFirst())
    if fields[0] == "-" {
      accident = Accident(Array(fields.dropFirst()))
      return accident != nil
    }
    count += 1
    guard fields[0] == "\(count)" else { return false }
    return read(name: fields[1], Array(fields.dropFirst(2)))
  }

  private mutating func read(name: String, _ fields: [String]) -> Bool {
    switch (name, fields.count) {
    case ("canary", 1): return hear(fields[0])
    case ("done", 0): isDone = interrupted == nil && hasSung
    case ("start", 1):
      guard hasSung, checks[fields[0]] == nil, order.checks.contains(fields[0]) else {
        return false
      }
      checks[fields[0]] = Record()
      last = fields[0]
      hasSung = false
    case ("fail", 4):
      guard let current = interrupted, current == fields[0], let line = Int(fields[3]) else {
        return false
      }
      let number = checks[current]?.failures.count ?? 0
      checks[current]?.places[number] = Place(file: fields[2], line: line)
      checks[current]?.failures.append(fields[1])
    case ("facts", 1):
      guard let current = interrupted, current == fields[0] else { return false }
      checks[current]?.asksForFacts = true
    case ("heard", 1):
      guard let current = interrupted, current == fields[0] else { return false }
      checks[current]?.isHeard = true
    case ("value", 3), ("fail", 2), ("skip", 2), ("end", 2):
      guard let current = interrupted, current == fields[0] else { return false }
      switch name {
      case "value": checks[current]?.values.append(Value(text: fields[1], message: fields[2]))
      case "fail": checks[current]?.failures.append(fields[1])
      case "skip": checks[current]?.skipReason = fields[1]
      default:
        guard let seconds = Double(fields[1]), let record = checks[current] else { return false }
        guard record.isHeard || !record.failures.isEmpty else {
          tampering = .deafCheck
          return false
        }
        checks[current]?.seconds = seconds
      }
    default: return false
    }
    return name != "done" || isDone
  }

  private mutating func hear(_ song: String) -> Bool {
    guard interrupted == nil, !hasSung else { return false }
    let singer = last ?? order.checks.first
    guard song == singer.flatMap({ order.canaries[$0] }).map(String.init) else {
      tampering = .silentCanary
      return false
    }
    hasSung = true
    if let last { checks[last]?.isConfirmed = true }
    return true
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in field {
      if isEscape {
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        default: bytes.append(byte)
        }
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CheckRecords.Tampering {
  /// What a learner is told of it.
  var words: String {
    switch self {
    case .foreignRecord:
      "Tampered with: the program wrote where only the checks report their results. "
        + "Leave files alone that the program has not opened itself."
    case .silentCanary:
      "Tampered with: something in these files changes what the checks themselves mean, such as `==` for "
        + "numbers, or a type or function named like one of Swift's own. Give it a name of its own."
    case .deafCheck:
      "Tampered with: after this code no failure of a check is heard any more. It writes into memory that is not "
        + "its own."
    }
  }
}
