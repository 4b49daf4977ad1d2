/// Types of the learner's own that are written like numbers, texts or lists, by their mangled names.
///
/// Such a value can be compared with what a check writes down: whether its type takes that seriously is
/// tried out at the start of each run.
enum LiteralTypes {
  private static let protocols = [
    "s27ExpressibleByIntegerLiteral", "s25ExpressibleByFloatLiteral",
    "s26ExpressibleByStringLiteral", "s27ExpressibleByBooleanLiteral",
    "s25ExpressibleByArrayLiteral",
  ]
  private static let most = 100

  static func names(in objects: [ObjectFile]) -> [String] {
    var names: Set<String> = []
    for symbol in objects.flatMap(\.symbols)
    where symbol.isDefined && symbol.name.hasSuffix("Mc") {
      for name in protocols {
        guard let range = symbol.name.firstRange(of: name) else { continue }
        names.insert(String(symbol.name[..<range.lowerBound].dropFirst("$s".count)))
      }
    }
    return Array(names.sorted().prefix(most))
  }
}
