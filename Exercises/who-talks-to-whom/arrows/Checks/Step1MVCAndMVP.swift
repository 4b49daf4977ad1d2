import StructureChecks
import XCTest

@testable import Learner

final class Step1MVC: XCTestCase {
  /// In MVC the controller keeps the view and the model and updates both.
  func testControllerUpdatesBoth() {
    step1Expect(
      .owns, .controller, .view, in: .mvc, "controller to view in MVC",
      "Look at the stored properties of the controller.")
    step1Expect(
      .owns, .controller, .model, in: .mvc, "controller to model in MVC",
      "Look at the stored properties of the controller.")
  }

  /// In MVC the model announces that it has changed, and does not know who listens.
  func testModelNotifies() {
    step1Expect(
      .notifies, .model, .controller, in: .mvc, "model to controller in MVC",
      "Look who runs `onChange` and who sets it.")
  }

  /// In MVC the view announces that it was touched, and does not know who listens.
  func testViewNotifies() {
    step1Expect(
      .notifies, .view, .controller, in: .mvc, "view to controller in MVC",
      "Look what happens when the view's button is touched.")
  }

  /// In MVC view and model are strangers; nothing goes past the controller.
  func testViewAndModelAreStrangers() {
    step1Expect(
      nil, .view, .model, in: .mvc, "view to model in MVC",
      "Look whether the view's code mentions the model.")
    step1Expect(
      nil, .model, .view, in: .mvc, "model to view in MVC",
      "Look who sets the closure that the model runs.")
  }

  /// MVC has these three parts, and no arrow to any other.
  func testNothingElseInMVC() {
    let pairs: [(Part, Part)] = [
      (.controller, .view), (.controller, .model), (.view, .controller), (.model, .controller),
      // These two have a check of their own.
      (.view, .model), (.model, .view),
    ]
    XCTAssertEqual(step1Others(pairs, in: .mvc), [], "arrows that the sketch of MVC does not have")
  }
}

final class Step1MVP: XCTestCase {
  /// In MVP the view keeps its presenter, and the presenter keeps the model.
  func testOwnersInMVP() {
    step1Expect(
      .owns, .view, .presenter, in: .mvp, "view to presenter in MVP",
      "Look at the stored properties of the view.")
    step1Expect(
      .owns, .presenter, .model, in: .mvp, "presenter to model in MVP",
      "Look at the stored properties of the presenter.")
  }

  /// In MVP the presenter calls its view, and does not keep it.
  func testPresenterCallsTheView() {
    step1Expect(
      .calls, .presenter, .view, in: .mvp, "presenter to view in MVP",
      "Look how the presenter declares its `view`.")
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
    XCTAssertNoReference(
      from: table, toType: "Bool", "data decides nothing: write down the arrows that hold")
    for step in [
      "map(_:)", "flatMap(_:)", "filter(_:)", "forEach(_:)", "reduce(_:_:)", "insert(_:)",
      "remove(_:)", "union(_:)", "formUnion(_:)", "subtract(_:)", "subtracting(_:)",
      "symmetricDifference(_:)", "merging(_:uniquingKeysWith:)", "merge(_:uniquingKeysWith:)",
      "allCases", "rawValue", "subscript(_:)", "subscript(_:default:)", "keys", "zip(_:_:)",
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
    for (holder, parts) in [
      ("MVC.Controller", ["model", "productView"]), ("MVP.View", ["presenter"]),
      ("MVP.Presenter", ["model"]), ("MVVM.View", ["viewModel"]), ("MVVM.ViewModel", ["model"]),
      ("VIPER.View", ["presenter"]), ("VIPER.Presenter", ["interactor", "router"]),
      ("VIPER.Interactor", ["products"]), ("Domain.AddProduct", ["repository"]),
      ("Presentation.ViewModel", ["addProduct"]), ("TCA.View", ["store"]),
      ("TCA.Store", ["reducer", "state"]),
    ] {
      for part in parts { XCTAssertHoldsStrongly(try Codebase.learner.type(holder), part) }
    }
    for (part, strangers) in [
      ("MVC.Model", ["MVC.View", "MVC.Controller"]),
      ("MVC.View", ["MVC.Model", "MVC.Controller", "Product"]),
      ("MVP.Model", ["MVP.Presenter", "MVP.View", "ProductListView"]),
      ("MVP.View", ["MVP.Model", "Product"]),
      ("MVVM.Model", ["MVVM.ViewModel", "MVVM.View"]),
      ("MVVM.ViewModel", ["MVVM.View", "ProductListView"]),
      ("MVVM.View", ["MVVM.Model", "Product"]),
      ("VIPER.Interactor", ["VIPER.Presenter", "VIPER.View", "ProductListView"]),
      ("VIPER.Presenter", ["Product"]),
      ("VIPER.View", ["VIPER.Interactor", "VIPER.Router", "Product"]),
      ("Domain", ["DataLayer", "Presentation"]),
      ("Presentation", ["DataLayer", "ProductRepository"]),
      ("DataLayer", ["Presentation"]), ("TCA.Reducer", ["TCA.Store", "TCA.View"]),
      ("TCA.Store", ["TCA.View"]), ("TCA.View", ["TCA.Reducer"]),
    ] {
      for stranger in strangers {
        XCTAssertNoReference(from: try Codebase.learner.type(part), toType: stranger)
      }
    }
    for (name, model, properties) in [
      ("MVC", MVC.Model() as Any, ["products", "onChange"]), ("MVP", MVP.Model(), ["products"]),
      ("MVVM", MVVM.Model(), ["products"]),
    ] {
      XCTAssertEqual(
        Mirror(reflecting: model).children.compactMap(\.label), properties,
        "the stored properties of the model in the sketch of \(name)")
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
        XCTAssertEqual(
          arrows.map { "\($0.from.rawValue) to \($0.to.rawValue)" }, kinds.map { _ in pair },
          "the ends of four arrows from \(pair)")
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

/// Asks for one arrow. If the table has another, it says which, and where in the sketch to look.
private func step1Expect(
  _ kind: Kind?, _ from: Part, _ to: Part, in pattern: Pattern, _ pair: String, _ place: String
) {
  let found = step1Line(from, to, in: pattern)
  guard found != kind?.rawValue ?? "no arrow" else { return }
  // The kind that is right is not said: finding it is the exercise.
  XCTFail("\(pair): found \(found). \(place)")
}

/// What the table says from one part to another.
private func step1Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  guard let kind = kinds.first else { return "no arrow" }
  guard kinds.count > 1 else { return kind }
  return "\(kinds.sorted().joined(separator: " and ")), where there is at most one arrow"
}

/// The arrows between other parts than these pairs.
private func step1Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
