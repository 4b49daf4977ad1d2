import XCTest

@testable import Learner

private protocol Step1Greeter {
  var greeting: String { get }
}

private final class Step1Polite: Step1Greeter {
  let greeting = "Good evening"
}

private struct Step1Short: Step1Greeter {
  let greeting = "Hi"
}

private struct Step1Limit {
  let seconds: Int
}

nonisolated(unsafe) private var step1HasNoSuchFunction = false

extension DIContainer {
  /// A `register(_:)` of the container comes before this one, one with a type that may be left out as well.
  @_disfavoredOverload
  fileprivate func register<Service>(_ service: Service, unused: Void = ()) {
    step1HasNoSuchFunction = true
  }
}

@MainActor
final class Step1Container: XCTestCase {
  /// What was registered as a protocol is found by the protocol.
  func testFindsByProtocol() throws {
    let container = DIContainer()
    container.register(Step1Polite(), as: Step1Greeter.self)
    XCTAssertEqual(
      try container.resolve(Step1Greeter.self).greeting, "Good evening",
      "a class, registered and resolved as its protocol")
    container.register(Step1Short(), as: Step1Greeter.self)
    XCTAssertEqual(
      try container.resolve(Step1Greeter.self).greeting, "Hi",
      "a struct, registered and resolved as its protocol")
  }

  /// Everybody who asks gets the same object.
  func testGivesTheSameObject() throws {
    let container = DIContainer()
    let polite = Step1Polite()
    container.register(polite, as: Step1Greeter.self)
    let first = try container.resolve(Step1Greeter.self) as AnyObject
    let second = try container.resolve(Step1Greeter.self) as AnyObject
    XCTAssertTrue(first === polite, "the first answer was another object than the registered one")
    XCTAssertTrue(second === polite, "the second answer was another object than the registered one")
  }

  /// Classes, values and closures can be registered as what they are.
  func testFindsAnyType() throws {
    let container = DIContainer()
    let polite = Step1Polite()
    container.register(polite, as: Step1Polite.self)
    container.register(Step1Limit(seconds: 30), as: Step1Limit.self)
    container.register({ 7 }, as: (() -> Int).self)
    XCTAssertTrue(try container.resolve(Step1Polite.self) === polite, "a class as itself")
    XCTAssertEqual(try container.resolve(Step1Limit.self).seconds, 30, "a struct as itself")
    XCTAssertEqual(try container.resolve((() -> Int).self)(), 7, "a closure")
    container.register(Step1Polite(), as: Step1Polite.self)
    XCTAssertNoThrow(
      try container.resolve(Step1Polite.self), "a class as itself, which nobody else keeps")
  }

  /// The last registration wins.
  func testLastRegistrationWins() throws {
    let container = DIContainer()
    container.register(Step1Limit(seconds: 30), as: Step1Limit.self)
    XCTAssertEqual(try container.resolve(Step1Limit.self).seconds, 30, "before the second one")
    container.register(Step1Limit(seconds: 5), as: Step1Limit.self)
    XCTAssertEqual(try container.resolve(Step1Limit.self).seconds, 5, "after 30, then 5")
  }

  /// Whoever registers says the type: nothing is taken from the object any more.
  func testTypeIsSaid() {
    step1HasNoSuchFunction = false
    DIContainer().register(Step1Polite())
    XCTAssertTrue(
      step1HasNoSuchFunction,
      "DIContainer can still register an object without a type that the caller says.")
  }

  /// Two containers have nothing in common.
  func testContainersAreIndependent() throws {
    let app = DIContainer()
    let test = DIContainer()
    app.register(Step1Limit(seconds: 30), as: Step1Limit.self)
    test.register(Step1Limit(seconds: 5), as: Step1Limit.self)
    XCTAssertEqual(try app.resolve(Step1Limit.self).seconds, 30, "in the first of two containers")
    XCTAssertEqual(try test.resolve(Step1Limit.self).seconds, 5, "in the second of two containers")
  }
}
