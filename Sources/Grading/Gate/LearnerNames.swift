import Curriculum

/// Names in the files of a module, looked for when somebody first asks.
final class LearnerNames {
  private let files: [SourceFile]
  /// What the files declare, however.
  private(set) lazy var declared = files.reduce(into: Set<String>()) {
    $0.formUnion(LexedSource($1.bytes).declaredNames)
  }
  /// What each of their types conforms to or inherits from.
  private lazy var inherited = files.reduce(into: [String: Set<String>]()) {
    $0.merge(LexedSource($1.bytes).inheritedNames) { $0.union($1) }
  }

  init(_ files: [SourceFile]) { self.files = files }

  /// These names with all that their types build upon.
  func withBases(_ names: Set<String>) -> Set<String> {
    var found = names
    var open = names
    while let name = open.popFirst() {
      let bases = inherited[name, default: []].subtracting(found)
      found.formUnion(bases)
      open.formUnion(bases)
    }
    return found
  }
}
