import FoundationEssentials

/// Where a compiler puts what facts are made of.
package struct FactsOutput: Sendable, Equatable {
  /// The folder of everything that is made of the module.
  var place: String

  /// Two calls at once may be two users, who cannot write into each other's folder.
  var isSecondCall = false

  /// Where it notes what each file declares and uses.
  var index: String { "\(place)/\(Self.indexes[isSecondCall ? 1 : 0])" }

  var indexing: [String] { ["-index-store-path", index, "-index-ignore-clang-modules"] }

  /// Its own account of a module's declarations, without those that it makes up itself.
  var graphing: [String] {
    [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", place,
      "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-inherited-docs",
      "-symbol-graph-skip-synthesized-members",
    ]
  }

  /// The names of the folders where it notes what each file declares and uses.
  static let indexes = ["index", "index-2"]

  /// The files of that account.
  var graphs: [String] { Self.graphs(in: place) }

  static func graphs(in place: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasSuffix(".symbols.json") }.sorted().map { "\(place)/\($0)" }
  }
}
