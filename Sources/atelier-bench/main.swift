import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(run(Array(CommandLine.arguments.dropFirst())))

/// Measures, prints, and returns the exit code.
private func run(_ arguments: [String]) -> Int32 {
  do {
    let options = try Options(arguments)
    if options.help {
      print(Options.helpText)
      return 0
    }
    try measure(options)
    return 0
  } catch let error as UsageError {
    say("Error: \(error.message)\nSee 'atelier-bench --help' for detailed help.")
    return 64
  } catch is Interrupted {
    return 130
  } catch let error as CannotMeasure {
    say("Error: \(error.message)")
  } catch {
    say("Error: \(error)")
  }
  return 1
}

private func measure(_ options: Options) throws {
  let children = Children()
  endOnSignal(children)
  // The compiler's module cache wants a path without links.
  let parent = Folder(
    path: FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)
  let name = "atelier-bench-\(getpid())"
  let scratch = try parent.folder(name)
  defer {
    _ = chdir("/")
    removeForGood(name, in: parent)
  }
  let bench = try Bench(options, children: children, scratch: scratch)
  try bench.measure()
  var machine = bench.machine
  machine.loadAtEnd = loadAverage()
  let report = Report(machine: machine, rounds: options.rounds, lines: bench.lines)
  print(report.text, terminator: "")
  if let file = options.json { try report.json.write(to: URL(filePath: file)) }
  if options.store {
    let results = try Folder(path: bench.root).folder("Sources/atelier-bench/Results")
    try results.write(report.text, to: "latest.txt")
    try results.write(String(decoding: report.json, as: UTF8.self), to: "latest.json")
  }
}

/// A compiler that was cut off may write a last file: what comes back is removed again.
private func removeForGood(_ name: String, in parent: Folder) {
  var quietLooks = 0
  for _ in 1...50 where quietLooks < 3 {
    quietLooks = parent.has(name) ? 0 : quietLooks + 1
    parent.remove(name)
    pause(milliseconds: 100)
  }
}
