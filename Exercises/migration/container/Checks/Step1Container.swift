import XCTest

@testable import Learner

private final class Step1Lamp {
  let watts: Int
  init(_ watts: Int) { self.watts = watts }
}

private final class Step1Room {
  let lamp: Step1Lamp
  init(_ lamp: Step1Lamp) { self.lamp = lamp }
}

private protocol Step1Bell {
  var sound: String { get }
}

private struct Step1Gong: Step1Bell {
  let sound = "bong"
}

private enum Step1Winter {
  struct Term { let weeks: Int }
}

private enum Step1Summer {
  struct Term { let weeks: Int }
}

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor final class Step1Container: XCTestCase {
  /// With the lifetime `factory`, everybody who asks gets a new object.
  func testFactoryMakesNewObjects() throws {
    let container = DIContainer()
    container.register(Step1Lamp.self, lifetime: .factory) { _ in Step1Lamp(1) }
    let first = try container.resolve(Step1Lamp.self)
    let second = try container.resolve(Step1Lamp.self)
    XCTAssertFalse(first === second, "Two calls of resolve gave the same object.")
  }

  /// With the lifetime `container`, there is one object for all who ask this container.
  func testContainerKeepsOneObject() throws {
    let containers = [DIContainer(), DIContainer()]
    for container in containers {
      container.register(Step1Lamp.self, lifetime: .container) { _ in Step1Lamp(1) }
    }
    let first = try containers[0].resolve(Step1Lamp.self)
    let second = try containers[0].resolve(Step1Lamp.self)
    let other = try containers[1].resolve(Step1Lamp.self)
    XCTAssertTrue(first === second, "Two calls of resolve gave two objects.")
    XCTAssertFalse(first === other, "Two containers gave the same object.")
    containers[0].register(Step1Bell.self, lifetime: .container) { _ in Step1Gong() }
    let third = try containers[0].resolve(Step1Lamp.self)
    XCTAssertTrue(first === third, "Something else was registered, and the lamp is another one.")
    containers[0].register(Step1Gong.self, lifetime: .factory) { _ in Step1Gong() }
    _ = try containers[0].resolve(Step1Gong.self)
    let fourth = try containers[0].resolve(Step1Lamp.self)
    XCTAssertTrue(first === fourth, "A factory was registered, and the lamp is another one.")
    containers[1].register(Step1Gong.self, lifetime: .container) { _ in Step1Gong() }
    _ = try containers[1].resolve(Step1Gong.self)
    XCTAssertThrowsError(
      try containers[1].resolve(Step1Bell.self),
      "a bell, which nobody registered, after a gong was made that is one")
  }

  /// Nothing is made before somebody asks, so the order of the registrations does not matter.
  func testNothingIsMadeEarly() throws {
    let container = DIContainer()
    var made: [String] = []
    container.register(Step1Room.self, lifetime: .container) { container in
      let lamp = try container.resolve(Step1Lamp.self)
      made.append("room")
      return Step1Room(lamp)
    }
    container.register(Step1Lamp.self, lifetime: .container) { _ in
      made.append("lamp")
      return Step1Lamp(4)
    }
    XCTAssertEqual(made, [], "made by registering")
    XCTAssertEqual(try container.resolve(Step1Room.self).lamp.watts, 4, "the lamp of the room")
    XCTAssertEqual(made, ["lamp", "room"], "made for a room, which needs a lamp")
  }

  /// A second registration replaces the first, and what was made from it.
  func testLastRegistrationWins() throws {
    let container = DIContainer()
    container.register(Step1Lamp.self, lifetime: .container) { _ in Step1Lamp(1) }
    XCTAssertEqual(try container.resolve(Step1Lamp.self).watts, 1, "the first registration")
    container.register(Step1Lamp.self, lifetime: .container) { _ in Step1Lamp(2) }
    XCTAssertEqual(
      try container.resolve(Step1Lamp.self).watts, 2,
      "the second registration, after an object of the first was made")
    container.register(Step1Lamp.self, lifetime: .factory) { _ in Step1Lamp(3) }
    let lamps = try (1...2).map { _ in try container.resolve(Step1Lamp.self) }
    XCTAssertEqual(
      lamps.map(\.watts), [3, 3], "a third registration as a factory, after an object was kept")
    XCTAssertFalse(lamps[0] === lamps[1], "Two calls gave the same object of a factory.")
    container.register(Step1Lamp.self, lifetime: .container) { _ in Step1Lamp(4) }
    let kept = try (1...2).map { _ in try container.resolve(Step1Lamp.self) }
    XCTAssertEqual(kept.map(\.watts), [4, 4], "a fourth registration, after a factory")
    XCTAssertTrue(
      kept[0] === kept[1], "Two calls gave two objects after a factory was replaced.")
  }

  /// Things are found by the type that was named, protocols included.
  func testFindsByProtocol() throws {
    let container = DIContainer()
    var made = 0
    container.register(Step1Bell.self, lifetime: .container) { _ in
      made += 1
      return Step1Gong()
    }
    XCTAssertEqual(try container.resolve(Step1Bell.self).sound, "bong", "a struct as its protocol")
    XCTAssertEqual(try container.resolve(Step1Bell.self).sound, "bong", "the same once more")
    XCTAssertEqual(made, 1, "how often a struct with the lifetime container was made for two")
  }

  /// Two types of the same name, inside different types, stay apart.
  func testSameNameStaysApart() throws {
    let container = DIContainer()
    container.register(Step1Winter.Term.self, lifetime: .container) { _ in .init(weeks: 14) }
    container.register(Step1Summer.Term.self, lifetime: .container) { _ in .init(weeks: 10) }
    XCTAssertEqual(try container.resolve(Step1Winter.Term.self).weeks, 14, "Winter.Term")
    XCTAssertEqual(try container.resolve(Step1Summer.Term.self).weeks, 10, "Summer.Term")
  }

  /// What is missing is an error that names it, also when something else needs it.
  func testMissingTypeIsNamed() {
    let container = DIContainer()
    container.register(Step1Room.self, lifetime: .container) {
      Step1Room(try $0.resolve(Step1Lamp.self))
    }
    XCTAssertThrowsError(try container.resolve(Step1Room.self), "a room, without a lamp") { error in
      guard case DIError.notRegistered(let name) = error else {
        return XCTFail("a room, without a lamp, found: \(error)")
      }
      XCTAssertTrue(name.contains("Step1Lamp"), "the missing type's name, found: \(name)")
    }
    XCTAssertThrowsError(try container.resolve(Step1Winter.Term.self), "Winter.Term") { error in
      guard case DIError.notRegistered(let name) = error else {
        return XCTFail("Winter.Term, which nobody has registered, found: \(error)")
      }
      XCTAssertTrue(
        name.contains("Step1Winter.Term"),
        "the full name of the missing Step1Winter.Term, found: \(name)")
    }
  }

  /// An error while something is made reaches the caller as it is.
  func testErrorsPass() {
    let container = DIContainer()
    container.register(Step1Lamp.self, lifetime: .container) { _ in throw Step1Failure(code: 9) }
    XCTAssertThrowsError(try container.resolve(Step1Lamp.self), "a recipe that throws") {
      XCTAssertEqual($0 as? Step1Failure, Step1Failure(code: 9), "found: \($0)")
    }
  }

  /// What could not be made once is tried again when somebody asks again, and only a success is kept.
  func testFailureIsNotKept() throws {
    let container = DIContainer()
    var tries = 0
    container.register(Step1Lamp.self, lifetime: .container) { _ in
      tries += 1
      if tries == 1 { throw Step1Failure(code: 9) }
      return Step1Lamp(tries)
    }
    XCTAssertThrowsError(try container.resolve(Step1Lamp.self), "the first time")
    XCTAssertEqual(try container.resolve(Step1Lamp.self).watts, 2, "made the second time")
    XCTAssertEqual(try container.resolve(Step1Lamp.self).watts, 2, "given the third time")
    XCTAssertEqual(tries, 2, "how often the recipe was followed by three questions")
  }
}
