package import Curriculum
package import Structure
import SwiftLexer

/// What is known of a learner's code: its facts, or the grade that says why there are none.
package enum KnownStructure: Sendable {
  case facts(Facts)
  case noFacts(Grade)
}

extension Grader {
  /// The facts of these files, also of layers that know what they may not; where they do not compile, their grade.
  package func structure(
    of exercise: Exercise, files: [SourceFile]
  ) throws(GradingFailure) -> KnownStructure {
    if let early = FileLayout.grade(exercise, files: files) { return .noFacts(early) }
    if let facts = try facts(of: exercise.knowing(asIn: files), files: files) {
      return .facts(facts)
    }
    return .noFacts(try grade(exercise, files: files))
  }

  /// What `drawMap` makes of these files, which compile; nothing where a machine cannot: no mark depends on it.
  ///
  /// Where checks ask for no facts they are found out apart, so that no mark depends on that either.
  func map(of exercise: Exercise, files: [SourceFile]) -> String? {
    guard drawMap != nil, let key = mapKey(of: exercise, files: files) else { return nil }
    if let kept = kits.cache.store.read(.maps, key) { return String(decoding: kept, as: UTF8.self) }
    guard case .facts(let facts)? = try? structure(of: exercise, files: files) else { return nil }
    return keepMap(of: exercise, files: files, showing: facts)
  }

  /// Draws a map, if anybody will look at it, and keeps it for `map`.
  @discardableResult
  func keepMap(of exercise: Exercise, files: [SourceFile], showing facts: Facts) -> String? {
    guard let drawMap, let key = mapKey(of: exercise, files: files) else { return nil }
    let map = ArchitectureMap(facts, layers: exercise.layers)
    guard map.boxes.count <= Self.mostTypes, map.arrows.count <= Self.mostArrows else { return nil }
    let drawn = drawMap(map, exercise)
    kits.cache.store.write(.maps, key, Array(drawn.utf8))
    return drawn
  }

  private func mapKey(of exercise: Exercise, files: [SourceFile]) -> String? {
    (try? gradeKey(of: exercise, files: files)).map { ContentID.of(["map", $0]) }
  }

  /// More is no picture any more, and how long it takes to draw must not be up to a stranger.
  private static let mostTypes = 150
  private static let mostArrows = 500
}

extension Exercise {
  /// With layers that may import what they do import, as long as they can be compiled one after the other.
  fileprivate func knowing(asIn files: [SourceFile]) -> Exercise {
    let names = Set(modules.map(\.name))
    let written = modules.map { module in
      let imports = self.files(of: module, in: files)
        .flatMap { importedModules(in: $0.bytes).map(\.name) }
      let all = names.intersection(imports).union(module.imports).subtracting([module.name])
      return Module(name: module.name, imports: all.sorted())
    }
    var exercise = self
    exercise.modules = written.inOrderOfImports ?? modules
    return exercise
  }

  /// The layers as a map draws them, from the top: each above those that it may know.
  package var layers: [ArchitectureMap.Layer] {
    hasLayers
      ? modules.reversed().map { ArchitectureMap.Layer(name: $0.name, mayKnow: $0.imports) } : []
  }
}
