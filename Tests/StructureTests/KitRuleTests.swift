import Testing

@testable import StructureChecks

/// What is known of the types of a kit: they are not the learner's, but the learner's descend from them.
@Suite struct KitRuleTests {
  private static let screens = [
    "Screens.swift": """
    import UIKit
    final class Plain: UIViewController {}
    final class Table: UITableViewController {}
    class Base: UINavigationController {}
    final class Heir: Base {}
    final class Model { func make() -> UIViewController { Plain() } }
    struct Row { let list = [Table]() }
    final class Holder { var table: UITableViewController? }
    final class Weak { weak var table: UITableViewController? }
    final class Label { let label = UILabel() }
    """
  ]

  @Test func `a class descends from all that the kit's class descends from`() throws {
    let codebase = try Programs.codebase(Self.screens, kits: ["UIKit"])
    for name in ["Plain", "Table", "Base", "Heir"] {
      let type = try codebase.type(name)
      #expect(type.missingConformance(to: "UIViewController").isEmpty, "\(name)")
      #expect(type.conformance(to: "UIViewController").count == 1, "\(name)")
    }
    #expect(try codebase.type("Table").missingConformance(to: "UITableViewDataSource").isEmpty)
    for name in ["Model", "Row", "Holder"] {
      let type = try codebase.type(name)
      #expect(type.missingConformance(to: "UIViewController").count == 1, "\(name)")
      #expect(type.conformance(to: "UIViewController").isEmpty, "\(name)")
    }
    #expect(
      codebase.types(conformingTo: "UIViewController").map(\.name)
        == ["`Plain`", "`Table`", "`Base`", "`Heir`"])
  }

  @Test func `a screen of any kind is a screen that is kept alive`() throws {
    let codebase = try Programs.codebase(Self.screens, kits: ["UIKit"])
    for (name, line) in [("Holder", 8), ("Row", 7)] {
      #expect(
        try codebase.type(name).strongHolds(of: "UIViewController").map(\.line) == [line], "\(name)"
      )
    }
    #expect(try codebase.type("Label").strongHolds(of: "UIView").map(\.line) == [10])
    for name in ["Weak", "Model", "Label"] {
      #expect(try codebase.type(name).strongHolds(of: "UIViewController").isEmpty, "\(name)")
    }
  }

  @Test func `what Foundation has on a phone is Foundation's, whoever brings it here`() throws {
    let codebase = try Programs.codebase(
      [
        "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
        "Model.swift": """
        import Foundation
        struct Price {
          let cents: Int
          var text: String { (Decimal(cents) / 100).formatted(.currency(code: "EUR")) }
          var count: String { cents.formatted(.currency(code: "EUR")) }
          var words: String { String(localized: "\\(cents) cents of many", comment: "A price") }
          var title: AttributedString { AttributedString(localized: "**Price**") }
        }
        """,
        "Rows.swift":
          "import UIKit\nstruct Rows { func number(of path: IndexPath) -> Int { path.row } }",
        "Drawn.swift": """
        import UIKit
        struct Drawn {
          func width(_ text: String) -> CGFloat { NSString(string: text).size(withAttributes: nil).width }
        }
        """,
      ], kits: ["UIKit"])
    #expect(try codebase.type("Price").uses(ofModule: "UIKit").map(\.line) == [])
    #expect(try codebase.type("Rows").uses(ofModule: "UIKit").map(\.line) == [2])
    #expect(try codebase.type("Drawn").uses(ofModule: "UIKit").map(\.line) == [3])
  }
}
