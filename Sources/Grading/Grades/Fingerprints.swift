package import Curriculum
import SwiftLexer

/// Samples of what submissions have of their own: much alike where the code is alike but for its disguise.
package struct Fingerprints: Sendable {
  /// So many tell well enough how much two have in common.
  package static let longest = 96

  /// In bytes: nobody writes more by hand, and who generates it must not cost us memory.
  private static let mostRead = 1 << 20

  /// What the stub and the reference solution have, says nothing of a learner.
  private let given = PerExercise<Set<UInt32>>()

  package init() {}

  /// The smallest names of runs of tokens in these files, in their order.
  package func fingerprint(of files: [SourceFile], for exercise: Exercise) -> [UInt32] {
    let given = given.value(of: exercise) {
      codeGrams(of: ($0.stub + $0.solution).map(\.bytes))
    }
    var room = Self.mostRead
    let read = files.map(\.bytes).prefix { bytes in
      room -= bytes.count
      return room >= 0
    }
    return Array(codeGrams(of: Array(read)).subtracting(given).sorted().prefix(Self.longest))
  }
}
