// swift-tools-version: 6.2
import PackageDescription

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

let package = Package(
  name: "Atelier",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "atelier", targets: ["atelier"])],
  targets: [
    // Leaves first; an arrow of dependency always points upwards in this list.
    .target(
      name: "CSandbox",
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Wpedantic", "-Werror"])]),
    .target(name: "Sandbox", dependencies: ["CSandbox"], swiftSettings: unsafeSpelledOut),
    .target(name: "Markdown", swiftSettings: optimized),
    .target(name: "SwiftLexer", swiftSettings: optimized),
    .target(name: "Terminal", swiftSettings: unsafeSpelledOut),
    .target(
      name: "Curriculum", dependencies: ["Markdown", "SwiftLexer"], swiftSettings: optimized),
    .target(
      name: "Grading", dependencies: ["Curriculum", "SwiftLexer", "Sandbox"],
      swiftSettings: strict),
    .target(name: "Reports", dependencies: ["Grading", "Curriculum"], swiftSettings: strict),
    .target(
      name: "Studio",
      dependencies: [
        "Reports", "Grading", "Curriculum", "Markdown", "SwiftLexer", "Terminal", "Sandbox",
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
    .target(name: "UIKit", path: "Sources/Kits/UIKit", swiftSettings: kit),
    .target(name: "Combine", path: "Sources/Kits/Combine", swiftSettings: kit),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "Sources/Kits/SwiftUI",
      swiftSettings: kit),
    // XCTest's classes belong to no actor, which only the older mode takes without a word.
    .target(
      name: "CheckDriver", path: "Sources/Kits/CheckDriver",
      swiftSettings: kit + [.swiftLanguageMode(.v5)]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "SandboxTests", dependencies: ["Sandbox", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "SwiftLexerTests", dependencies: ["SwiftLexer", "TestSupport"],
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
      name: "StudioTests", dependencies: ["Studio", "TestSupport"], exclude: ["Snapshots"],
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
    .testTarget(
      name: "AtelierBenchTests", dependencies: ["atelier-bench"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["atelier", "TestSupport"], path: "Tests/EndToEnd",
      exclude: ["Fixtures", "Attacks"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
