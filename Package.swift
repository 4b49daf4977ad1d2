// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Where the toolchain that reads this has its own SwiftSyntax: beside its library of descriptions.
let syntax: String = {
  #if canImport(Darwin)
    var image = Dl_info()
    dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &image)
    let library = image.dli_fname.map { String(cString: $0) }
  #else
    let library = loadedFiles().first { $0.hasSuffix("/libPackageDescription.so") }
  #endif
  guard let library else { fatalError("The toolchain's own libraries cannot be found.") }
  return URL(filePath: library).deletingLastPathComponent()
    .appending(path: "../../host").standardizedFileURL.path
}()

#if !canImport(Darwin)
  /// What is mapped into this process. Foundation would read no more of that list than its first page.
  func loadedFiles() -> [String] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8192) { line in
      var files: [String] = []
      while fgets(line.baseAddress, Int32(line.count), maps) != nil, let text = line.baseAddress {
        let file = String(cString: text).drop { $0 != "/" }
        files.append(String(file.prefix { $0 != "\n" }))
      }
      return files
    }
  }
#endif

/// The settings of every target of ours: the compiler refuses what a reviewer would have to notice.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

/// For the targets that read every byte of what they are given: a debug build of them is too slow to
/// learn and to test with.
let optimized: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// For the two targets that talk to the kernel: every unsafe expression is spelled out.
let unsafeSpelledOut: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Kits are also compiled apart from this package, beside a learner's code, in Swift 5 and 6 mode.
let kit: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// A test that imports `Testing` beside a kit named like a system framework would otherwise look
/// for that framework's overlay of `Testing`.
let kitTests: [SwiftSetting] =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Samples are code as people have it, most of it older than Swift 6.
let samples: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
]

