import SwiftLexer

extension Exercise {
  /// What of a folder is work on the exercise, and not what packages and projects have besides: a manifest, and tests
  /// of the learner's own, which import what no graded code may.
  ///
  /// An exercise may have such files itself.
  package func work(in source: SourceFolder) -> SourceFolder {
    let own = stub + solution
    let hasTests = own.contains { Self.isOfTests($0.path) }
    var work = source
    work.files.removeAll { file in
      Self.isOfTests(file.path) && !hasTests
        || Self.isManifest(file) && !own.contains { $0.path == file.path }
    }
    work.refusals.removeAll { Self.isOfTests($0.path) && !hasTests }
    return work
  }

  /// Packages have their tests in `Tests`, Xcode's projects in `AppTests` and `AppUITests`.
  private static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Of a whole package it is read; there may be more than one, for several versions of Swift.
  private static func isManifest(_ file: SourceFile) -> Bool {
    let name = file.path.split(separator: "/").last ?? ""
    return (name == "Package.swift" || name.hasPrefix("Package@swift-"))
      && importedModules(in: file.bytes).contains { $0.name == "PackageDescription" }
  }
}
