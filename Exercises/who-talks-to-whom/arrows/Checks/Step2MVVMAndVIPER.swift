import XCTest

@testable import Learner

final class Step2MVVM: XCTestCase {
  /// In MVVM the view keeps its view model, and the view model keeps the model.
  func testOwnersInMVVM() {
    step2Expect(
      .owns, .view, .viewModel, in: .mvvm, "view to view model in MVVM",
      "Look at the stored properties of the view.")
    step2Expect(
      .owns, .viewModel, .model, in: .mvvm, "view model to model in MVVM",
      "Look at the stored properties of the view model.")
  }

  /// In MVVM the view model calls no view, as a presenter does: it announces, and the view listens.
  func testViewModelOnlyAnnounces() {
    step2Expect(
      .notifies, .viewModel, .view, in: .mvvm, "view model to view in MVVM",
      "Look who runs `onTextChange` and who sets it, and compare with MVP.")
  }

  /// In MVVM the view never sees the model, nor has MVVM any other arrow.
  func testNothingElseInMVVM() {
    let pairs: [(Part, Part)] = [(.view, .viewModel), (.viewModel, .view), (.viewModel, .model)]
    XCTAssertEqual(
      step2Others(pairs, in: .mvvm), [], "arrows that the sketch of MVVM does not have")
  }
}

final class Step2VIPER: XCTestCase {
  /// In VIPER view and presenter know each other, and only the view keeps the other.
  func testViewAndPresenterKnowEachOther() {
    step2Expect(
      .owns, .view, .presenter, in: .viper, "view to presenter in VIPER",
      "Look at the stored properties of the view.")
    step2Expect(
      .calls, .presenter, .view, in: .viper, "presenter to view in VIPER",
      "Look how the presenter declares its `view`.")
  }

  /// In VIPER the presenter keeps the interactor and the router, and asks both.
  func testPresenterAsksInteractorAndRouter() {
    step2Expect(
      .owns, .presenter, .interactor, in: .viper, "presenter to interactor in VIPER",
      "Look at the stored properties of the presenter.")
    step2Expect(
      .owns, .presenter, .router, in: .viper, "presenter to router in VIPER",
      "Look at the stored properties of the presenter.")
  }

  /// In VIPER the router starts from the screen that it leads away from, and does not keep it.
  func testRouterDoesNotOwnTheScreen() {
    step2Expect(
      .calls, .router, .view, in: .viper, "router to view in VIPER",
      "Look how the router declares its `view`.")
  }

  /// In VIPER the entities are the interactor's business.
  func testInteractorKeepsTheEntities() {
    step2Expect(
      .owns, .interactor, .entity, in: .viper, "interactor to entity in VIPER",
      "Look which part has a stored property of products.")
    step2Expect(
      nil, .view, .entity, in: .viper, "view to entity in VIPER",
      "Look what `show(_:)` hands to the view.")
  }

  /// In VIPER nobody else talks to anybody: above all, the view goes past nobody.
  func testNothingElseInVIPER() {
    let pairs: [(Part, Part)] = [
      (.view, .presenter), (.presenter, .view), (.presenter, .interactor), (.presenter, .router),
      (.interactor, .entity), (.router, .view),
      // This one has a check of its own.
      (.view, .entity),
    ]
    XCTAssertEqual(
      step2Others(pairs, in: .viper), [], "arrows that the sketch of VIPER does not have")
  }
}

/// Asks for one arrow. If the table has another, it says which, and where in the sketch to look.
private func step2Expect(
  _ kind: Kind?, _ from: Part, _ to: Part, in pattern: Pattern, _ pair: String, _ place: String
) {
  let found = step2Line(from, to, in: pattern)
  guard found != kind?.rawValue ?? "no arrow" else { return }
  // The kind that is right is not said: finding it is the exercise.
  XCTFail("\(pair): found \(found). \(place)")
}

/// What the table says from one part to another.
private func step2Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  guard let kind = kinds.first else { return "no arrow" }
  guard kinds.count > 1 else { return kind }
  return "\(kinds.sorted().joined(separator: " and ")), where there is at most one arrow"
}

/// The arrows between other parts than these pairs.
private func step2Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
