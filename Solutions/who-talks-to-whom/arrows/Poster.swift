/// The text of the poster in the hall, from which newcomers learn the patterns.
enum Poster {
  static func text(for pattern: Pattern) -> String {
    let lines = (ArrowTable.arrows[pattern] ?? []).map {
      "  \($0.from.rawValue) --\($0.kind.rawValue)--> \($0.to.rawValue)"
    }
    return ([pattern.rawValue.uppercased()] + lines.sorted()).joined(separator: "\n")
  }

  static var all: String {
    Pattern.allCases.map(text(for:)).joined(separator: "\n\n")
  }
}
