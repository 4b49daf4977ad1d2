import Curriculum
import FoundationEssentials
import Grading
import Sandbox
import Synchronization
import Testing

private let controller = SourceFile(
  "Tap.swift",
  """
  import UIKit

  @objcMembers final class TapController: UIViewController {
    @IBOutlet weak var label: UILabel!
    @objc(count) private(set) var taps = 0
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(TapController.add))
    }

    @objc private func add() { taps += 10 }
    @IBAction func tapped(_ sender: UIButton) { taps += sender === button ? 1 : 100 }
  }
  """)

private let check = """
  import UIKit
  import XCTest
  @testable import Learner

  @MainActor final class Step1: XCTestCase {
    func testTaps() async {
      let controller = TapController()
      controller.loadViewIfNeeded()
      controller.button.sendActions(for: .touchUpInside)
      controller.navigationItem.rightBarButtonItem?.tap()
      XCTAssertEqual(controller.taps, 11)
      XCTAssertEqual(#selector(TapController.tapped(_:)), Selector("tapped:", TapController.tapped(_:)))
    }
  }
  """

/// A grader that notes the arguments of every program that it starts.
private func grader(noting calls: Calls) throws -> Grader {
  var grader = try TestGrader.shared.get()
  var noted = grader.kits.calls
  noted.onStart = { calls.note($0.arguments) }
  grader.kits = KitLibrary(
    sources: grader.kits.sources, cache: grader.kits.cache, calls: noted, tool: UUID().uuidString)
  return grader
}

private final class Calls: Sendable {
  private let all = Mutex<[[String]]>([])
  func note(_ arguments: [String]) { all.withLock { $0.append(arguments) } }
  var thatLoadPlugins: [[String]] {
    all.withLock { $0.filter { $0.contains("-load-plugin-executable") } }
  }
}

@Suite struct MacroKitTests {
  private let exercise = Exercise.sample([controller], checks: [check], kits: ["UIKit"])

  @Test func `two properties in one line of an observed state are told to part`() throws {
    let feature = SourceFile(
      "Counter.swift",
      """
      import ComposableArchitecture

      @Reducer struct Counter {
        @ObservableState struct State: Equatable {
          let step = 1, limit = 9
          static var made = 0, lost = 0
          var title = "", count = 0
        }
        enum Action { case add }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """)
    let exercise = Exercise.sample([feature], checks: [check], kits: ["ComposableArchitecture"])
    let grade = try TestGrader.shared.get().grade(exercise, files: [feature])
    #expect(grade.status == .doesNotCompile)
    let errors = grade.diagnostics.filter { $0.severity == .error }
    #expect(Set(errors.map(\.line)) == [7], "\(errors)")
    #expect(Set(errors.map(\.message)).count == 1, "\(errors)")
    #expect(errors.first?.message.contains("a line of its own") == true, "\(grade.messages)")
  }

  @Test(arguments: [
    "pause() {}; @_silgen_name(\\\"getuid\\\") func user", "", "1st", "a b", "stop\\n",
  ])
  func `the name of an endpoint's method is no place for code`(name: String) throws {
    let client = SourceFile(
      "Player.swift",
      """
      import ComposableArchitecture

      @DependencyClient struct Player {
        @DependencyEndpoint(method: "\(name)")
        var stop: @Sendable (_ track: Int) -> Void = { _ in }
      }
      """)
    let exercise = Exercise.sample([client], checks: [check], kits: ["ComposableArchitecture"])
    let grade = try TestGrader.shared.get().grade(exercise, files: [client])
    #expect(grade.status == .doesNotCompile)
    let error = grade.diagnostics.first { $0.message.contains("the name of a method in quotes") }
    #expect(error?.line == 4, "\(grade.diagnostics)")
  }

  private func grade(_ text: String) throws -> Grade {
    try TestGrader.shared.get().grade(exercise, files: [SourceFile("Tap.swift", text)])
  }

