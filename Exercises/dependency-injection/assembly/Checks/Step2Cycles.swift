import XCTest

@testable import Learner

private final class Step2Hen {
  init(_ egg: Any?) {}
}

private final class Step2Egg {
  init(_ hen: Any?) {}
}

private final class Step2Farm {
  init(_ hen: Any?) {}
}

private enum Step2Barn {
  final class Hen { init(_ hen: Any?) {} }
}

private final class Step2Straw {}

private final class Step2Nest {
  init(_ first: Step2Straw, _ second: Step2Straw) {}
}

@MainActor
final class Step2Cycles: XCTestCase {
  private func makeFarm(_ lifetime: DIContainer.Lifetime) -> DIContainer {
    let container = DIContainer()
    container.register(Step2Farm.self, lifetime: lifetime) {
      Step2Farm(try $0.resolve(Step2Hen.self))
    }
    container.register(Step2Hen.self, lifetime: lifetime) {
      Step2Hen(try $0.resolve(Step2Egg.self))
    }
    container.register(Step2Egg.self, lifetime: lifetime) {
      Step2Egg(try $0.resolve(Step2Hen.self))
    }
    return container
  }

  private func cycle(_ resolve: () throws -> Any) -> [String] {
    do {
      return ["no error, but a \(Swift.type(of: try resolve()))"]
    } catch DIError.cycle(let names) {
      return names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    } catch DIError.notRegistered(let name) {
      return ["another error: \(name) is not registered"]
    } catch {
      return ["another error: \(error)"]
    }
  }

  /// Two types that need each other are an error that names the circle, for objects that are kept.
  func testCircleIsNamed() {
    let container = makeFarm(.container)
    XCTAssertEqual(
      cycle { try container.resolve(Step2Hen.self) }, ["Step2Hen", "Step2Egg", "Step2Hen"],
      "the circle, asked for a hen")
  }

  /// Types that are made anew each time can need each other, too, and that is an error as well.
  func testCircleOfFactories() {
    let container = makeFarm(.factory)
    XCTAssertEqual(
      cycle { try container.resolve(Step2Egg.self) }, ["Step2Egg", "Step2Hen", "Step2Egg"],
      "the circle, asked for an egg")
  }

  /// Only the circle is named, not the way to it.
  func testOnlyTheCircleIsNamed() {
    let container = makeFarm(.container)
    XCTAssertEqual(
      cycle { try container.resolve(Step2Farm.self) }, ["Step2Hen", "Step2Egg", "Step2Hen"],
      "the circle, asked for a farm, which needs a hen")
    container.register(String.self, lifetime: .factory) { "\(try $0.resolve(Double.self))" }
    container.register(Double.self, lifetime: .factory) { Double(try $0.resolve(Int.self)) }
    container.register(Int.self, lifetime: .factory) { Int(try $0.resolve(Int8.self)) }
    container.register(Int8.self, lifetime: .factory) { Int8(try $0.resolve(Int16.self)) }
    container.register(Int16.self, lifetime: .factory) { Int16(try $0.resolve(Int.self)) }
    XCTAssertEqual(
      cycle { try container.resolve(String.self) }, ["Int", "Int8", "Int16", "Int"],
      "the circle of three, asked for a String, which needs a Double, which needs an Int")
    XCTAssertEqual(
      cycle { try container.resolve(Double.self) }, ["Int", "Int8", "Int16", "Int"],
      "the circle of three, asked for a Double, which needs an Int")
  }

  /// A type that needs itself is the smallest circle.
  func testTypeThatNeedsItself() {
    let container = DIContainer()
    container.register(Step2Hen.self, lifetime: .factory) {
      Step2Hen(try $0.resolve(Step2Hen.self))
    }
    XCTAssertEqual(
      cycle { try container.resolve(Step2Hen.self) }, ["Step2Hen", "Step2Hen"], "a hen from a hen")
  }

  /// A circle of three types is named, also if its types need something else before.
  func testLongCircle() {
    let container = DIContainer()
    container.register(Step2Straw.self, lifetime: .factory) { _ in Step2Straw() }
    container.register(Step2Farm.self, lifetime: .factory) {
      _ = try $0.resolve(Step2Straw.self)
      return Step2Farm(try $0.resolve(Step2Hen.self))
    }
    container.register(Step2Hen.self, lifetime: .factory) {
      _ = try $0.resolve(Step2Straw.self)
      return Step2Hen(try $0.resolve(Step2Egg.self))
    }
    container.register(Step2Egg.self, lifetime: .factory) {
      _ = try $0.resolve(Step2Straw.self)
      return Step2Egg(try $0.resolve(Step2Farm.self))
    }
    XCTAssertEqual(
      cycle { try container.resolve(Step2Farm.self) },
      ["Step2Farm", "Step2Hen", "Step2Egg", "Step2Farm"],
      "the circle, asked for a farm, where each type needs straw as well")
  }

