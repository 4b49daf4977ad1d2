import XCTest

@testable import Learner

final class Step3Clean: XCTestCase {
  /// In Clean Architecture the presentation uses the domain.
  func testPresentationUsesTheDomain() {
    step3Expect(
      .owns, .presentation, .domain, in: .clean, "presentation to domain in Clean",
      "Look at the stored properties of the view model.")
  }

  /// In Clean Architecture the data layer does what the domain has asked for in a protocol.
  func testDataImplementsTheDomain() {
    step3Expect(
      .implements, .data, .domain, in: .clean, "data to domain in Clean",
      "Look which declaration of the domain `ProductFile` names, and where.")
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
    step3Expect(
      .owns, .view, .store, in: .tca, "view to store in TCA",
      "Look at the stored properties of the view.")
    step3Expect(
      .owns, .store, .reducer, in: .tca, "store to reducer in TCA",
      "Look at the stored properties of the store.")
  }

  /// In TCA nobody but the reducer changes the state.
  func testOnlyTheReducerChangesTheState() {
    step3Expect(
      .owns, .reducer, .state, in: .tca, "reducer to state in TCA",
      "Look to whom the state is handed `inout`.")
    step3Expect(
      nil, .effect, .state, in: .tca, "effect to state in TCA",
      "Look what an effect is given: the state is not among it.")
  }

  /// In TCA the state, not the store, announces its changes to the view, which does not write it.
  func testViewReadsAndDoesNotWrite() {
    step3Expect(
      nil, .store, .view, in: .tca, "store to view in TCA",
      "The store runs `onChange` for the state: this line is drawn at the state, and only there.")
    step3Expect(
      .notifies, .state, .view, in: .tca, "state to view in TCA",
      "Look what the `didSet` of the state does.")
    step3Expect(
      nil, .view, .state, in: .tca, "view to state in TCA",
      "Look how the view gets the state: it is handed through.")
  }

  /// In TCA the reducer makes effects, and an effect sends its answer to the store as an action.
  func testEffectsComeBackAsActions() {
    step3Expect(
      nil, .store, .effect, in: .tca, "store to effect in TCA",
      "The store starts the effect for the reducer: this line is drawn at the one who makes it.")
    step3Expect(
      .owns, .reducer, .effect, in: .tca, "reducer to effect in TCA",
      "Look who makes the effects.")
    step3Expect(
      .notifies, .effect, .store, in: .tca, "effect to store in TCA",
      "Look what an effect does with what it has found, and what it knows of the store.")
  }

  /// In TCA everything moves in one direction: no arrow runs against another one.
  func testOneCycleOneDirection() {
    let against = (ArrowTable.arrows[.tca] ?? []).filter { arrow in
      step3AgainstTheCircle.contains { $0 == (arrow.from, arrow.to) }
    }
    XCTAssertEqual(
      against.map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }.sorted(), [],
      "arrows in TCA that run against another one")
  }

  /// The store lends the state a place: if this is drawn at all, it is drawn as a strong property.
  func testStoreKeepsTheStateAtMost() {
    if step3Line(.store, .state, in: .tca) == "no arrow" { return }
    step3Expect(
      .owns, .store, .state, in: .tca, "store to state in TCA",
      "Leave this one out, or look at the stored properties of the store.")
  }

  /// TCA has no other arrow.
  func testNothingElseInTCA() {
    let pairs: [(Part, Part)] = [
      (.view, .store), (.store, .reducer), (.reducer, .state), (.state, .view),
      (.reducer, .effect), (.effect, .store), (.store, .state),
      // These have checks of their own.
      (.effect, .state), (.view, .state), (.store, .view), (.store, .effect),
    ]
    XCTAssertEqual(
      step3Others(pairs + step3AgainstTheCircle, in: .tca), [],
      "arrows that the sketch of TCA does not have")
  }
}

/// Ends of arrows against one of the circle; the ones of which another check speaks are left out.
private let step3AgainstTheCircle: [(Part, Part)] = [
  (.reducer, .store), (.state, .reducer), (.effect, .reducer),
]

/// Asks for one arrow. If the table has another, it says which, and where in the sketch to look.
private func step3Expect(
  _ kind: Kind?, _ from: Part, _ to: Part, in pattern: Pattern, _ pair: String, _ place: String
) {
  let found = step3Line(from, to, in: pattern)
  guard found != kind?.rawValue ?? "no arrow" else { return }
  // The kind that is right is not said: finding it is the exercise.
  XCTFail("\(pair): found \(found). \(place)")
}

/// What the table says from one part to another.
private func step3Line(_ from: Part, _ to: Part, in pattern: Pattern) -> String {
  let kinds = (ArrowTable.arrows[pattern] ?? [])
    .filter { $0.from == from && $0.to == to }
    .map(\.kind.rawValue)
  guard let kind = kinds.first else { return "no arrow" }
  guard kinds.count > 1 else { return kind }
  return "\(kinds.sorted().joined(separator: " and ")), where there is at most one arrow"
}

/// The arrows between other parts than these pairs.
private func step3Others(_ pairs: [(Part, Part)], in pattern: Pattern) -> [String] {
  (ArrowTable.arrows[pattern] ?? [])
    .filter { arrow in !pairs.contains { $0 == (arrow.from, arrow.to) } }
    .map { "\($0.from.rawValue) \($0.kind.rawValue) \($0.to.rawValue)" }
    .sorted()
}
