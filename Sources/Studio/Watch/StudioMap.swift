import Curriculum
import Grading
import Structure
import Terminal

/// The learner's types and who knows whom, with the start of the exercise beside it if that was different.
struct StudioMap: Sendable, Equatable {
  let title: String
  let now: ArchitectureMap
  let before: ArchitectureMap?
  let signs: MapSigns

  init(title: String, now: ArchitectureMap, before: ArchitectureMap?, signs: MapSigns) {
    self.title = title
    self.now = now
    self.before = before == now ? nil : before
    self.signs = signs
  }

  /// Nil if the files do not compile.
  init?(of exercise: Exercise, files: [SourceFile], grader: Grader, signs: MapSigns) throws {
    guard let now = try ArchitectureMap(of: exercise, files: files, grader: grader) else {
      return nil
    }
    // What cannot be drawn of the start must not hide what can be drawn of the learner's own.
    let before = try? ArchitectureMap(of: exercise, files: exercise.stub, grader: grader)
    self.init(title: exercise.title, now: now, before: before, signs: signs)
  }

  func lines(width: Int) -> [StyledLine] {
    MapPage(map: now, before: before, title: title, signs: signs, width: width).lines
  }

  /// In words, for those who listen.
  var spokenLines: [StyledLine] {
    let plain = MapSigns(isPlain: true)
    let changes = before.map { now.changes(since: $0) } ?? []
    return MapListing(map: now, signs: plain).lines
      + MapChangesView(changes: changes, signs: plain, width: 10_000).lines
  }
}

extension ArchitectureMap {
  fileprivate init?(of exercise: Exercise, files: [SourceFile], grader: Grader) throws {
    guard case .facts(let facts) = try grader.structure(of: exercise, files: files) else {
      return nil
    }
    self.init(facts, layers: exercise.layers)
  }
}
