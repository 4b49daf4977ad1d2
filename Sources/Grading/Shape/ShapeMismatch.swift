import Curriculum
import SwiftLexer

/// Why a step's hidden checks do not compile against the learner's code, told without showing them.
struct ShapeMismatch: Sendable {
  /// One sentence a missing or differing name; the step's number is said in it.
  let message: String
  /// The place in the learner's own files that it is about.
  let diagnostic: Diagnostic?

  init(
    step: Step, learner: LearnerBuild, messages: [CompilerMessage], revealsChecks: Bool
  ) {
    let messages = messages.filter { $0.severity == .error }
    func file(of message: CompilerMessage) -> SourceFile? {
      step.checkFiles.first { message.path.hasSuffix("/\($0.path)") }
    }
    var differences: [ShapeDifference] = []
    let names = ShapeNames(step: step, learner: learner)
    // What follows from a missing type only repeats it.
    for message in messages where differences.count < 3 {
      let found = ShapeError(message, in: file(of: message), names: names).difference
      guard let found, !found.mentions(names.hiddenTypes),
        // The same with less to say about it is said already.
        !differences.contains(where: { $0.words == found.words || $0.says(found) })
      else { continue }
      differences.removeAll { found.says($0) }
      differences.append(found)
    }
    let search = NameSearch(learner: learner)
    let places = differences.map { difference in
      difference.name.flatMap { name in
        let making = difference.isOfMaking ? search.place(ofMaking: name) : nil
        return (making ?? search.place(of: name)).map { (name: name, place: $0) }
      }
    }
    let found = places.lazy.compactMap(\.self).first
    var text =
      differences.isEmpty
      ? "Step \(step.number) does not fit your code yet: a name or a signature differs from those "
        + "that the step gives. Read the step once more for the names."
      : zip(differences, places).map { difference, found in
        // Of one alone the place is shown below.
        let place = differences.count > 1 && found?.place.isComment == false ? found?.place : nil
        return "Step \(step.number) \(difference.words)"
          + (place.map { " (\($0.file):\($0.line))" } ?? "") + "."
      }.joined(separator: "\n")
    if revealsChecks {
      for message in messages {
        let code = file(of: message)?.text.split(separator: "\n", omittingEmptySubsequences: false)
          .dropFirst(max(0, message.line - 1)).first
        text += "\n\(message.asLine)" + (code.map { "\n\($0)" } ?? "")
      }
    }
    if let found, found.place.isComment {
      text += "\n`\(found.name)` stands in a comment at \(found.place.file):\(found.place.line)."
    }
    message = text
    diagnostic = found.map { found in
      Diagnostic(
        file: found.place.file, line: found.place.line, column: found.place.column,
        severity: .error, id: "shape_mismatch", message: text)
    }
  }
}

/// Which names of an exercise are whose.
struct ShapeNames {
  /// The types that only the hidden checks know: their names are nobody's business.
  let hiddenTypes: Set<String>
  /// Variables and functions of the checks' own.
  private let hidden: Set<String>
  private let kinds: [String: String]
  /// The types that the learner declares, wherever and for whomever.
  private let declared: Set<String>
  private let areLayered: Bool
  /// The learner's functions and initializers.
  let calls: DeclaredCalls

  init(step: Step, learner: LearnerBuild) {
    let own = (learner.files + learner.exercise.stub).map { SourceText($0.bytes) }
    let checks = step.checkFiles.map { SourceText($0.bytes) }
    let knownTypes = Set(own.flatMap { NameSearch.declaredTypes(in: $0) })
    hiddenTypes = Set(checks.flatMap { NameSearch.declaredTypes(in: $0) }).subtracting(knownTypes)
    func names(_ texts: [SourceText]) -> Set<String> {
      Set(texts.flatMap { text in NameSearch.declaredNames(in: text).map(text.text(of:)) })
    }
    hidden = names(checks).subtracting(names(own))
    kinds = own.reduce(into: [:]) { kinds, text in
      kinds.merge(NameSearch.kindsOfTypes(in: text)) { first, _ in first }
    }
    declared = Set(learner.files.flatMap { NameSearch.declaredTypes(in: SourceText($0.bytes)) })
    areLayered = learner.exercise.hasLayers
    calls = DeclaredCalls(in: learner.files)
  }

  /// How the learner has written the name of a type, where no more than large and small letters differ.
  func otherSpelling(of type: String) -> String? {
    declared.filter { $0.lowercased() == type.lowercased() }.min()
  }

  /// What lets checks see a type that is there and that they cannot find; nil if it is not there.
  func remedy(forUnseen type: String) -> String? {
    guard declared.contains(type) else { return nil }
    return "declare it outside of other types, and " + (areLayered ? "`public`" : "not `private`")
  }

  /// Whether a name may be said: that of a check's variable or function tells what the check does.
  func maySay(_ name: String) -> Bool { !hidden.contains(name) && !hiddenTypes.contains(name) }

  /// Whether any of the types that a type is made of is the checks' own.
  func isHidden(type: String) -> Bool {
    let source = SourceText(Array(type.utf8))
    return tokenize(source.bytes).contains { hiddenTypes.contains(source.text(of: $0)) }
  }

  /// `class`, `struct`, `enum`, `actor` or `protocol`, as the learner declares the type.
  func kind(of type: String) -> String? { kinds[type] }
}

extension ShapeDifference {
  /// Whether one of these names would be read by the learner.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    // Without the backticks of the sentence, which would glue a call to one token.
    let source = SourceText(words.utf8.filter { $0 != UInt8(ascii: "`") })
    return tokenize(source.bytes).contains { names.contains(source.text(of: $0)) }
  }
}
