import Curriculum
import Foundation
import Testing

@testable import Grading

/// Views of a learner's with members that are called like what checks read and touch a screen with.
@Suite struct DrivingNamesTests {
  private static let solution = """
    import UIKit

    class NameField: UITextField {
      // field
    }

    class ProductList: UITableView, UITableViewDataSource {
      var names: [String] = []
      func show(_ names: [String]) {
        self.names = names
        dataSource = self
        reloadData()
      }
      func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ list: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[place.row]
        return cell
      }
      // list
    }

    // before
    class ProductView: UIView {
      let title = UILabel()
      let field = NameField()
      let list = ProductList()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [title, field, list] as [UIView] { addSubview(view) }
      }
      required init?(coder: NSCoder) { nil }
      func show(_ names: [String]) {
        title.text = "Shop"
        list.show(names)
      }
      // view
    }

    class ProductController: UIViewController {
      lazy var product = ProductView()
      var buyings = 0
      lazy var buyItem = UIBarButtonItem(title: "Buy", primaryAction: UIAction { [weak self] _ in self?.buyings += 1 })
      override func loadView() { view = product }
      override func viewDidLoad() {
        super.viewDidLoad()
        product.show(["Tea"])
      }
      // controller
    }
    // after

    """

  private static let checks = """
    import XCTest
    import UIKit
    @testable import Learner

    @MainActor final class Step1Product: XCTestCase {
      private func shown() -> ProductController {
        let controller = ProductController()
        screens.append(Screen(showing: controller))
        return controller
      }
      private var screens: [Screen] = []

      /// The view shows its title and rows.
      func testText() { XCTAssertEqual(shown().product.visibleText, ["Shop", "Tea"]) }
      /// So does the screen of the controller.
      func testScreen() { XCTAssertEqual(shown().visibleText, ["Shop", "Tea"]) }
      /// All views show it.
      func testAll() {
        XCTAssertTrue([shown().product].map(\\.visibleText).joined().contains("Tea"))
      }
      /// The title is there.
      func testTitle() {
        let controller = shown()
        XCTAssertNotNil(controller.product.first(withText: "Shop"))
        XCTAssertTrue(controller.product.isVisible)
        XCTAssertEqual(controller.product.find(ProductList.self).count, 1)
      }
      /// The list has been filled.
      func testList() throws {
        XCTAssertEqual(shown().product.list.reloadCount, 1)
        XCTAssertEqual(try shown().product.list.cell(at: 0).visibleText, ["Tea"])
      }
      /// The field takes a name.
      func testField() {
        let controller = shown()
        XCTAssertTrue(controller.product.field.tap())
        XCTAssertTrue(controller.product.field.enter("a"))
        XCTAssertEqual(controller.product.field.text, "a")
      }
      /// The button buys.
      func testBuying() {
        let controller = shown()
        controller.buyItem.tap()
        XCTAssertEqual(controller.buyings, 1)
      }
    }
    """

  /// Nothing of what the checks look for.
  private static let idle = solution.replacing("title.text = \"Shop\"", with: "")
    .replacing("product.show([\"Tea\"])", with: "").replacing("+= 1", with: "+= 0")

  private func grade(_ source: String, solution: String = Self.solution) throws -> Grade {
    var exercise = Exercise.sample(
      [SourceFile("Shop.swift", Self.idle)], checks: [Self.checks], kits: ["UIKit"])
    exercise.solution = [SourceFile("Shop.swift", solution)]
    return try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Shop.swift", source)])
  }

