import FoundationEssentials

/// What was asked for on the command line.
struct Options {
  var rounds = 9
  var rows: Set<RowName> = Set(RowName.allCases)
  var workloads: Set<String> = []
  var isQuick = false
  var json: String?
  var store = false
  var help = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var only: Set<RowName> = []
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError("Missing value for '\(option)'.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": help = true
      case "--quick": isQuick = true
      case "--store": store = true
      case "--json":
        // Measuring goes on in other folders.
        json = URL(filePath: try value(of: argument)).absoluteURL.path
      case "--rounds": rounds = try Self.count(try value(of: argument))
      case "--only": only.insert(try Self.row(named: try value(of: argument)))
      case "--workload": workloads.insert(try Self.workload(named: try value(of: argument)))
      default: throw UsageError("Unknown option '\(argument)'.")
      }
    }
    if !only.isEmpty { rows = only }
    let isWhole = rounds >= 9 && only.isEmpty && workloads.isEmpty && !isQuick
    guard isWhole || !store else {
      throw UsageError("'--store' keeps whole tables of at least 9 rounds only.")
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw UsageError("'--rounds' takes a number from 1, not '\(text)'.")
    }
    return count
  }

  private static func row(named name: String) throws -> RowName {
    guard let row = RowName(rawValue: name) else {
      let names = RowName.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("There is no row '\(name)'; the rows are \(names).")
    }
    return row
  }

  private static func workload(named name: String) throws -> String {
    guard Workload.names.contains(name) else {
      let names = Workload.names.joined(separator: ", ")
      throw UsageError("There is no workload '\(name)'; the workloads are \(names).")
    }
    return name
  }

  /// The workloads of a row that is measured with some of them unless others are asked for.
  func workloads(orElse usual: [String]) -> [String] {
    workloads.isEmpty ? usual : Workload.names.filter(workloads.contains)
  }

  static let helpText = """
    OVERVIEW: Measure Atelier against the floor and against `swift test`.

    Measures the `atelier` that lies beside this program, as its users call it, and
    prints one table. The floor is what no grader can avoid: bare calls of the
    compiler and the linker, and one run of the checks. Every figure is the median
    of interleaved rounds, with the smallest and the largest. Best on a machine with
    nothing else to do.

    USAGE: atelier-bench [--rounds <n>] [--only <row>] ... [--workload <name>] ...
           [--quick] [--json <file>] [--store]

    OPTIONS:
      --rounds <n>            How many rounds. (default: 9)
      --only <row>            Measure this row only. May be repeated. (values:
                              \(RowName.allCases.prefix(5).map(\.rawValue).joined(separator: ", ")),
                              \(RowName.allCases.dropFirst(5).map(\.rawValue).joined(separator: ", ")))
      --workload <name>       Measure with this workload only. May be repeated.
                              (values: \(Workload.names.joined(separator: ", ")))
      --quick                 Leave out what takes minutes: 1,000 different
                              submissions become copies of 100.
      --json <file>           Write everything, with all samples.
      --store                 Replace Sources/atelier-bench/Results.
      -h, --help              Show help information.

    Exits with 0 whether or not a bar is met, 1 if something could not be measured,
    64 if the command line was not understood.
    """
}

/// The rows of the table, as `--only` names them.
enum RowName: String, CaseIterable {
  case body, interface, first, untrusted, trust, batch, again, memory, linear, start, markdown
}
