/// What the front matter of the outline says of the whole course.
struct CourseSettings: Equatable {
  var needs: ToolVersion?
  var isStudentEdition = false

  init(_ frontMatter: FrontMatter, problems: inout [CourseProblem]) {
    if !frontMatter.isClosed { problems.append(.frontMatterNotClosed(Course.summary)) }
    for field in frontMatter.fields {
      switch field.key {
      case "needs":
        needs = ToolVersion(field.value)
        if needs == nil {
          problems.append(
            .badValue(Course.summary, field, wanted: "a version of Atelier, such as `0.1.0`"))
        }
      case "edition":
        isStudentEdition = field.value == "student"
        if !isStudentEdition {
          problems.append(
            .badValue(Course.summary, field, wanted: "`student`, which `atelier release` does"))
        }
      default: problems.append(.unknownKey(Course.summary, field, known: ["needs", "edition"]))
      }
    }
  }
}
