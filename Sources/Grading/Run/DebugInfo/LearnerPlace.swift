import Curriculum
import FoundationEssentials

/// The line of the learner's where a program stopped, and the compiler's word for why.
struct LearnerPlace: Equatable {
  var file: String
  var line: Int
  /// Such as `arithmetic overflow`, if the compiler made the program stop there.
  var trap: String?

  /// Looks for the innermost call that stands in one of the learner's files; the program is read as
  /// the work of a stranger.
  static func find(
    _ addresses: [UInt64], in program: LinkedProgram, of learner: LearnerBuild
  ) -> LearnerPlace? {
    guard !addresses.isEmpty, let program = program.bytes.flatMap(ProgramFile.init)
    else { return nil }
    let places = LineTable(of: addresses, in: program).places
    for (index, address) in addresses.enumerated() {
      guard let place = places[address], place.line > 0,
        let file = learner.files.file(of: place.path, below: learner.folder.path)
      else { continue }
      let trap = index == 0 ? TrapReasons.reason(at: address, in: program) : nil
      let line = trap.map(\.line).flatMap { $0 > 0 ? $0 : nil } ?? place.line
      return LearnerPlace(file: file.path, line: line, trap: trap?.text)
    }
    return nil
  }
}

extension [SourceFile] {
  /// The learner's file that a compiler's path means, be it below that folder or relative to where the
  /// compiler ran.
  func file(of path: String, below folder: String) -> SourceFile? {
    if path.hasPrefix("/") {
      guard path.hasPrefix("\(folder)/") else { return nil }
      let own = path.dropFirst(folder.count + 1)
      return first { $0.path == own }
    }
    let own = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if let file = first(where: { $0.path == own }) { return file }
    let similar = filter { $0.path.hasSuffix("/\(own)") }
    return similar.count == 1 ? similar[0] : nil
  }
}
