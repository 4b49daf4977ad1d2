extension ExerciseLoader {
  /// The exercise with its wrong and right solutions.
  mutating func loadVariants(of exercise: Exercise) -> Exercise {
    var complete = exercise
    let checks = exercise.steps.flatMap(\.checks)
    for (name, files) in variants(in: "Wrong") {
      let path = "\(folder)/Wrong/\(name)/\(files[0].path)"
      guard let caughtBy = Self.caughtBy(files[0]) else {
        reader.problems.append(.caughtByNothing(path))
        continue
      }
      let check = checks.first { $0.isCalled(caughtBy) }
      // Without any check there is a problem already, and this would only repeat it.
      if check == nil, !checks.isEmpty {
        reader.problems.append(.caughtByUnknown(path, caughtBy, checks: Set(checks.map(\.id))))
      }
      complete.wrong.append(
        WrongSolution(name: name, caughtBy: check?.id ?? caughtBy, files: files))
      checkDiffers(files, from: exercise, in: "\(folder)/Wrong/\(name)")
    }
    for (name, files) in variants(in: "Right") {
      complete.right.append(RightSolution(name: name, files: files))
      checkDiffers(files, from: exercise, in: "\(folder)/Right/\(name)")
    }
    return complete
  }

  private mutating func variants(in kind: String) -> [(name: String, files: [SourceFile])] {
    reader.names(in: "\(folder)/\(kind)").compactMap { name in
      let path = "\(folder)/\(kind)/\(name)"
      if case .file = reader.kind(of: path) {
        reader.problems.append(.variantIsFile(path))
        return nil
      }
      let files = reader.swiftFiles(in: path)
      if files.isEmpty { reader.problems.append(.emptyVariant(path)) }
      return files.isEmpty ? nil : (name, files)
    }
  }

  /// The check that the file's first line names.
  private static func caughtBy(_ file: SourceFile) -> String? {
    let line = trimmed(file.text.lines.first ?? "")
    let rest = trimmed(line.trimmingPrefix("\u{FEFF}").trimmingPrefix("//"))
    guard line.contains("//"), rest.hasPrefix("caught by:") else { return nil }
    let name = trimmed(rest.dropFirst("caught by:".count))
    return name.isEmpty ? nil : name
  }

  private mutating func checkDiffers(
    _ files: [SourceFile], from exercise: Exercise, in path: String
  ) {
    for file in files {
      guard let own = exercise.solution.first(where: { $0.path == file.path }) else { continue }
      let isMarked = Self.caughtBy(file) != nil
      let lines = file.text.lines.dropFirst(isMarked ? 1 : 0)
      let withoutMark = lines.drop { isMarked && $0.isEmpty }.joined(separator: "\n")
      if file.bytes == own.bytes || withoutMark == own.text.lines.joined(separator: "\n") {
        reader.problems.append(.sameAsSolution("\(path)/\(file.path)"))
      }
    }
  }

  /// What has to hold between stub, solution and the declared modules.
  mutating func checkFiles(of exercise: Exercise) {
    if exercise.stub.isEmpty { reader.problems.append(.noStub("\(folder)/Stub")) }
    if exercise.solution.isEmpty { reader.problems.append(.noSolution(solutionFolder)) }
    let solved = Set(exercise.solution.map(\.path))
    for file in exercise.stub where !exercise.solution.isEmpty && !solved.contains(file.path) {
      reader.problems.append(.notSolved(solutionFolder, path: file.path))
    }
    guard exercise.hasLayers, !exercise.modules.isEmpty else { return }
    let modules = exercise.modules.map(\.name)
    var folders = [("\(folder)/Stub", exercise.stub), (solutionFolder, exercise.solution)]
    folders += exercise.wrong.map { ("\(folder)/Wrong/\($0.name)", $0.files) }
    folders += exercise.right.map { ("\(folder)/Right/\($0.name)", $0.files) }
    for (folder, files) in folders {
      for file in files where !modules.contains(where: { file.path.hasPrefix("\($0)/") }) {
        reader.problems.append(.outsideModules("\(folder)/\(file.path)", modules: modules))
      }
    }
    for module in modules
    where !exercise.stub.isEmpty
      && !exercise.stub.contains(where: { $0.path.hasPrefix("\(module)/") })
    {
      reader.problems.append(.emptyModule("\(folder)/Stub", module: module))
    }
  }
}

extension CourseProblem {
  fileprivate static func caughtByNothing(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The wrong solution does not name the check that must catch it.",
      fix: "Begin this file with a line such as `// caught by: Step1.testName`.")
  }

  fileprivate static func caughtByUnknown(
    _ path: String, _ name: String, checks: Set<String>
  ) -> CourseProblem {
    let method = name.split(separator: ".").last
    let near = checks.sorted().first { $0.split(separator: ".").last == method }
    return CourseProblem(
      file: path, message: "The exercise has no check `\(name)`.",
      fix:
        "Name a class and a test method of Checks, such as `\(near ?? checks.min() ?? "Step1.testName")`."
    )
  }

  fileprivate static func variantIsFile(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This file is not in a folder of its own.",
      fix: "Make a folder with a name for what is special here, and move the file into it.")
  }

  fileprivate static func emptyVariant(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "There is no Swift file in this folder.",
      fix: "Add the files that differ from the solution, or delete the folder.")
  }

  fileprivate static func sameAsSolution(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This file is the same as the solution's.",
      fix: "Delete it: only files that differ from the solution belong here.")
  }

  fileprivate static func noStub(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The exercise has no stub.",
      fix: "Put the Swift files here that the learner starts from; they have to compile.")
  }

  fileprivate static func noSolution(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The exercise has no solution.",
      fix: "Put the solution here, under the same file names as the stub.")
  }

  fileprivate static func notSolved(_ folder: String, path: String) -> CourseProblem {
    CourseProblem(
      file: "\(folder)/\(path)", message: "The stub has this file, and the solution does not.",
      fix: "Give the solution every file of the stub; more are allowed.")
  }

  fileprivate static func outsideModules(_ path: String, modules: [String]) -> CourseProblem {
    CourseProblem(
      file: path, message: "This file is in no module's folder.",
      fix: "Move it into \(modules.joined(separator: ", ")), or declare its module.")
  }

  fileprivate static func emptyModule(_ path: String, module: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The module `\(module)` has no file.",
      fix: "Add a file in \(module), or take out its `module:` line in exercise.md.")
  }
}
