#if canImport(Darwin)
  import FoundationEssentials

  /// The file of the running program, links resolved.
  func runningProgram() -> URL {
    URL(filePath: CommandLine.arguments.first ?? "atelier").resolvingSymlinksInPath()
  }
#endif
