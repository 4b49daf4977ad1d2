/// One hidden XCTest file of an exercise, read without compiling it: what must run, and what it says.
///
/// Of an `#if` only the first branch is read, whatever its condition. A class runs the checks that it
/// or its extensions in the same file write down; what it inherits runs with the class that wrote it.
package struct CheckFile: Sendable, Equatable {
  package let name: String
  package let classes: [CheckClass]
  package let problems: [Problem]

  /// What the author of the checks has to change.
  package struct Problem: Sendable, Equatable {
    package let line: Int
    package let message: String
    package let fix: String

    package init(line: Int, message: String, fix: String) {
      self.line = line
      self.message = message
      self.fix = fix
    }
  }

  package init(name: String, classes: [CheckClass], problems: [Problem]) {
    self.name = name
    self.classes = classes
    self.problems = problems
  }
}

/// A class of checks that belongs to one step.
package struct CheckClass: Sendable, Equatable {
  package let name: String
  /// The number in the name: 2 for `Step2Routing`.
  package let step: Int
  /// True if the class or one that it inherits from is marked `@MainActor`.
  package let isMainActor: Bool
  package let line: Int
  /// True if the file mentions `addTeardownBlock` anywhere.
  package let usesTeardownBlocks: Bool
  package let methods: [CheckMethod]

  package init(
    name: String, step: Int, isMainActor: Bool, line: Int, usesTeardownBlocks: Bool,
    methods: [CheckMethod]
  ) {
    self.name = name
    self.step = step
    self.isMainActor = isMainActor
    self.line = line
    self.usesTeardownBlocks = usesTeardownBlocks
    self.methods = methods
  }
}

/// One check: a test method and its sentence.
package struct CheckMethod: Sendable, Equatable {
  package let name: String
  package let isAsync: Bool
  package let isThrowing: Bool
  /// True if the method runs on the main actor, by its own attribute, its extension's or its class's.
  package let isMainActor: Bool
  package let line: Int
  /// What the learner reads, by two-letter language code; the language unless said is `en`.
  package let says: [String: String]

  package init(
    name: String, isAsync: Bool, isThrowing: Bool, isMainActor: Bool, line: Int,
    says: [String: String]
  ) {
    self.name = name
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isMainActor = isMainActor
    self.line = line
    self.says = says
  }
}

extension CheckFile {
  /// Reads the check files of one exercise together, since a class may inherit from another file's.
  package static func read(_ files: [(name: String, source: [UInt8])]) -> [CheckFile] {
    let declarations = files.map { CheckDeclarations(source: $0.source) }
    let family = CheckFamily(declarations.flatMap(\.classes))
    return zip(files, declarations).map { file, declarations in
      CheckFile(name: file.name, declarations: declarations, family: family)
    }
  }

  private init(name: String, declarations: CheckDeclarations, family: CheckFamily) {
    self.name = name
    var classes: [CheckClass] = []
    var problems: [Problem] = []
    for found in declarations.classes where family.isCheckClass(found.name) {
      let extensions = declarations.extensions.filter { $0.name == found.name }
      let isMainActor = family.isMainActor(found.name)
      let methods = CheckFile.methods(
        ([found] + extensions).flatMap(\.methods), isMainActor: isMainActor, problems: &problems)
      if found.isNested {
        problems.append(.nestedClass(found))
      } else if found.isHidden {
        problems.append(.hiddenClass(found))
      } else if let step = CheckFile.step(of: found.name) {
        classes.append(
          CheckClass(
            name: found.name, step: step, isMainActor: isMainActor, line: found.line,
            usesTeardownBlocks: declarations.mentionsTeardownBlock, methods: methods))
      } else {
        problems.append(.namedWithoutStep(found))
      }
    }
    let own = Set(declarations.classes.map(\.name))
    for found in declarations.extensions
    where !own.contains(found.name) && family.isCheckClass(found.name) && !found.methods.isEmpty {
      problems.append(.extensionElsewhere(found))
    }
    self.classes = classes
    self.problems = problems.sorted { $0.line < $1.line }
  }

  private static func methods(
    _ candidates: [CheckDeclarations.Method], isMainActor: Bool, problems: inout [Problem]
  ) -> [CheckMethod] {
    var methods: [CheckMethod] = []
    var names: Set<String> = []
    for candidate in candidates {
      problems += candidate.problems
      guard candidate.canRun else { continue }
      guard names.insert(candidate.name).inserted else {
        problems.append(.duplicate(candidate))
        continue
      }
      if candidate.says["en"] == nil { problems.append(.silent(candidate)) }
      methods.append(
        CheckMethod(
          name: candidate.name, isAsync: candidate.isAsync, isThrowing: candidate.isThrowing,
          isMainActor: candidate.isMainActor ?? isMainActor, line: candidate.line,
          says: candidate.says))
    }
    return methods
  }

  private static func step(of name: String) -> Int? {
    guard name.hasPrefix("Step") else { return nil }
    let digits = name.dropFirst(4).prefix { $0.isASCII && $0.isNumber }
    return Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The classes of all files of an exercise by name: who is a check class is a question of ancestors.
private struct CheckFamily {
  private let classes: [String: CheckDeclarations.Owner]

  init(_ classes: [CheckDeclarations.Owner]) {
    self.classes = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
  }

  func isCheckClass(_ name: String) -> Bool {
    ancestry(of: name).contains { $0.superclass == "XCTestCase" }
  }

  func isMainActor(_ name: String) -> Bool {
    ancestry(of: name).contains { $0.isMainActor == true }
  }

  /// The class and those above it; a chain that bites its tail ends there.
  private func ancestry(of name: String) -> [CheckDeclarations.Owner] {
    var ancestry: [CheckDeclarations.Owner] = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, let found = classes[name] {
      ancestry.append(found)
      next = found.superclass
    }
    return ancestry
  }
}

extension CheckFile.Problem {
  fileprivate static func namedWithoutStep(_ owner: CheckDeclarations.Owner) -> Self {
    Self(
      line: owner.line,
      message: "The check class `\(owner.name)` does not say which step it checks.",
      fix: "Begin its name with the step, such as `Step1\(owner.name)`.")
  }

  fileprivate static func nestedClass(_ owner: CheckDeclarations.Owner) -> Self {
    Self(
      line: owner.line, message: "The check class `\(owner.name)` is inside another declaration.",
      fix: "Move the class to the top level of the file.")
  }

  fileprivate static func hiddenClass(_ owner: CheckDeclarations.Owner) -> Self {
    Self(
      line: owner.line, message: "The check class `\(owner.name)` is private, so it never runs.",
      fix: "Remove `private` or `fileprivate` before the class.")
  }

  fileprivate static func extensionElsewhere(_ owner: CheckDeclarations.Owner) -> Self {
    Self(
      line: owner.line,
      message: "This extension adds checks to `\(owner.name)`, which another file declares.",
      fix: "Move these checks into the file of the class.")
  }

  fileprivate static func duplicate(_ method: CheckDeclarations.Method) -> Self {
    Self(
      line: method.line, message: "The class has a check called `\(method.name)` already.",
      fix: "Give this one another name.")
  }

  fileprivate static func silent(_ method: CheckDeclarations.Method) -> Self {
    Self(
      line: method.line, message: "The check `\(method.name)` does not say what it checks.",
      fix: "Write one sentence for the learner in a `///` comment above the method.")
  }
}