  @Test func `code for iOS is graded as it is written`() throws {
    let grade = try TestGrader.shared.get().grade(exercise, files: [controller])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `an error stands where the learner wrote it, also behind words that are replaced`()
    throws
  {
    let line = "class A: UIView { @IBOutlet var b: UILabel! ; @objc(c) func d() { missing() } }"
    let grade = try grade("import UIKit\n\(line)")
    #expect(grade.status == .doesNotCompile)
    let column = try #require(line.firstRange(of: "missing")?.lowerBound.utf16Offset(in: line)) + 1
    let found = grade.diagnostics.first
    #expect(found?.line == 2 && found?.column == column, "\(grade.diagnostics)")
  }

  @Test func `an optional requirement is called with its question mark`() throws {
    let source = SourceFile(
      "List.swift",
      """
      import UIKit

      final class ListController: UITableViewController {
        var shown = ["a"]
        var chosen: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          shown.count
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = shown[indexPath.row]
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          chosen.append(indexPath.row)
        }
      }

      func touch(_ table: UITableView) {
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      }
      """)
    let check = """
      import UIKit
      import XCTest
      @testable import Learner

      @MainActor final class Step1: XCTestCase {
        func testRows() throws {
          let list = ListController()
          let screen = Screen(showing: list)
          try screen.tap("a")
          touch(list.tableView)
          XCTAssertEqual(list.chosen, [0, 0])
        }
      }
      """
    let exercise = Exercise.sample([source], checks: [check], kits: ["UIKit"])
    let grade = try TestGrader.shared.get().grade(exercise, files: [source])
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `a wrong use of a macro is explained where it stands`() throws {
    let grade = try grade(
      """
      import UIKit
      class A: UIViewController {
        func set(_ control: UIControl) {
          control.addTarget(self, action: #selector(tap()), for: .touchUpInside)
        }
        @objc func tap() -> () -> Void { {} }
      }
      """)
    #expect(grade.status == .doesNotCompile)
    let found = grade.diagnostics.first { $0.line == 4 }
    #expect(found?.message.contains("without the brackets") == true, "\(grade.diagnostics)")
  }

  /// What is written instead of a line of the feature, and where and how the learner is told of it.
  private static let slips = [
    (wrong: "final class Lamp {", line: 3, words: "`@Reducer` stands before a `struct`"),
    (wrong: "  final class State { var isOn = false }", line: 4, words: "has to be a `struct`"),
    (wrong: "  enum Action { case pressed(Missing) }", line: 5, words: "'Missing'"),
    (wrong: "      state.isOff.toggle()", line: 8, words: "'isOff'"),
  ]

  @Test(arguments: slips.indices)
  func `a slip in a feature is told where it was made`(number: Int) throws {
    let slip = Self.slips[number]
    let feature = """
      import ComposableArchitecture
      @Reducer
      struct Lamp {
        struct State: Equatable { var isOn = false }
        enum Action { case pressed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isOn.toggle()
            return .none
          }
        }
      }
      """
    var lines = feature.split(separator: "\n").map(String.init)
    lines[slip.line - 1] = slip.wrong
    let stub = [SourceFile("Lamp.swift", feature)]
    let exercise = Exercise.sample(
      stub, checks: ["import XCTest\nfinal class Step1: XCTestCase { func testNothing() {} }"],
      kits: ["ComposableArchitecture"])
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Lamp.swift", lines.joined(separator: "\n"))])
    #expect(grade.status == .doesNotCompile)
    let found = grade.diagnostics.first
    #expect(found?.line == slip.line, "\(grade.diagnostics)")
    #expect(found?.message.contains(slip.words) == true, "\(grade.diagnostics)")
  }

  @Test(arguments: [
    "@freestanding(expression) macro Own() -> Int = #externalMacro(module: \"KitMacros\", type: \"A\")",
    "@attached(peer) macro Own() = #externalMacro(module: \"KitMacros\", type: \"MarkMacro\")",
  ])
  func `macros of one's own are refused`(source: String) throws {
    let grade = try grade("import UIKit\n\(source)\n\(controller.text.dropFirst(13))")
    #expect(grade.status == .refused, "\(grade.messages)")
  }

  @Test func `only who uses a kit with macros has them expanded`() throws {
    // Nothing of it has been compiled before.
    let mark = "// \(UUID().uuidString)\n"
    let plain = Exercise.sample(
      [SourceFile("A.swift", "\(mark)let one = 1\n")],
      checks: [
        "\(mark)import XCTest\n@testable import Learner\nfinal class Step1: XCTestCase {\n"
          + "  func testOne() { XCTAssertEqual(one, 1) }\n}"
      ], kits: ["Combine"])
    let calls = Calls()
    let grader = try grader(noting: calls)
    #expect(try grader.grade(plain, files: plain.stub).status == .passed)
    #expect(calls.thatLoadPlugins.isEmpty)
    let marked = SourceFile("Tap.swift", mark + controller.text)
    let exercise = Exercise.sample([marked], checks: [mark + check], kits: ["UIKit"])
    #expect(try grader.grade(exercise, files: [marked]).status == .passed)
    #expect(calls.thatLoadPlugins.count == 2, "The learner's module and the checks.")
  }

  @Test func `what expands macros is no kit that an exercise may ask for`() throws {
    let kits = try TestGrader.shared.get().kits
    #expect(!kits.sources.names.contains(KitLibrary.macros))
    #expect(throws: GradingFailure.self) { try kits.kits(named: [KitLibrary.macros]) }
  }
}
