import FoundationEssentials

/// Everything that was measured.
struct Report: Encodable {
  private var schema = "atelier.bench/1"
  var machine: Machine
  var rounds: Int
  var isDebugBuild: Bool
  var lines: [Line]

  init(machine: Machine, rounds: Int, lines: [Line]) {
    self.machine = machine
    self.rounds = rounds
    self.lines = lines
    #if DEBUG
      isDebugBuild = true
    #else
      isDebugBuild = false
    #endif
  }

  var text: String {
    let failed = lines.flatMap(\.ratios).count { $0.isMet == false }
    let held = lines.flatMap(\.ratios).count { $0.isMet == true }
    var parts = [
      machine.description,
      "Medians of \(rounds) interleaved rounds unless said otherwise, with smallest…largest.",
      "", Table.text(of: lines), "", "\(held) bars met, \(failed) not.",
    ]
    if isDebugBuild { parts.append("This is a debug build: the figures say nothing.") }
    return parts.joined(separator: "\n") + "\n"
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}