let package = Package(
  name: "Atelier",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "atelier", targets: ["atelier"])],
  targets: [
    // Leaves first; an arrow of dependency always points upwards in this list.
    .target(
      name: "CSandbox",
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Wpedantic", "-Werror"])]),
    .target(name: "CIndexStore"),
    .target(name: "Sandbox", dependencies: ["CSandbox"], swiftSettings: unsafeSpelledOut),
    .target(name: "Structure", dependencies: ["CIndexStore"], swiftSettings: optimized),
    .target(name: "Markdown", swiftSettings: optimized),
    .target(name: "SwiftLexer", swiftSettings: optimized),
    .target(name: "Terminal", swiftSettings: unsafeSpelledOut),
    .target(
      name: "Curriculum", dependencies: ["Markdown", "SwiftLexer"], swiftSettings: optimized),
    .target(
      name: "Grading", dependencies: ["Curriculum", "Structure", "SwiftLexer", "Sandbox"],
      swiftSettings: strict),
    .target(name: "Reports", dependencies: ["Grading", "Curriculum"], swiftSettings: strict),
    .target(
      name: "Studio",
      dependencies: [
        "Reports", "Grading", "Structure", "Curriculum", "Markdown", "SwiftLexer", "Terminal",
        "Sandbox",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "atelier", dependencies: ["Studio"], swiftSettings: strict,
      // Finding its libraries would take a released program longer than `list` does.
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections"],
          .when(platforms: [.linux], configuration: .release))
      ]),

    // Built together with what it measures, of which it imports nothing.
    .executableTarget(
      name: "atelier-bench", dependencies: ["atelier"], exclude: ["Results"],
      swiftSettings: strict),

    // Imported by learners' code and checks only.
    .macro(
      name: "KitMacros", path: "Sources/Kits/KitMacros",
      swiftSettings: kit + [.unsafeFlags(["-I", syntax])],
      linkerSettings: [.unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax])]),
    .target(name: "CoreGraphics", path: "Sources/Kits/CoreGraphics", swiftSettings: kit),
    .target(name: "os", path: "Sources/Kits/os", swiftSettings: kit),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Kits/OSLog", swiftSettings: kit),
    .target(name: "Alamofire", path: "Sources/Kits/Alamofire", swiftSettings: kit),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "KitMacros"], path: "Sources/Kits/UIKit",
      swiftSettings: kit),
    .target(
      name: "Combine", dependencies: ["CoreGraphics"], path: "Sources/Kits/Combine",
      swiftSettings: kit),
    .target(
      name: "AVFoundation", dependencies: ["UIKit"], path: "Sources/Kits/AVFoundation",
      swiftSettings: kit),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit"], path: "Sources/Kits/AVKit",
      swiftSettings: kit),
    .target(name: "CoreLocation", path: "Sources/Kits/CoreLocation", swiftSettings: kit),
    .target(
      name: "SafariServices", dependencies: ["UIKit"], path: "Sources/Kits/SafariServices",
      swiftSettings: kit),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["UIKit"],
      path: "Sources/Kits/UniformTypeIdentifiers", swiftSettings: kit),
    .target(
      name: "Speech", dependencies: ["AVFoundation"], path: "Sources/Kits/Speech",
      swiftSettings: kit),
    .target(name: "UserNotifications", path: "Sources/Kits/UserNotifications", swiftSettings: kit),
    .target(
      name: "WebKit", dependencies: ["UIKit"], path: "Sources/Kits/WebKit", swiftSettings: kit),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "KitMacros", "UIKit"],
      path: "Sources/Kits/SwiftUI", swiftSettings: kit),
    .target(
      name: "ComposableArchitecture", dependencies: ["Combine", "KitMacros", "SwiftUI", "UIKit"],
      path: "Sources/Kits/ComposableArchitecture", swiftSettings: kit),
    // Parts of it that have names of their own: each shows all of it.
    .target(
      name: "CasePaths", dependencies: ["ComposableArchitecture"], path: "Sources/Kits/CasePaths",
      swiftSettings: kit),
    .target(
      name: "Clocks", dependencies: ["ComposableArchitecture"], path: "Sources/Kits/Clocks",
      swiftSettings: kit),
    .target(
      name: "CombineSchedulers", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/CombineSchedulers", swiftSettings: kit),
    .target(
      name: "ConcurrencyExtras", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/ConcurrencyExtras", swiftSettings: kit),
    .target(
      name: "CustomDump", dependencies: ["ComposableArchitecture"], path: "Sources/Kits/CustomDump",
      swiftSettings: kit),
    .target(
      name: "Dependencies", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/Dependencies", swiftSettings: kit),
    .target(
      name: "DependenciesMacros", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/DependenciesMacros", swiftSettings: kit),
    .target(
      name: "IdentifiedCollections", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/IdentifiedCollections", swiftSettings: kit),
    .target(
      name: "IssueReporting", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/IssueReporting", swiftSettings: kit),
    .target(
      name: "Perception", dependencies: ["ComposableArchitecture"], path: "Sources/Kits/Perception",
      swiftSettings: kit),
    .target(
      name: "Sharing", dependencies: ["ComposableArchitecture"], path: "Sources/Kits/Sharing",
      swiftSettings: kit),
    .target(
      name: "SwiftNavigation", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/SwiftNavigation", swiftSettings: kit),
    .target(
      name: "SwiftUINavigation", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/SwiftUINavigation", swiftSettings: kit),
    .target(
      name: "UIKitNavigation", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/UIKitNavigation", swiftSettings: kit),
    .target(
      name: "XCTestDynamicOverlay", dependencies: ["ComposableArchitecture"],
      path: "Sources/Kits/XCTestDynamicOverlay", swiftSettings: kit),
    .target(name: "Tagged", path: "Sources/Kits/Tagged", swiftSettings: kit),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "UIKit"],
      path: "Sources/Kits/MapKit", swiftSettings: kit),
    .target(
      name: "PhotosUI", dependencies: ["SwiftUI"], path: "Sources/Kits/PhotosUI",
      swiftSettings: kit),
    .target(
      name: "CoreTransferable", dependencies: ["SwiftUI"], path: "Sources/Kits/CoreTransferable",
      swiftSettings: kit),
    .target(
      name: "TestDoubles", dependencies: ["Combine"], path: "Sources/Kits/TestDoubles",
      swiftSettings: kit),
    // XCTest's classes belong to no actor, which only the older mode takes without a word.
    .target(
      name: "CheckDriver", path: "Sources/Kits/CheckDriver",
      swiftSettings: kit + [.swiftLanguageMode(.v5)]),
    .target(
      name: "StructureChecks", dependencies: ["CheckDriver"], path: "Sources/Kits/StructureChecks",
      swiftSettings: kit),

    .target(
      name: "TestSupport", dependencies: ["Terminal"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SandboxTests", dependencies: ["Sandbox", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "SwiftLexerTests", dependencies: ["SwiftLexer", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StructureTests",
      dependencies: ["Grading", "Structure", "StructureChecks", "TestSupport"],
      exclude: ["Map/Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CurriculumTests", dependencies: ["Curriculum", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "GradingTests", dependencies: ["Grading", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "TestSupport"], exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "StudioTests", dependencies: ["Reports", "Studio", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit"], path: "Tests/Kits/UIKitTests",
      swiftSettings: kitTests),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine"], path: "Tests/Kits/CombineTests",
      swiftSettings: kitTests),
    .testTarget(
      name: "SwiftUITests", dependencies: ["Combine", "SwiftUI"],
      path: "Tests/Kits/SwiftUITests",
      swiftSettings: kitTests),
    // All samples are compiled by one of its tests; those in its folder Driven are driven by the others.
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "Combine", "ComposableArchitecture", "Curriculum", "Grading", "Sandbox", "SwiftUI",
        "Tagged", "UIKit",
      ],
      path: "Tests/Kits/SamplesTests", exclude: ["Compiled"], swiftSettings: samples),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: ["Combine", "ComposableArchitecture", "SwiftUI", "Tagged"],
      path: "Tests/Kits/ComposableArchitectureTests", swiftSettings: kitTests),
    .testTarget(
      name: "TestDoublesTests", dependencies: ["Combine", "TestDoubles"],
      path: "Tests/Kits/TestDoublesTests", swiftSettings: kitTests),
    .testTarget(
      name: "SystemKitsTests",
      dependencies: [
        "AVKit", "Alamofire", "CoreLocation", "CoreTransferable", "MapKit", "OSLog", "PhotosUI",
        "SafariServices", "Speech", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "WebKit",
      ],
      path: "Tests/Kits/SystemKitsTests", swiftSettings: kitTests),
    .testTarget(
      name: "AtelierBenchTests", dependencies: ["atelier-bench"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["atelier", "TestSupport"], path: "Tests/EndToEnd",
      exclude: ["Fixtures", "Attacks", "Snapshots"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(Darwin)
  // There these modules are the system's own, and a target of the same name would be in its way.
  let given: Set = [
    "CoreGraphics", "os", "OSLog", "AVFoundation", "CoreLocation", "Speech",
    "UserNotifications",
  ]
  package.targets.removeAll { given.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll {
      guard case .byNameItem(let name, _) = $0 else { return false }
      return given.contains(name)
    }
  }
#endif
