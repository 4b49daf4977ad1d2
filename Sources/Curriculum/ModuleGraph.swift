/// The modules that an exercise declares and who may import whom.
struct ModuleGraph: Equatable {
  private var modules: [Module] = []
  private var lines: [String: Int] = [:]
  /// The line of a second declaration, by name.
  private var repeated: [String: Int] = [:]

  /// Reads `Data -> Domain, Core` or `Domain`; false if it is neither.
  mutating func add(_ field: FrontMatter.Field) -> Bool {
    let sides = field.value.split(separator: ">", omittingEmptySubsequences: false)
    guard sides.count <= 2, let left = sides.first else { return false }
    var name = String(left)
    var imports: [String] = []
    if sides.count == 2 {
      guard name.hasSuffix("-") else { return false }
      name.removeLast()
      imports = String(sides[1]).commaSeparated
    }
    name = trimmed(name)
    guard ([name] + imports).allSatisfy(Self.isModuleName) else { return false }
    if lines[name] != nil {
      repeated[name] = field.line
    } else {
      modules.append(Module(name: name, imports: imports))
      lines[name] = field.line
    }
    return true
  }

  /// Each after those that it may import; nil if they cannot be put in such an order.
  var sorted: [Module]? {
    modules.isEmpty ? [.learner] : modules.inOrderOfImports
  }

  func problems(in file: String) -> [CourseProblem] {
    var problems = repeated.map { CourseProblem.repeatedModule(file, line: $1, name: $0) }
    var isComplete = true
    for module in modules {
      for name in module.imports where lines[name] == nil {
        isComplete = false
        problems.append(.unknownModule(file, line: lines[module.name] ?? 1, module.name, name))
      }
    }
    if isComplete, let cycle {
      problems.append(.cycle(file, line: lines[cycle[0]] ?? 1, cycle))
    }
    return problems
  }

  /// The names on a way that leads back to its first.
  private var cycle: [String]? {
    guard sorted == nil else { return nil }
    let imports = Dictionary(modules.map { ($0.name, $0.imports) }) { first, _ in first }
    var left = Set(modules.map(\.name))
    // What imports nothing that is left cannot be on a cycle.
    while let free = left.first(where: { left.isDisjoint(with: imports[$0] ?? []) }) {
      left.remove(free)
    }
    guard var name = modules.map(\.name).first(where: left.contains) else { return nil }
    var way: [String] = []
    while !way.contains(name) {
      way.append(name)
      guard let next = imports[name]?.first(where: left.contains) else { return nil }
      name = next
    }
    return Array(way.drop { $0 != name })
  }

  private static func isModuleName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_" else {
      return false
    }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension [Module] {
  /// Each after those that it may import; nil if they cannot be put in such an order.
  package var inOrderOfImports: [Module]? {
    var sorted: [Module] = []
    var left = self
    while !left.isEmpty {
      let done = Set(sorted.map(\.name))
      guard let next = left.firstIndex(where: { done.isSuperset(of: $0.imports) }) else {
        return nil
      }
      sorted.append(left.remove(at: next))
    }
    return sorted
  }
}

extension CourseProblem {
  fileprivate static func repeatedModule(
    _ file: String, line: Int, name: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "The module `\(name)` is declared twice.",
      fix: "Keep one line that names everything it may import.")
  }

  fileprivate static func unknownModule(
    _ file: String, line: Int, _ module: String, _ name: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "`\(module)` may import `\(name)`, which is not declared.",
      fix: "Add a line `module: \(name)`, or take it out here. Kits need no arrow.")
  }

  fileprivate static func cycle(
    _ file: String, line: Int, _ names: [String]
  ) -> CourseProblem {
    let way = (names + names.prefix(1)).joined(separator: " -> ")
    return CourseProblem(
      file: file, line: line, message: "The modules import each other in a circle: \(way).",
      fix: "Take one of these arrows out; Swift cannot build modules in a circle.")
  }
}
