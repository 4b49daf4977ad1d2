extension Exercise {
  /// The step of one check, and of its checks that one alone.
  package func steps(with id: String) -> [Step] {
    steps.compactMap { step in
      step.checks.first { $0.id == id }.map(step.reduced(to:))
    }
  }
}

extension Step {
  /// Other test methods are blanks in the files, and every line stays where it is.
  fileprivate func reduced(to check: Check) -> Step {
    var step = self
    step.checks = [check]
    for index in step.checkFiles.indices {
      let declarations = CheckDeclarations(source: step.checkFiles[index].bytes)
      let others = (declarations.classes + declarations.extensions).flatMap { owner in
        owner.methods.filter { owner.name != check.className || $0.name != check.method }
      }
      for position in others.flatMap(\.place)
      where step.checkFiles[index].bytes[position] != UInt8(ascii: "\n") {
        step.checkFiles[index].bytes[position] = UInt8(ascii: " ")
      }
    }
    return step
  }
}
