import Curriculum

/// Looks at the names and places of files, before anything is compiled.
enum FileLayout {
  /// The grade of files that cannot be compiled as they lie, or nil if they can.
  static func grade(_ exercise: Exercise, files: [SourceFile]) -> Grade? {
    missing(exercise, files: files) ?? misplaced(exercise, files: files)
  }

  /// The grade of a submission without a file where one has to be.
  private static func missing(_ exercise: Exercise, files: [SourceFile]) -> Grade? {
    let empty = exercise.modules.first { exercise.files(of: $0, in: files).isEmpty }
    guard let empty else { return nil }
    let folder = exercise.hasLayers ? "\(exercise.id)/\(empty.name)" : "\(exercise.id)"
    let expected = exercise.files(of: empty, in: exercise.stub).map(\.path)
    return Grade(
      notRun: exercise, status: .missingFile,
      message: "There is no Swift file in \(folder). The exercise starts from "
        + "\(expected.joined(separator: ", ")): `atelier reset \(exercise.id)` brings "
        + "\(expected.count == 1 ? "it" : "them") back.",
      diagnostics: expected.map { file in
        Diagnostic(
          file: file, line: 1, column: 1, severity: .error, id: "missing_file",
          message: "This file is missing.")
      })
  }

  /// The grade of files outside the layers, or with a name that their module has twice.
  private static func misplaced(_ exercise: Exercise, files: [SourceFile]) -> Grade? {
    var faults: [(path: String, message: String)] = []
    for module in exercise.modules {
      var first: [Substring: String] = [:]
      for file in exercise.files(of: module, in: files) {
        let name = file.path.split(separator: "/").last ?? ""
        if let other = first[name] {
          faults.append(
            (file.path, "\(other) has the same name; give one of them another."))
        } else {
          first[name] = file.path
        }
      }
    }
    if exercise.hasLayers {
      let layers = exercise.modules.map(\.name)
      for file in files where !layers.contains(where: { file.path.hasPrefix("\($0)/") }) {
        let places = layers.map { "\($0)/" }.joined(separator: " or ")
        faults.append((file.path, "This file is in no layer: move it into \(places)."))
      }
    }
    guard let fault = faults.first else { return nil }
    return Grade(
      notRun: exercise, status: .doesNotCompile, message: "\(fault.path): \(fault.message)",
      diagnostics: faults.map { path, message in
        Diagnostic(
          file: path, line: 1, column: 1, severity: .error, id: "file_layout", message: message)
      })
  }
}
