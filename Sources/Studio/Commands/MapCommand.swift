import Curriculum
import FoundationEssentials
import Grading
import Reports
import Sandbox
import Structure
import Terminal

/// `atelier map`: the learner's types as boxes, and who knows whom as arrows.
struct MapCommand {
  let place: Place
  let request: MapRequest

  func run() throws -> Bool {
    let (exercise, folder) = try subject()
    let library = try place.kitLibrary()
    _ = try library.kits(named: exercise.kits, onBuild: place.tellOfBuild)
    let grader = Grader(kits: library)
    let source = try SourceFolder.read(folder)
    if let refusal = source.refusals.first { throw refusal }
    switch try grader.structure(of: exercise, files: source.files) {
    case .facts(let facts):
      let map = ArchitectureMap(facts, layers: exercise.layers)
      try show(map, before: try request.before ? start(of: exercise, grader) : nil, of: exercise)
      return true
    case .noFacts(let grade):
      if grade.status == .error { throw Failure.notGraded(grade.message ?? "") }
      try tell(grade, source.files, in: folder)
      return false
    }
  }

  /// The exercise and the folder with the files to map: the learner's own, or the one that was named.
  private func subject() throws -> (Exercise, URL) {
    guard let path = request.folder else {
      let (_, workspace, exercise) = try place.open(request.exercise)
      return (exercise, workspace.folder(of: exercise.id))
    }
    let folder = place.url(path)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure.notThere(folder.path)
    }
    let course = try place.course()
    let isNamed = (try? place.id(folder.path, in: course)) != nil
    let id = try place.id(
      request.exercise ?? (isNamed ? folder.path : nil), in: course,
      progress: place.savedProgress())
    return (try place.exercise(id, of: course), folder)
  }

  /// The map of what the exercise starts from.
  private func start(of exercise: Exercise, _ grader: Grader) throws -> ArchitectureMap {
    switch try grader.structure(of: exercise, files: exercise.stub) {
    case .facts(let facts): return ArchitectureMap(facts, layers: exercise.layers)
    case .noFacts(let grade): throw Failure.brokenStart(exercise.id, grade.message ?? "")
    }
  }

  private func show(
    _ map: ArchitectureMap, before: ArchitectureMap?, of exercise: Exercise
  ) throws {
    switch request.form {
    case .text:
      let signs = MapSigns(environment: place.world.environment)
      let width = terminalWidth(environment: place.world.environment, descriptor: 1)
      let view = MapPage(
        map: map, before: before == map ? nil : before, title: exercise.title, signs: signs,
        width: width)
      try place.console.print(code: view.lines)
      if before == map {
        place.console.remark("The start is not drawn beside it: it looks just the same.")
      }
    case .json:
      try place.console.print(raw: map.document(of: exercise.id, before: before).text)
    case .mermaid:
      try place.console.print(raw: map.mermaid(before: before))
    case .svg(let path):
      let text = map.svg(title: exercise.title, before: before, measure: displayWidth)
      let file = try ReplacedFile(place.url(path).path)
      try file.append(text.utf8)
      try file.putInPlace()
      place.console.remark("The map is in \(path).")
    }
  }

  /// Why there is nothing to draw: to read, or to be read by a program that asked for a document.
  private func tell(_ grade: Grade, _ files: [SourceFile], in folder: URL) throws {
    if request.form == .json {
      try place.console.print(
        raw: grade.document(confinement: place.confinement.rawValue).text)
      return
    }
    let view = DiagnosticView(
      diagnostics: grade.diagnostics, sources: files, folder: place.shown(folder),
      width: place.console.width, isExplained: { Explanation.page(for: $0) != nil },
      alreadySaid: grade.message)
    let end = StyledLine(
      "A map is drawn of code that compiles. Mend this first.", style: .secondary)
    let lines = StyledLine.lines(grade.message ?? "", .failure) + view.lines + [.blank, end]
    guard request.form == .text else {
      return place.console.fail(lines.map(\.text).joined(separator: "\n"))
    }
    try place.console.print(lines)
  }
}
