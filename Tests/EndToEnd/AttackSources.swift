import FoundationEssentials

extension Attack {
  /// Sources that are large or deep, cheap to write and dear to compile.
  static let generated: [Attack] = [
    source("long-sum") {
      "func sum(a: Int, b: Double) -> Double { "
        + Array(repeating: "a", count: 60).joined(separator: " + ") + " + b }"
    },
    source("long-choice") {
      let arms = (0..<20_000).map { "if a == \($0) { return \($0) }" }
      return "func choose(a: Int) -> Int { \(arms.joined(separator: "\nelse ")); return 0 }"
    },
    source("many-literals") {
      let parts = (0..<40).map { $0 % 2 == 0 ? "\($0)" : "\($0).5 * -\($0)" }
      return "let literals = \(parts.joined(separator: " + ")) as Any as? Int ?? 1 + 2.0 - 3 * 4"
    },
    source("large-dictionary") {
      "let table = [" + (0..<4_000).map { "\"\($0)\": \($0)" }.joined(separator: ", ") + "]"
    },
    source("mixed-dictionary") {
      let parts = (0..<300).map { "\"\($0)\": \(["1", "2.0", "nil", "[1: 2]"][$0 % 4])" }
      return "let table = [\(parts.joined(separator: ", "))]"
    },
    source("parentheses") { nested("(", "1", ")", depth: 20_000) },
    source("brackets-that-stay-open") { "let open = " + String(repeating: "[", count: 400_000) },
    source("braces-that-stay-open") { String(repeating: "func f() {", count: 50_000) },
    source("closures-in-closures") { nested("{ () -> Int in ", "1", "}()", depth: 2_000) },
    source("types-in-types") {
      (0..<3_000).map { "struct S\($0) {" }.joined() + String(repeating: "}", count: 3_000)
    },
    source("generics-in-generics") {
      "struct G<T> {}\nlet g = " + nested("G<", "Int", ">", depth: 3_000, start: "") + "()"
    },
    source("conditions-in-conditions") {
      String(repeating: "#if true\n", count: 20_000) + String(repeating: "#endif\n", count: 20_000)
    },
    source("signs") {
      "let signs = " + String(repeating: "- ", count: 2) + String(repeating: "-", count: 15_000)
        + "1"
    },
    source("negations") {
      "let no = " + String(repeating: "!(", count: 20_000) + "true"
        + String(repeating: ")", count: 20_000)
    },
    source("interpolations") { nested("\"\\(", "1", ")\"", depth: 1_000) },
    source("conditions-that-stay-open") {
      "// unsafe\n" + String(repeating: "#if (\n", count: 170_000)
    },
    source("attributes-that-stay-open") { String(repeating: "@_spi(\n", count: 120_000) },
    source("attributes-in-a-row") { String(repeating: "@_spi(a)\n", count: 100_000) },
    source("messages-that-stay-open") {
      String(repeating: "// unsafe\n#error(\n", count: 50_000)
    },
    source("messages-beside-words") {
      String(repeating: "\"unsafe\"\n#error(\"\")\n", count: 40_000)
    },
    source("comments-in-comments") {
      String(repeating: "/*", count: 200_000) + String(repeating: "*/", count: 200_000)
    },
    source("many-errors") {
      (0..<8_000).map { "let a\($0): Int = \"\"" }.joined(separator: "\n")
    },
    source("many-warnings") {
      "func warn() {\n"
        + (0..<800).map { "let a\($0) = \($0); var b\($0) = 1" }.joined(separator: "\n") + "\n}"
    },
    source("unknown-letters") { String(repeating: "\u{1}", count: 200_000) },
    source("one-long-name") { "let " + String(repeating: "a", count: 900_000) + " = 1" },
    source("long-names-in-a-long-one") {
      "struct \(String(repeating: "a", count: 300_000)) {\n"
        + (0..<1_500).map { "func f\($0)() {}" }.joined(separator: "\n") + "\n}"
    },
    source("one-long-line") { "let text = \"" + String(repeating: "x", count: 900_000) + "\"" },
    source("many-cases") {
      "enum Many { case " + (0..<500).map { "c\($0)" }.joined(separator: ", ") + "\n"
        + "var number: Int { switch self {\n"
        + (0..<500).map { "case .c\($0): \($0)" }.joined(separator: "\n") + "\n} } }"
    },
    source("many-functions") {
      (0..<500).map { "func f\($0)(_ a: Int) -> Int { a &+ \($0) }" }.joined(separator: "\n")
    },
    source("overloads") {
      (0..<300).map { "func f(_ a: T\($0)) -> T\($0) { a }; struct T\($0) {}" }.joined(
        separator: "\n")
        + "\nlet all = " + nested("f(", "T1()", ")", depth: 60, start: "")
    },
    source("optional-chains") {
      "final class C { var c: C? }\nlet c = C()" + String(repeating: ".c?", count: 20_000) + ".c"
    },
    source("conversions") {
      "let all: [Any?] = " + nested("[", "1 as Any? as Any?? as Any???", "]", depth: 12, start: "")
    },
    source("tuples") {
      "let t = (" + (0..<4_000).map { "\($0)" }.joined(separator: ", ") + ")\nlet same = t == t"
    },
    // A compiler that breaks off says so in words that are not its own.
    source("words-of-a-full-disk") {
      "func `No space left on device`() {\n\(tooDeep)\n}"
    },
    source("words-of-too-many-threads") {
      "/*\nLLVM ERROR: pthread_create failed */ #warning(\"\")\n\(tooDeep)"
    },
    source("broken-code-of-every-kind") {
      String(
        repeating: "func < > ( } { ] protocol @ # $ \\ let var = : ; enum case ... ", count: 3_000)
    },
  ]

  private static var tooDeep: String {
    nested("[", "Int", "]", depth: 100_000, start: "let deep: ") + " = []"
  }

  private static func source(
    _ name: String, text: @escaping @Sendable () -> String
  ) -> Attack {
    Attack(
      name: "compiling/\(name)", endsAs: ["passed", "refused", "doesNotCompile"],
      earns: checksInCourse
    ) { folder, _ in
      try folder.copy(
        files.appending(path: "course/Solutions/till/cart/Cart.swift"), to: "Cart.swift")
      try folder.write(text() + "\n", to: "Large.swift")
    }
  }

  private static func nested(
    _ open: String, _ middle: String, _ close: String, depth: Int, start: String = "let nested = "
  ) -> String {
    start + String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }
}
