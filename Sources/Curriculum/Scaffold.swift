package import FoundationEssentials

/// What a new lesson or exercise begins with: small, complete and proved, to be replaced bit by bit.
package struct Scaffold: Sendable, Equatable {
  /// Paths from the course's root.
  package private(set) var files: [SourceFile] = []

  private mutating func add(_ path: String, _ text: String) {
    files.append(SourceFile(path: path, bytes: Array((text + "\n").utf8)))
  }

  /// A lesson of this title.
  package init(lesson id: String, title: String) {
    add("Lessons/\(id).md", Self.lesson(title))
  }

  /// An exercise with these kits and modules, such as `Data -> Domain`; nil if the modules are not sound.
  package init?(exercise id: ExerciseID, title: String, kits: [String], modules: [String]) {
    var graph = ModuleGraph()
    for module in modules {
      guard graph.add(FrontMatter.Field(key: "module", value: module, line: 1)) else { return nil }
    }
    guard let sorted = graph.sorted, graph.problems(in: "").isEmpty else { return nil }
    let folder = "Exercises/\(id)"
    // Where there are no layers, files lie in the stub itself.
    let places = sorted == [.learner] ? [""] : sorted.map { "\($0.name)/" }
    let inner = places[0]
    add("\(folder)/exercise.md", Self.text(title: title, kits: kits, modules: modules))
    add("\(folder)/Stub/\(inner)Basket.swift", Self.basket(kits, total: Self.unfinished))
    add("Solutions/\(id)/\(inner)Basket.swift", Self.basket(kits, total: Self.finished))
    for (module, place) in zip(sorted, places).dropFirst() {
      for root in ["\(folder)/Stub", "Solutions/\(id)"] {
        add("\(root)/\(place)\(module.name)Entry.swift", Self.entry(of: module, knowing: sorted[0]))
      }
    }
    add("\(folder)/Checks/Step1Total.swift", Self.checks(of: sorted[0]))
    add(
      "\(folder)/Wrong/counts-each-line-once/\(inner)Basket.swift",
      "// caught by: Step1.testCountsEachLine\n" + Self.basket(kits, total: Self.mistaken))
    add(
      "\(folder)/Right/with-a-loop/\(inner)Basket.swift", Self.basket(kits, total: Self.looping))
  }
}

extension Scaffold {
  fileprivate static func lesson(_ title: String) -> String {
    """
    # \(title)

    <!-- What the reader can do afterwards, in a sentence or two. Comments like this one are not shown. -->

    ## The pain

    <!-- Begin with code that hurts: the reader should want the pattern before hearing its name. Each block
         of Swift is compiled by `atelier verify` and has to be complete, imports included. Open a fragment
         with ```swift nocompile instead. -->

    ```swift
    struct Receipt {
      let prices: [Int]
      let counts: [Int]
    }
    ```

    ## The parts, and who may know whom

    ```text
    Basket ──► Line
    ```

    ## An example

    ## What it costs, and when to leave it

    ## How it is tested

    ## A typical mistake
    """
  }

  fileprivate static func text(title: String, kits: [String], modules: [String]) -> String {
    let settings =
      ["title: \(title)"] + (kits.isEmpty ? [] : ["kits: \(kits.joined(separator: ", "))"])
      + ["minutes: 15"] + modules.map { "module: \($0)" }
    return """
      ---
      \(settings.joined(separator: "\n"))
      ---

      A shop shows what is in the basket. What it costs is always nothing.

      <!-- Say what the code is for and what is wrong with it. The learner has the files of `Stub`. -->

      ## Step 1: Add up the basket

      `Basket.total()` is to be the price of all its lines.

      <!-- Announce every name that the checks use. Ten to twenty minutes a step; more steps follow as
           `## Step 2: …`, with their checks in `Checks/Step2….swift`. -->

      ### Hint

      A line of the basket may stand for more than one piece.

      <!-- Hints go from a direction to near-code, and never show the solution's own lines. What stands
           under `Learned` is said when the step passes: one sentence, at most 200 characters. -->

      ### Hint

      `reduce` adds up what you make of each line.

      ### Hint: testCountsEachLine

      Is the price of a line multiplied by its count?

      ### Learned

      A total has one place that adds it up, and everybody asks there.
      """
  }

  fileprivate static let unfinished = "    0"
  fileprivate static let finished = "    lines.reduce(0) { $0 + $1.price * $1.count }"
  fileprivate static let mistaken = "    lines.reduce(0) { $0 + $1.price }"
  fileprivate static let looping = """
        var sum = 0
        for line in lines {
          sum += line.price * line.count
        }
        return sum
    """

  fileprivate static func basket(_ kits: [String], total: String) -> String {
    let imports = kits.sorted().map { "import \($0)\n" }.joined()
    return """
      \(imports.isEmpty ? "" : imports + "\n")/// What a customer is about to buy.
      public struct Basket {
        public struct Line {
          public let price: Int
          public let count: Int

          public init(price: Int, count: Int) {
            self.price = price
            self.count = count
          }
        }

        public var lines: [Line]

        public init(lines: [Line]) {
          self.lines = lines
        }

        /// In cents.
        public func total() -> Int {
      \(total)
        }
      }
      """
  }

  fileprivate static func entry(of module: Module, knowing inner: Module) -> String {
    guard module.imports.contains(inner.name) else {
      return """
        /// Stands for what belongs into \(module.name).
        public struct \(module.name)Entry {
          public init() {}
        }
        """
    }
    return """
      import \(inner.name)

      /// Stands for what belongs into \(module.name), which may know \(inner.name).
      public struct \(module.name)Entry {
        public let basket: Basket

        public init(basket: Basket) {
          self.basket = basket
        }
      }
      """
  }

  fileprivate static func checks(of module: Module) -> String {
    """
    import XCTest

    @testable import \(module.name)

    // Hidden from the learner, who sees the sentence above each test, and its message when it fails.
    final class Step1Total: XCTestCase {
      /// The total counts every piece of each line.
      func testCountsEachLine() {
        let basket = Basket(lines: [.init(price: 250, count: 2), .init(price: 100, count: 1)])
        XCTAssertEqual(basket.total(), 600, "two pieces of 250 and one of 100")
      }

      /// An empty basket costs nothing.
      func testEmptyBasketIsFree() {
        XCTAssertEqual(Basket(lines: []).total(), 0, "no lines")
      }
    }
    """
  }
}

extension Course {
  /// Writes the files, none of which may be there yet, and lists them in the outline.
  ///
  /// A folder without an outline becomes a course.
  package static func add(
    _ scaffold: Scaffold, to root: URL, item: String, after line: Int?, courseTitle: String
  ) throws {
    let path = Workspace(root: root).path
    for file in scaffold.files where try Disk.kind(of: "\(path)/\(file.path)") != .nothing {
      throw FileFailure(
        action: "write", path: "\(path)/\(file.path)", reason: "there is something already")
    }
    for file in scaffold.files { try Disk.replace("\(path)/\(file.path)", with: file.bytes) }
    let summary = "\(path)/\(Course.summary)"
    let text = try Disk.read(summary).map { String(decoding: $0, as: UTF8.self) }
    var lines = (text ?? "# \(courseTitle)\n\n").lines.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    lines.insert(item, at: min(line ?? lines.count, lines.count))
    try Disk.replace(summary, with: Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
