import XCTest

@testable import Learner

private final class Step1Engine {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class Step1Car {
  let engine: Step1Engine
  init(_ engine: Step1Engine) { self.engine = engine }
}

private protocol Step1Horn {
  var sound: String { get }
}

private struct Step1Whistle: Step1Horn {
  let sound = "tweet"
}

private enum Step1Day {
  struct Tariff { let cents: Int }
}

private enum Step1Night {
  struct Tariff { let cents: Int }
}

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor
final class Step1Lifetimes: XCTestCase {
  /// With the lifetime `factory`, everybody who asks gets a new object.
  func testFactoryMakesNewObjects() throws {
    let container = DIContainer()
    var made = 0
    container.register(Step1Engine.self, lifetime: .factory) { _ in
      made += 1
      return Step1Engine(made)
    }
    var engines: [Step1Engine] = []
    for call in ["first", "second"] {
      XCTAssertNoThrow(
        engines.append(try container.resolve(Step1Engine.self)),
        "the \(call) of two calls of resolve, one after the other")
    }
    guard engines.count == 2 else { return }
    XCTAssertFalse(engines[0] === engines[1], "two calls of resolve gave the same object")
    XCTAssertEqual(made, 2, "how many were made, for two calls of resolve")
    weak var gone: Step1Engine?
    gone = try container.resolve(Step1Engine.self)
    XCTAssertNil(gone, "The container keeps an object that it made for somebody who is gone.")
    container.register(Step1Car.self, lifetime: .factory) {
      Step1Car(try $0.resolve(Step1Engine.self))
    }
    let cars = [try container.resolve(Step1Car.self), try container.resolve(Step1Car.self)]
    XCTAssertFalse(cars[0].engine === cars[1].engine, "two cars have the same engine")
    container.register([Step1Engine].self, lifetime: .factory) {
      [try $0.resolve(Step1Engine.self), try $0.resolve(Step1Engine.self)]
    }
    let pair = try container.resolve([Step1Engine].self)
    XCTAssertFalse(pair[0] === pair[1], "a recipe that asked for two engines got one of them twice")
  }

  /// With the lifetime `container`, there is one object for all who ask.
  func testContainerKeepsOneObject() throws {
    let container = DIContainer()
    var made = 0
    container.register(Step1Engine.self, lifetime: .container) { _ in
      made += 1
      return Step1Engine(made)
    }
    let first = try container.resolve(Step1Engine.self)
    let second = try container.resolve(Step1Engine.self)
    XCTAssertTrue(first === second, "two calls of resolve gave two objects")
    XCTAssertEqual(made, 1, "how often it was made, after two calls of resolve")
    let other = DIContainer()
    other.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(1) }
    other.register(Step1Car.self, lifetime: .factory) {
      Step1Car(try $0.resolve(Step1Engine.self))
    }
    let car = try other.resolve(Step1Car.self)
    let engine = try other.resolve(Step1Engine.self)
    XCTAssertTrue(car.engine === engine, "a car's engine and the next one asked for are two")
    var counted = 0
    other.register(Int.self, lifetime: .container) { _ in
      counted += 1
      return 5
    }
    XCTAssertEqual(try [other.resolve(Int.self), other.resolve(Int.self)], [5, 5], "a value")
    XCTAssertEqual(counted, 1, "how often a value was made, after two calls of resolve")
    var engines = 0
    let alone = DIContainer()
    alone.register(Step1Engine.self, lifetime: .container) { _ in
      engines += 1
      return Step1Engine(engines)
    }
    for _ in 1...2 { _ = try alone.resolve(Step1Engine.self) }
    XCTAssertEqual(engines, 1, "how often an object was made that nobody but the container keeps")
  }

