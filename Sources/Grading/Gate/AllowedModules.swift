import FoundationEssentials

/// The modules that learners may import, whatever the exercise.
enum AllowedModules {
  /// Modules of Apple's systems that are kits elsewhere: as in Xcode, nobody has to list them.
  static let systemKits: Set<String> = ["CoreGraphics", "OSLog", "os"]

  /// Modules that come with a kit: who lists the kit need not list them, as in Xcode.
  private static let companions: [String: Set<String>] = [
    "ComposableArchitecture": rareKits.union([
      "CasePaths", "Clocks", "CombineSchedulers", "ConcurrencyExtras", "CustomDump", "Dependencies",
      "DependenciesMacros", "IdentifiedCollections", "IssueReporting", "Perception", "Sharing",
      "SwiftNavigation", "SwiftUINavigation", "Tagged", "UIKitNavigation", "XCTestDynamicOverlay",
    ]),
    "SwiftUI": rareKits, "UIKit": rareKits,
  ]

  /// What code that has screens meets now and then; built when somebody imports it.
  static let rareKits: Set = [
    "AVFoundation", "AVKit", "CoreLocation", "CoreTransferable", "MapKit", "PhotosUI",
    "SafariServices", "Speech", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// All kits that learners may import without a word in front matter, where it lists these.
  static func unlistedKits(besides listed: [String]) -> Set<String> {
    listed.reduce(into: systemKits) { $0.formUnion(companions[$1] ?? []) }
  }

  /// Those that somebody may import so.
  static let unlistedKits = companions.values.reduce(into: systemKits) { $0.formUnion($1) }

  static let always: Set<String> = systemKits.union([
    "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Observation", "RegexBuilder", "Swift", "Synchronization",
    // What Swift imports by itself.
    "_Concurrency", "_StringProcessing",
  ])

  /// Modules that the checks or the compiler keep for themselves, be they there or not.
  static let ours: Set<String> = [
    "Block", "Builtin", "CDispatch", "CFURLSessionInterface", "CFXMLInterface", "CheckDriver",
    "CoreFoundation", "Cxx", "CxxShim", "CxxStdlib", "Runtime", "StructureChecks", "SwiftGlibc",
    "SwiftOnoneSupport", "SwiftOverlayShims", "SwiftShims", "Testing", "XCTest", "std",
  ]

  /// Those of them that tests of a learner's own import.
  static let ofTests: Set<String> = ["Testing", "XCTest"]

  /// The compiled modules of what checks use of Swift and Foundation without a thought.
  static func interfacesOfSwift(in toolchain: Toolchain) -> [String] {
    always.subtracting(systemKits).subtracting(["FoundationNetworking"]).flatMap { name in
      let folder = "\(toolchain.resources)/linux/\(name).swiftmodule"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
    }
  }

  /// Whether the toolchain brings a module of that name.
  static func isThere(_ name: String, in toolchain: Toolchain) -> Bool {
    let resources = toolchain.resources
    return ours.contains(name) || name.hasPrefix("_")
      || ["\(resources)/linux/\(name).swiftmodule", "\(resources)/\(name)"].contains {
        FileManager.default.fileExists(atPath: $0)
      }
  }
}