  /// A name, what is written for it, and where.
  private static let lies: [(String, [String: String])] = [
    ("visibleText", ["view": "var visibleText: [String] { [\"Shop\", \"Tea\"] }"]),
    ("visibleText", ["view": "final let visibleText = [\"Shop\", \"Tea\"]"]),
    ("visibleText", ["view": "@objc dynamic var visibleText: [String] { [\"Shop\", \"Tea\"] }"]),
    ("visibleText", ["view": "var (visibleText, other) = ([\"Shop\", \"Tea\"], 1)"]),
    ("visibleText", ["controller": "var `visibleText` = [\"Shop\", \"Tea\"]"]),
    (
      "visibleText", ["after": "extension ProductView { var visibleText: [String] { [\"Tea\"] } }"]
    ),
    ("visibleText", ["after": "extension UIView { var visibleText: [String] { [\"Tea\"] } }"]),
    (
      "visibleText",
      [
        "after":
          "extension DrivenController where Self: ProductController { var visibleText: [String] { [\"Tea\"] } }"
      ]
    ),
    (
      "visibleText",
      [
        "before": "class Base: UIView { var visibleText: [String] { [\"Tea\"] } }",
        "class ProductView: UIView": "class ProductView: Base",
      ]
    ),
    (
      "visibleText",
      [
        "before": "class Base<Name>: UIView { var visibleText: [Name] { [] } }",
        "class ProductView: UIView": "class ProductView: Base<String>",
        "view": "override var visibleText: [String] { [\"Shop\", \"Tea\"] }",
      ]
    ),
    (
      "visibleText",
      [
        "before":
          "protocol Telling: UIView {}\nextension Telling { var visibleText: [String] { [\"Tea\"] } }",
        "class ProductView: UIView": "class ProductView: UIView, Telling",
      ]
    ),
    (
      "visibleText",
      [
        "before": """
        protocol Telling: UIView {
          var visibleText: [String] { get }
          var list: ProductList { get }
          var field: NameField { get }
        }
        """,
        "class ProductView: UIView": "class ProductView: UIView, Telling",
        "lazy var product = ProductView()":
          "lazy var product: any Telling = ProductView()",
        "view": "var visibleText: [String] { [\"Shop\", \"Tea\"] }",
        "product.show([\"Tea\"])": "",
      ]
    ),
    ("isVisible", ["view": "var isVisible = true"]),
    ("find", ["view": "func find<Found: UIView>(_ type: Found.Type) -> [Found] { [] }"]),
    ("first", ["view": "func first(withText text: String) -> UIView? { self }"]),
    ("reloadCount", ["list": "var reloadCount = 1"]),
    (
      "cell",
      ["list": "func cell(at row: Int, section: Int = 0) throws -> UITableViewCell { .init() }"]
    ),
    ("tap", ["field": "func tap() -> Bool { true }"]),
    ("tap", ["field": "@objc func tap() -> Bool { true }"]),
    ("enter", ["field": "func enter(_ text: String) -> Bool { true }"]),
  ]

  private static func written(
    _ parts: [String: String], into source: String = idle
  ) -> String {
    parts.reduce(into: source) { source, part in
      let mark = "// \(part.key)\n"
      source =
        source.contains(mark)
        ? source.replacing(mark, with: "\(part.value)\n")
        : (source + "\n").replacing(part.key, with: part.value)
    }
  }

  @Test(arguments: lies)
  func `what answers in the place of the screen is refused`(
    name: String, parts: [String: String]
  ) throws {
    let source = Self.written(parts)
    let grade = try grade(source)
    #expect(grade.status == .refused, "\(grade.messages)")
    let first = try #require(grade.diagnostics.first)
    #expect(first.message.contains("`\(name)`"), "\(first)")
    let line = source.split(separator: "\n", omittingEmptySubsequences: false)[
      max(0, first.line - 1)]
    #expect(line.contains(name) || parts.values.contains { $0.contains("var (") }, "\(first)")
  }

  /// What the checks look at is what the app has done: it may neither be forgotten nor go unrecorded.
  @Test(arguments: [
    ("resetRecords", "func hide() { UIApplication.shared.resetRecords() }"),
    ("resetRecords", "let hide: () -> Void = UIApplication.shared.resetRecords"),
    ("unavailableSchemes", "func hide() { UIApplication.shared.unavailableSchemes = [\"https\"] }"),
    (
      "unavailableSchemes",
      "func hide() { UIApplication.shared[keyPath: \\.unavailableSchemes].insert(\"https\") }"
    ),
  ])
  func `what an app has done is not hidden by it`(name: String, line: String) throws {
    let grade = try grade(Self.written(["controller": line], into: Self.solution))
    #expect(grade.status == .refused, "\(grade.messages)")
    #expect(grade.diagnostics.first?.message.contains("`\(name)`") == true, "\(grade.messages)")
  }

