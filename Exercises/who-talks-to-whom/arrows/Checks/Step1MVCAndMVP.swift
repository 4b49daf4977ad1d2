import StructureChecks
import XCTest

@testable import Learner

final class Step1MVC: XCTestCase {
  /// In MVC the controller keeps the view and the model and updates both.
  func testControllerUpdatesBoth() {
    XCTAssertEqual(step1Line(.controller, .view, in: .mvc), "owns", "controller to view in MVC")
    XCTAssertEqual(step1Line(.controller, .model, in: .mvc), "owns", "controller to model in MVC")
  }

  /// In MVC the model announces that it has changed, and does not know who listens.
  func testModelNotifies() {
    XCTAssertEqual(
      step1Line(.model, .controller, in: .mvc), "notifies", "model to controller in MVC")
  }

  /// In MVC the view announces that it was touched, and does not know who listens.
  func testViewNotifies() {
    XCTAssertEqual(
      step1Line(.view, .controller, in: .mvc), "notifies", "view to controller in MVC")
  }

  /// In MVC view and model are strangers; nothing goes past the controller.
  func testViewAndModelAreStrangers() {
    XCTAssertEqual(step1Line(.view, .model, in: .mvc), "no arrow", "view to model in MVC")
    XCTAssertEqual(step1Line(.model, .view, in: .mvc), "no arrow", "model to view in MVC")
  }

  /// MVC has these three parts, and no arrow to any other.
  func testNothingElseInMVC() {
    let pairs: [(Part, Part)] = [
      (.controller, .view), (.controller, .model), (.view, .controller), (.model, .controller),
    ]
    XCTAssertEqual(step1Others(pairs, in: .mvc), [], "arrows that the sketch of MVC does not have")
  }
}

final class Step1MVP: XCTestCase {
  /// In MVP the view keeps its presenter, and the presenter keeps the model.
  func testOwnersInMVP() {
    XCTAssertEqual(step1Line(.view, .presenter, in: .mvp), "owns", "view to presenter in MVP")
    XCTAssertEqual(step1Line(.presenter, .model, in: .mvp), "owns", "presenter to model in MVP")
  }

  /// In MVP the presenter calls its view, and does not keep it.
  func testPresenterCallsTheView() {
    XCTAssertEqual(step1Line(.presenter, .view, in: .mvp), "calls", "presenter to view in MVP")
  }

  /// In MVP the view never sees the model, nor has MVP any other arrow.
  func testNothingElseInMVP() {
    let pairs: [(Part, Part)] = [(.view, .presenter), (.presenter, .view), (.presenter, .model)]
    XCTAssertEqual(step1Others(pairs, in: .mvp), [], "arrows that the sketch of MVP does not have")
  }
}

final class Step1Table: XCTestCase {
  /// The table is data that one can read: stored, written down where it stands, and not computed.
  func testTableIsData() throws {
    let table = try Codebase.learner.type("ArrowTable")
    XCTAssertHoldsStrongly(table, "arrows")
    XCTAssertConstructs(table, "Arrow")
    XCTAssertNoReference(
      from: table,
      to: Codebase.learner.everything(except: "ArrowTable", "Arrow", "Part", "Kind", "Pattern"))
    for step in [
      "map(_:)", "flatMap(_:)", "filter(_:)", "forEach(_:)", "reduce(_:_:)", "insert(_:)",
      "remove(_:)", "union(_:)", "formUnion(_:)", "subtract(_:)", "subtracting(_:)",
      "symmetricDifference(_:)", "merging(_:uniquingKeysWith:)", "merge(_:uniquingKeysWith:)",
      "allCases", "rawValue", "subscript(_:)", "subscript(_:default:)", "keys",
    ] {
      XCTAssertNoReference(from: table, toSymbol: step)
    }
  }

  /// Nobody can change the table while the app runs.
  func testNobodyChangesTheTable() throws {
    XCTAssertSetOnlyInside(try Codebase.learner.type("ArrowTable"), "arrows")
  }

  /// The sketches and the poster are as they were: only the table is set right.
  func testNothingElseHasChanged() throws {
    for holder in ["MVP.Presenter", "VIPER.Presenter", "VIPER.Router"] {
      XCTAssertHoldsWeakly(try Codebase.learner.type(holder), "view")
    }
    for (part, strangers) in [
      ("MVC.Model", ["MVC.View", "MVC.Controller"]), ("MVC.View", ["MVC.Model", "MVC.Controller"]),
      ("MVP.Model", ["MVP.Presenter", "MVP.View"]), ("MVP.View", ["MVP.Model"]),
      ("MVVM.Model", ["MVVM.ViewModel", "MVVM.View"]), ("MVVM.ViewModel", ["MVVM.View"]),
      ("MVVM.View", ["MVVM.Model"]), ("VIPER.Interactor", ["VIPER.Presenter", "VIPER.View"]),
      ("VIPER.View", ["VIPER.Interactor", "VIPER.Router", "Product"]),
      ("Domain", ["DataLayer", "Presentation"]), ("Presentation", ["DataLayer"]),
      ("DataLayer", ["Presentation"]), ("TCA.Reducer", ["TCA.Store", "TCA.View"]),
      ("TCA.Store", ["TCA.View"]), ("TCA.View", ["TCA.Reducer"]),
    ] {
      for stranger in strangers {
        XCTAssertNoReference(from: try Codebase.learner.type(part), toType: stranger)
      }
    }
    let patterns: [Pattern] = [.mvc, .mvp, .mvvm, .viper, .clean, .tca]
    XCTAssertEqual(
      Poster.all, patterns.map(step1Text).joined(separator: "\n\n"), "the text of the poster")
  }

  /// An arrow is as it was: it keeps what it is made of, and is another one if its kind is another.
  func testArrowsAreAsBefore() {
    let kinds: [Kind] = [.owns, .calls, .notifies, .implements]
    XCTAssertEqual(
      kinds.map(\.rawValue), ["owns", "calls", "notifies", "implements"], "the names of the kinds")
    let parts: [Part] = [
      .model, .view, .controller, .presenter, .viewModel, .interactor, .entity, .router,
      .presentation, .domain, .data, .store, .reducer, .state, .effect,
    ]
    for from in parts {
      for to in parts {
        let arrows = kinds.map { Arrow(from, $0, to) }
        let pair = "\(from.rawValue) to \(to.rawValue)"
        XCTAssertEqual(arrows.map(\.kind), kinds, "the kinds of four arrows from \(pair)")
        XCTAssertTrue(
          arrows.allSatisfy { $0.from == from && $0.to == to }, "the ends of arrows from \(pair)")
        XCTAssertEqual(Set(arrows).count, kinds.count, "different arrows of four from \(pair)")
      }
    }
  }
}

private func step1Text(of pattern: Pattern) -> String {
  let lines = (ArrowTable.arrows[pattern] ?? []).map {
    "  \($0.from.rawValue) --\($0.kind.rawValue)--> \($0.to.rawValue)"
  }
  return ([pattern.rawValue.uppercased()] + lines.sorted()).joined(separator: "\n")
}

/// What the table says from one part to another.
private func step1Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  return kinds.isEmpty ? "no arrow" : kinds.sorted().joined(separator: ", ")
}

/// The arrows between other parts than these pairs.
private func step1Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
