extension Exercise {
  /// What of a folder is work on the exercise, and not what packages have besides: a manifest, and tests of the
  /// learner's own, which import what no graded code may.
  ///
  /// An exercise may have such files itself.
  package func work(in source: SourceFolder) -> SourceFolder {
    var work = source
    work.files.removeAll { isBesides($0.path) }
    work.refusals.removeAll { isBesides($0.path) }
    return work
  }

  private func isBesides(_ path: String) -> Bool {
    let isManifest = path == "Package.swift"
    guard isManifest || path.hasPrefix(Self.folderOfTests) else { return false }
    return !(stub + solution).contains {
      isManifest ? $0.path == path : $0.path.hasPrefix(Self.folderOfTests)
    }
  }

  /// Where packages have their tests.
  private static let folderOfTests = "Tests/"
}