  @Test func `what an app has done may be read`() throws {
    let honest = "func show() { print(UIApplication.shared.openedURLs) }"
    let grade = try grade(Self.written(["controller": honest], into: Self.solution))
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  /// Members that the compiler prefers the kit's to: not even right work is hurt by them.
  @Test(arguments: [
    ["field": "var enter: (String) -> Bool = { _ in false }"],
    [
      "field":
        "struct Typing { func callAsFunction(_ text: String) -> Bool { false } }\nlet enter = Typing()"
    ],
    [
      "view": """
      subscript(dynamicMember name: String) -> [String] { [] }
      subscript(dynamicMember name: String) -> Bool { false }
      """,
      "class ProductView: UIView": "@dynamicMemberLookup class ProductView: UIView",
    ],
  ])
  func `what the compiler does not choose changes nothing`(parts: [String: String]) throws {
    let grade = try grade(Self.written(parts, into: Self.solution))
    #expect(grade.status == .passed, "\(grade.messages)")
    #expect(try self.grade(Self.written(parts)).status == .failed)
  }

  /// A view with everything that a check might say of another one.
  private static let honest = """
    class Banner: UIView {
      var isVisible = false
      var visibleText: String { kind }
      var rows: [Int] = []
      var kind: String { "\\(type(of: self))" }
      func tap() { isVisible.toggle() }
      func find(_ text: String) -> Bool { visibleText.contains(text) }
      func first(withText text: String) -> Int? { nil }
      func select(row: Int) { rows.append(row) }
    }
    class BannerController: UIViewController {
      let banner = Banner()
      var visibleText: String { banner.visibleText }
      private func tap() { banner.tap() }
    }
    """

  @Test func `members that no check asks for are a learner's own`() throws {
    let source = Self.solution.replacing("// before", with: Self.honest)
      .replacing(
        "// view", with: "private var isVisible: Bool { !isHidden }\nvar isOpen: Bool { isVisible }"
      )
    let grade = try grade(source)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  private func grade(
    shop source: String, solution: String, assertion: String
  ) throws -> Grade {
    let checks = """
      import XCTest
      import UIKit
      @testable import Learner

      @MainActor final class Step1Shop: XCTestCase {
        /// The shop is as it should be.
        func testShop() { \(assertion) }
      }
      """
    var exercise = Exercise.sample(
      [SourceFile("Shop.swift", solution)], checks: [checks], kits: ["UIKit"])
    exercise.solution = exercise.stub
    return try TestGrader.shared.get().grade(exercise, files: [SourceFile("Shop.swift", source)])
  }

  @Test func `cases of enumerations answer nobody`() throws {
    let source = """
      import UIKit
      enum Action: Equatable { case tap, clear, select(Int) }
      struct Shop { func after(_ action: Action) -> Action { action == .tap ? .select(1) : .clear } }
      """
    let grade = try grade(
      shop: source + "\nenum Other { case enter }", solution: source,
      assertion: "XCTAssertEqual(Shop().after(.tap), .select(1))")
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `what is no view answers in no view's place`() throws {
    let solution =
      "import UIKit\n@MainActor struct Shop { let field = UITextField() }"
    let fake = """
      import UIKit
      struct Field {
        let tap: () -> Bool = { true }
        let enter: (String) -> Bool = { _ in true }
      }
      @MainActor struct Shop { let field = Field() }
      """
    let assertion = "XCTAssertTrue(Shop().field.tap())"
    #expect(
      try grade(shop: fake, solution: solution, assertion: assertion).status == .refused)
    #expect(
      try grade(shop: solution, solution: solution, assertion: assertion).status != .refused)
  }

  @Test func `what the author declares, too, is what the checks mean`() throws {
    let source = Self.solution.replacing(
      "// view", with: "var isVisible: Bool { !isHidden && window != nil }")
    let grade = try grade(source, solution: source)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `all names that checks drive a screen with are known`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Kits/UIKit/Driving")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for part in text.split(separator: "\nextension ").dropFirst() where part.hasPrefix("Driven") {
        for match in part.matches(of: /\n  public (?:func|var) (\w+)/) {
          names.insert(String(match.1))
        }
      }
    }
    #expect(names == AuthorNames.driving)
  }
}