  /// To ask another container for the same type is no circle.
  func testAnotherContainerIsNoCircle() {
    let (shop, farm) = (DIContainer(), DIContainer())
    farm.register(Step2Hen.self, lifetime: .factory) { _ in Step2Hen(nil) }
    shop.register(Step2Hen.self, lifetime: .factory) { _ in try farm.resolve(Step2Hen.self) }
    XCTAssertNoThrow(try shop.resolve(Step2Hen.self), "a hen that comes from another container")
  }

  /// The types of a circle are named in full, as there may be hens elsewhere.
  func testFullNames() {
    let container = DIContainer()
    container.register(Step2Barn.Hen.self, lifetime: .factory) {
      Step2Barn.Hen(try $0.resolve(Step2Barn.Hen.self))
    }
    XCTAssertThrowsError(try container.resolve(Step2Barn.Hen.self), "a hen from a hen") { error in
      guard case DIError.cycle(let names) = error else {
        return XCTFail("a hen from a hen: expected a cycle, found \(error)")
      }
      let full = "Step2Barn.Hen"
      XCTAssertEqual(
        names.map { $0.hasSuffix(full) ? full : $0 }, [full, full],
        "the circle of a hen from a hen, with the names in full")
    }
  }

  /// To need the same type twice is no circle.
  func testTwiceIsNoCircle() throws {
    let container = DIContainer()
    container.register(Step2Straw.self, lifetime: .factory) { _ in Step2Straw() }
    container.register(Step2Nest.self, lifetime: .factory) {
      Step2Nest(try $0.resolve(Step2Straw.self), try $0.resolve(Step2Straw.self))
    }
    for number in ["first", "second"] {
      XCTAssertNoThrow(
        try container.resolve(Step2Straw.self),
        "the \(number) of two straws: the one before is made, and no longer under way")
    }
    for number in ["first", "second"] {
      XCTAssertNoThrow(
        try container.resolve(Step2Nest.self), "the \(number) of two nests of two straws each")
    }
  }

  /// A long way is no circle either, however many types need one another in turn.
  func testLongWayIsNoCircle() throws {
    let container = DIContainer()
    container.register(Int8.self, lifetime: .factory) { _ in 1 }
    container.register(Int16.self, lifetime: .factory) { Int16(try $0.resolve(Int8.self)) }
    container.register(Int32.self, lifetime: .factory) { Int32(try $0.resolve(Int16.self)) }
    container.register(Int64.self, lifetime: .factory) { Int64(try $0.resolve(Int32.self)) }
    container.register(Int.self, lifetime: .factory) { Int(try $0.resolve(Int64.self)) }
    container.register(Float.self, lifetime: .factory) { Float(try $0.resolve(Int.self)) }
    container.register(Double.self, lifetime: .factory) { Double(try $0.resolve(Float.self)) }
    container.register(String.self, lifetime: .factory) { "\(try $0.resolve(Double.self))" }
    XCTAssertEqual(try container.resolve(String.self), "1.0", "made by way of seven other types")
  }

  /// Two circles are equal when they name the same types in the same order.
  func testCirclesAreCompared() {
    XCTAssertEqual(
      DIError.cycle(["A", "B", "A"]), DIError.cycle(["A", "B", "A"]), "the same twice")
    XCTAssertNotEqual(
      DIError.cycle(["A", "B", "A"]), DIError.cycle(["B", "A", "B"]), "from A and from B")
  }

  /// A recipe that goes on without a part which cannot be made leaves nothing of it on the way.
  func testGoesOnWithoutAPart() {
    let container = DIContainer()
    container.register(Step2Hen.self, lifetime: .factory) {
      Step2Hen(try $0.resolve(Step2Egg.self))
    }
    container.register(Step2Farm.self, lifetime: .factory) {
      if let hen = try? $0.resolve(Step2Hen.self) { return Step2Farm(hen) }
      $0.register(Step2Egg.self, lifetime: .factory) { _ in Step2Egg(nil) }
      return Step2Farm(try $0.resolve(Step2Hen.self))
    }
    XCTAssertNoThrow(
      try container.resolve(Step2Farm.self),
      "a farm that tries for a hen, whose egg is missing, and then brings the egg")
  }

  /// After a circle was reported, the container works as before.
  func testGoesOnAfterACircle() throws {
    let container = makeFarm(.container)
    _ = cycle { try container.resolve(Step2Hen.self) }
    container.register(Step2Egg.self, lifetime: .container) { _ in Step2Egg(nil) }
    XCTAssertNoThrow(
      try container.resolve(Step2Hen.self),
      "a hen, after a circle was reported and its egg was registered anew, without a hen")
    XCTAssertNoThrow(
      try container.resolve(Step2Farm.self),
      "a farm, after a circle was reported and its egg was registered anew, without a hen")
  }
}
