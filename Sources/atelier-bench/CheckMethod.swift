/// A test method, as the lists that stand for XCTest's discovery name it.
struct CheckMethod: Equatable {
  var step: Int
  var className: String
  var name: String
  var isAsync: Bool

  /// The test methods of a file that is formatted as all files of the course are.
  static func all(in file: SourceFile) -> [CheckMethod] {
    var className: String?
    var methods: [CheckMethod] = []
    for line in file.text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(?:final )?class (\w+): XCTestCase/) {
        className = String(match.1)
      } else if let className, let method = line.firstMatch(of: /^  func (test\w+)\(\)(.*)\{/) {
        methods.append(
          CheckMethod(
            step: step(of: file), className: className, name: String(method.1),
            isAsync: method.2.contains("async")))
      }
    }
    return methods
  }

  static func step(of file: SourceFile) -> Int {
    file.name.firstMatch(of: /^Step(\d+)/).flatMap { Int($0.1) } ?? 0
  }
}

extension SourceFile {
  /// The same without the checks of structure, which XCTest alone has no facts for.
  var withoutStructure: SourceFile {
    guard text.contains("import StructureChecks\n") else { return self }
    var kept: [Substring] = []
    var method: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where line != "import StructureChecks" {
      if method == nil, line.hasPrefix("  func ") { method = [] }
      guard method != nil else {
        kept.append(line)
        continue
      }
      method?.append(line)
      guard line == "  }" || line.hasSuffix(" }") && line.hasPrefix("  func ") else { continue }
      if let method, !method.contains(where: { $0.contains("Codebase.") }) { kept += method }
      method = nil
    }
    return SourceFile(name: name, text: kept.joined(separator: "\n"))
  }

  /// The same checks in a form that XCTest's discovery on Linux can run.
  ///
  /// It casts every method to one that belongs to no actor, so that a synchronous one of a class on the main
  /// actor brings the program down. Such a method becomes two: what is discovered, and the unchanged body
  /// that it calls on the main thread, where it is called anyway.
  var discoverable: SourceFile {
    var isOnMainActor = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("class ") || line.hasPrefix("final class ") {
        isOnMainActor = lines.last == "@MainActor"
      }
      guard isOnMainActor,
        let method = line.wholeMatch(of: /\ \ func (test\w+)\(\)( throws)? \{/)
      else {
        lines.append(line)
        continue
      }
      let (name, effect) = (method.1, method.2 ?? "")
      let mark = effect.isEmpty ? "" : "try "
      lines.append(
        """
          nonisolated func \(name)()\(effect) {
            \(mark)MainActor.assumeIsolated { \(mark)body_\(name)() }
          }

          func body_\(name)()\(effect) {
        """)
    }
    return SourceFile(name: name, text: lines.joined(separator: "\n"))
  }
}
