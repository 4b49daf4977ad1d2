package import Curriculum

extension Exercise {
  /// The name of everything in the exercise that a grade depends on or quotes.
  package var gradedContent: String {
    var facts = [
      id.description, title, "\(swift)", "\(kits)", "\(allowsUnsafe)", "\(isJudgedApart)",
    ]
    facts += modules.map { "\($0.name) -> \($0.imports)" }
    for step in steps {
      facts += ["\(step.number)", step.title, "\(step.checkFiles.count)"]
      facts += step.checks.flatMap { [$0.id, $0.className, $0.says, "\($0.isAsync)"] }
    }
    return ContentID.of(facts, files: stub + solution + steps.flatMap(\.checkFiles))
  }
}
