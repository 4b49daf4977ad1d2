/// The modules that learners may import, whatever the exercise.
enum AllowedModules {
  static let always: Set<String> = [
    "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Observation", "RegexBuilder", "Swift", "Synchronization",
    // What Swift imports by itself.
    "_Concurrency", "_StringProcessing",
  ]

  /// Modules that the checks or the compiler keep for themselves, be they there or not.
  static let ours: Set<String> = [
    "Builtin", "CheckDriver", "StructureChecks", "SwiftShims", "Testing", "XCTest",
  ]
}
