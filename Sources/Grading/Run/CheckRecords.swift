/// What a run of checks said on its channel, check by check.
struct CheckRecords: Equatable {
  struct Record: Equatable {
    var failures: [String] = []
    var skipReason: String?
    /// Nil while the check has begun and not ended.
    var seconds: Double?
  }

  /// By the checks' ids; a check that never began is not here.
  private(set) var checks: [String: Record] = [:]
  /// Whether the run came to its end, the last class's teardown included.
  private(set) var isDone = false
  /// The check that began last.
  private(set) var last: String?
  /// What the program said of its own end, if it broke off.
  private(set) var accident: Accident?

  /// The check in which the run broke off.
  var interrupted: String? { last.flatMap { checks[$0]?.seconds == nil ? $0 : nil } }

  /// Reads the records that the kit `CheckDriver` writes; what is cut off or foreign counts as not said.
  init(channel: [UInt8]) {
    // A record that is cut off may read like a shorter one.
    guard let end = channel.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in channel[..<end].split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map(Self.unescaped)
      read(fields)
    }
  }

  private mutating func read(_ fields: [String]) {
    switch (fields.first, fields.count) {
    case ("start", 2):
      // What has failed once stays failed.
      checks[fields[1], default: Record()].seconds = nil
      last = fields[1]
    case ("fail", 3): checks[fields[1]]?.failures.append(fields[2])
    case ("skip", 3): checks[fields[1]]?.skipReason = fields[2]
    case ("end", 3): checks[fields[1]]?.seconds = Double(fields[2])
    case ("done", 1): isDone = true
    default: accident = Accident(fields) ?? accident
    }
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