  /// Two containers do not share the object.
  func testEachContainerHasItsOwn() throws {
    let containers = [DIContainer(), DIContainer()]
    for container in containers {
      container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(1) }
    }
    let engines = try containers.map { try $0.resolve(Step1Engine.self) }
    XCTAssertFalse(engines[0] === engines[1], "two containers gave the same object")
  }

  /// Nothing is made before somebody asks for it.
  func testNothingIsMadeEarly() throws {
    let container = DIContainer()
    var made: [String] = []
    container.register(Step1Engine.self, lifetime: .container) { _ in
      made.append("engine")
      return Step1Engine(1)
    }
    container.register(Step1Car.self, lifetime: .factory) { container in
      let engine = try container.resolve(Step1Engine.self)
      made.append("car")
      return Step1Car(engine)
    }
    XCTAssertEqual(made, [], "made by registering")
    _ = try container.resolve(Step1Car.self)
    XCTAssertEqual(made, ["engine", "car"], "made for a car, which needs an engine")
  }

  /// In which order types are registered does not matter.
  func testOrderDoesNotMatter() throws {
    let container = DIContainer()
    container.register(Step1Car.self, lifetime: .container) {
      Step1Car(try $0.resolve(Step1Engine.self))
    }
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(4) }
    let number = try container.resolve(Step1Car.self).engine.number
    XCTAssertEqual(number, 4, "the engine of a car that was registered before its engine")
  }

  /// A second registration replaces the first, and what was made from it.
  func testLastRegistrationWins() throws {
    let container = DIContainer()
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(1) }
    XCTAssertEqual(try container.resolve(Step1Engine.self).number, 1, "the first registration")
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(2) }
    XCTAssertEqual(
      try container.resolve(Step1Engine.self).number, 2,
      "the second registration, after an object of the first was made")
    weak var gone: Step1Engine?
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(3) }
    gone = try container.resolve(Step1Engine.self)
    XCTAssertNotNil(gone, "the object of the third registration, as long as that stands")
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(4) }
    _ = try container.resolve(Step1Engine.self)
    XCTAssertNil(gone, "The object of a registration is kept, after another one has replaced that.")
    gone = try container.resolve(Step1Engine.self)
    container.register(Step1Engine.self, lifetime: .factory) { _ in Step1Engine(5) }
    XCTAssertNil(gone, "The object of a registration is kept, after a factory has replaced that.")
  }

  /// A registration replaces its own type only: what was made for others is kept.
  func testRegistrationLeavesOthersAlone() throws {
    let container = DIContainer()
    container.register(Step1Engine.self, lifetime: .container) { _ in Step1Engine(1) }
    let engine = try container.resolve(Step1Engine.self)
    container.register(Step1Horn.self, lifetime: .container) { _ in Step1Whistle() }
    XCTAssertTrue(
      try container.resolve(Step1Engine.self) === engine,
      "the engine was made again after a horn was registered")
  }

  /// The lifetime is that of the last registration, too.
  func testLastLifetimeWins() throws {
    let container = DIContainer()
    for lifetime in [DIContainer.Lifetime.container, .factory, .container, .factory] {
      container.register(Step1Engine.self, lifetime: lifetime) { _ in Step1Engine(1) }
      var engines: [Step1Engine] = []
      for call in ["first", "second"] {
        XCTAssertNoThrow(
          engines.append(try container.resolve(Step1Engine.self)),
          "the \(call) of two calls of resolve, registered last as \(lifetime)")
      }
      guard engines.count == 2 else { return }
      XCTAssertEqual(
        engines[0] === engines[1] ? "one object" : "two objects",
        lifetime == .container ? "one object" : "two objects",
        "what two calls of resolve gave, registered last as \(lifetime)")
    }
  }

  /// Protocols are found by the type that was named.
  func testFindsByProtocol() throws {
    let container = DIContainer()
    container.register(Step1Horn.self, lifetime: .container) { _ in Step1Whistle() }
    XCTAssertEqual(try container.resolve(Step1Horn.self).sound, "tweet", "a struct as its protocol")
    XCTAssertEqual(try container.resolve(Step1Horn.self).sound, "tweet", "the same once more")
  }

  /// Two types of the same name, in different namespaces, stay apart.
  func testSameNameStaysApart() throws {
    let container = DIContainer()
    container.register(Step1Day.Tariff.self, lifetime: .container) { _ in .init(cents: 90) }
    container.register(Step1Night.Tariff.self, lifetime: .container) { _ in .init(cents: 60) }
    XCTAssertEqual(try container.resolve(Step1Day.Tariff.self).cents, 90, "Day.Tariff")
    XCTAssertEqual(try container.resolve(Step1Night.Tariff.self).cents, 60, "Night.Tariff")
  }

  /// What is missing is named, also when it is needed by something else.
  func testMissingTypeIsNamed() {
    let container = DIContainer()
    for lifetime in [DIContainer.Lifetime.container, .factory] {
      container.register(Step1Car.self, lifetime: lifetime) {
        Step1Car(try $0.resolve(Step1Engine.self))
      }
      XCTAssertThrowsError(
        try container.resolve(Step1Car.self), "a car, without an engine"
      ) { error in
        guard case DIError.notRegistered(let name) = error else {
          return XCTFail("a car without an engine: expected notRegistered, found \(error)")
        }
        XCTAssertEqual(
          name.contains("Step1Engine") ? "Step1Engine" : name, "Step1Engine",
          "the type that is missing, for a car (\(lifetime)) without an engine")
      }
    }
    XCTAssertThrowsError(try container.resolve(LessonSession.self), "a session") {
      XCTAssertEqual(
        $0 as? DIError, .notRegistered("Learner.LessonSession"), "what is missing, in full")
    }
    XCTAssertThrowsError(
      try container.resolve(Step1Night.Tariff.self), "Step1Night.Tariff, which nobody registered"
    ) { error in
      guard case DIError.notRegistered(let name) = error else {
        return XCTFail(
          "Step1Night.Tariff, which nobody registered: expected notRegistered, found \(error)")
      }
      XCTAssertEqual(
        name.contains("Step1Night.Tariff") ? "Step1Night.Tariff" : name, "Step1Night.Tariff",
        "the type that is missing, by its full name")
    }
    container.register(Step1Whistle.self, lifetime: .container) { _ in Step1Whistle() }
    XCTAssertNoThrow(try container.resolve(Step1Whistle.self), "a whistle, registered as itself")
    XCTAssertThrowsError(
      try container.resolve(Step1Horn.self),
      "a horn, which nobody registered, after a whistle was made that is one")
  }

  /// Two errors are equal when they say the same.
  func testErrorsAreCompared() {
    XCTAssertEqual(DIError.notRegistered("A"), DIError.notRegistered("A"), "the same error twice")
    XCTAssertNotEqual(DIError.notRegistered("A"), DIError.notRegistered("B"), "for A and for B")
  }

  /// An error while an object is made reaches the caller, and the next call tries again.
  func testErrorsPass() throws {
    let container = DIContainer()
    var made = 0
    container.register(Int.self, lifetime: .container) { _ in
      made += 1
      return made
    }
    let number = try container.resolve(Int.self)
    for lifetime in [DIContainer.Lifetime.container, .factory] {
      var isBroken = true
      container.register(Step1Engine.self, lifetime: lifetime) { _ in
        if isBroken { throw Step1Failure(code: 9) }
        return Step1Engine(1)
      }
      XCTAssertThrowsError(try container.resolve(Step1Engine.self), "a recipe that throws") {
        XCTAssertEqual(
          "\($0)", "\(Step1Failure(code: 9))",
          "the error of an engine (\(lifetime)) whose recipe throws it")
      }
      isBroken = false
      XCTAssertEqual(
        try container.resolve(Step1Engine.self).number, 1,
        "an engine (\(lifetime)), after its recipe threw once and was mended")
    }
    XCTAssertEqual(
      try container.resolve(Int.self), number, "a value that was made before another recipe threw")
    var engines = 0
    container.register(Step1Engine.self, lifetime: .container) { _ in
      engines += 1
      return Step1Engine(engines)
    }
    container.register(Step1Car.self, lifetime: .container) {
      _ = try $0.resolve(Step1Engine.self)
      throw Step1Failure(code: 9)
    }
    XCTAssertThrowsError(try container.resolve(Step1Car.self), "a car that fails late")
    _ = try container.resolve(Step1Engine.self)
    XCTAssertEqual(
      engines, 1, "how often an engine was made: for a car that failed, and for who asked next")
  }
}
