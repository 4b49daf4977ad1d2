#if os(Linux)
  import FoundationEssentials

  /// The file of the running program, links resolved.
  func runningProgram() -> URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: link ?? CommandLine.arguments.first ?? "atelier")
  }
#endif
