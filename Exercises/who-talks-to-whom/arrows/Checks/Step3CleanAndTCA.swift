import XCTest

@testable import Learner

final class Step3Clean: XCTestCase {
  /// In Clean Architecture the presentation uses the domain.
  func testPresentationUsesTheDomain() {
    XCTAssertEqual(
      step3Line(.presentation, .domain, in: .clean), "owns", "presentation to domain in Clean")
  }

  /// In Clean Architecture the data layer does what the domain has asked for in a protocol.
  func testDataImplementsTheDomain() {
    XCTAssertEqual(step3Line(.data, .domain, in: .clean), "implements", "data to domain in Clean")
  }

  /// In Clean Architecture no arrow leaves the domain.
  func testNothingLeavesTheDomain() {
    let leaving = (ArrowTable.arrows[.clean] ?? []).filter { $0.from == .domain }
    XCTAssertEqual(
      leaving.map { "domain \($0.kind.rawValue) \($0.to.rawValue)" }.sorted(), [],
      "arrows that leave the domain in Clean")
  }

  /// In Clean Architecture the outer layers do not know each other.
  func testNothingElseInClean() {
    let pairs: [(Part, Part)] = [(.presentation, .domain), (.data, .domain)]
    let others = step3Others(pairs, in: .clean).filter { !$0.hasPrefix("domain ") }
    XCTAssertEqual(others, [], "arrows that the sketch of Clean does not have")
  }
}

final class Step3TCA: XCTestCase {
  /// In TCA the view keeps the store and sends its actions there; the store keeps the reducer.
  func testActionsGoThroughTheStore() {
    XCTAssertEqual(step3Line(.view, .store, in: .tca), "owns", "view to store in TCA")
    XCTAssertEqual(step3Line(.store, .reducer, in: .tca), "owns", "store to reducer in TCA")
  }

  /// In TCA nobody but the reducer changes the state.
  func testOnlyTheReducerChangesTheState() {
    XCTAssertEqual(step3Line(.reducer, .state, in: .tca), "owns", "reducer to state in TCA")
    XCTAssertEqual(step3Line(.effect, .state, in: .tca), "no arrow", "effect to state in TCA")
  }

  /// In TCA the state announces its changes to the view, and the view does not write it.
  func testViewReadsAndDoesNotWrite() {
    XCTAssertEqual(step3Line(.state, .view, in: .tca), "notifies", "state to view in TCA")
    XCTAssertEqual(step3Line(.view, .state, in: .tca), "no arrow", "view to state in TCA")
  }

  /// In TCA the reducer makes effects, and an effect sends its answer to the store as an action.
  func testEffectsComeBackAsActions() {
    XCTAssertEqual(step3Line(.reducer, .effect, in: .tca), "owns", "reducer to effect in TCA")
    XCTAssertEqual(step3Line(.effect, .store, in: .tca), "notifies", "effect to store in TCA")
  }

  /// In TCA everything moves in one circle and in one direction.
  func testOneCycleOneDirection() {
    let arrows = ArrowTable.arrows[.tca] ?? []
    let bothWays = arrows.filter { arrow in
      arrows.contains { $0.from == arrow.to && $0.to == arrow.from }
    }
    XCTAssertEqual(
      bothWays.map { "\($0.from.rawValue) to \($0.to.rawValue)" }.sorted(), [],
      "arrows in TCA that have another one against them")
    var reached: Set<Part> = []
    var open: [Part] = [.view]
    while let part = open.popLast() {
      for arrow in arrows where arrow.from == part && reached.insert(arrow.to).inserted {
        open.append(arrow.to)
      }
    }
    XCTAssertEqual(
      [Part.store, .reducer, .effect, .state, .view].filter { !reached.contains($0) }
        .map(\.rawValue), [],
      "parts of TCA to which no way leads that begins at the view")
  }

  /// The store lends the state a place: who draws that draws a strong property, and nothing else.
  func testStoreKeepsTheStateAtMost() {
    let line = step3Line(.store, .state, in: .tca)
    XCTAssertTrue(
      ["no arrow", "owns"].contains(line), "store to state in TCA: no arrow or owns, found: \(line)"
    )
  }

  /// TCA has no other arrow.
  func testNothingElseInTCA() {
    let pairs: [(Part, Part)] = [
      (.view, .store), (.store, .reducer), (.reducer, .state), (.state, .view),
      (.reducer, .effect), (.effect, .store), (.store, .state),
    ]
    XCTAssertEqual(step3Others(pairs, in: .tca), [], "arrows that the sketch of TCA does not have")
  }
}

/// What the table says from one part to another.
private func step3Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  return kinds.isEmpty ? "no arrow" : kinds.sorted().joined(separator: ", ")
}

/// The arrows between other parts than these pairs.
private func step3Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
