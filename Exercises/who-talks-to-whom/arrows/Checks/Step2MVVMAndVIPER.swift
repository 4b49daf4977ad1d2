import XCTest

@testable import Learner

final class Step2MVVM: XCTestCase {
  /// In MVVM the view keeps its view model, and the view model keeps the model.
  func testOwnersInMVVM() {
    XCTAssertEqual(step2Line(.view, .viewModel, in: .mvvm), "owns", "view to view model in MVVM")
    XCTAssertEqual(
      step2Line(.viewModel, .model, in: .mvvm), "owns", "view model to model in MVVM")
  }

  /// In MVVM the view model calls no view: it announces, and the view has bound itself to it.
  func testViewModelOnlyAnnounces() {
    XCTAssertEqual(
      step2Line(.viewModel, .view, in: .mvvm), "notifies", "view model to view in MVVM")
  }

  /// The way back to the view is what MVP and MVVM differ in.
  func testWhereMVPAndMVVMDiffer() {
    XCTAssertNotEqual(
      step2Line(.presenter, .view, in: .mvp), step2Line(.viewModel, .view, in: .mvvm),
      "the arrow to the view in MVP and in MVVM")
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
    XCTAssertEqual(step2Line(.view, .presenter, in: .viper), "owns", "view to presenter in VIPER")
    XCTAssertEqual(step2Line(.presenter, .view, in: .viper), "calls", "presenter to view in VIPER")
  }

  /// In VIPER the presenter keeps the interactor and the router, and asks both.
  func testPresenterAsksInteractorAndRouter() {
    XCTAssertEqual(
      step2Line(.presenter, .interactor, in: .viper), "owns", "presenter to interactor in VIPER")
    XCTAssertEqual(
      step2Line(.presenter, .router, in: .viper), "owns", "presenter to router in VIPER")
  }

  /// In VIPER the router starts from the screen that it leads away from, and does not keep it.
  func testRouterDoesNotOwnTheScreen() {
    XCTAssertEqual(step2Line(.router, .view, in: .viper), "calls", "router to view in VIPER")
  }

  /// In VIPER the entities are the interactor's business.
  func testInteractorKeepsTheEntities() {
    XCTAssertEqual(
      step2Line(.interactor, .entity, in: .viper), "owns", "interactor to entity in VIPER")
    XCTAssertEqual(step2Line(.view, .entity, in: .viper), "no arrow", "view to entity in VIPER")
  }

  /// In VIPER nobody else talks to anybody: above all, the view goes past nobody.
  func testNothingElseInVIPER() {
    let pairs: [(Part, Part)] = [
      (.view, .presenter), (.presenter, .view), (.presenter, .interactor), (.presenter, .router),
      (.interactor, .entity), (.router, .view),
    ]
    XCTAssertEqual(
      step2Others(pairs, in: .viper), [], "arrows that the sketch of VIPER does not have")
  }
}

/// What the table says from one part to another.
private func step2Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  return kinds.isEmpty ? "no arrow" : kinds.sorted().joined(separator: ", ")
}

/// The arrows between other parts than these pairs.
private func step2Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
