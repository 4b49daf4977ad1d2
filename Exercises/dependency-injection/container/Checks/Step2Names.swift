import XCTest

@testable import Learner

private enum Step2North {
  enum Day {
    struct Tariff { let cents: Int }
  }
}

private enum Step2South {
  enum Day {
    struct Tariff { let cents: Int }
  }
}

private enum Step2Day {
  struct Tariff { let cents: Int }
}

private enum Step2Night {
  struct Tariff { let cents: Int }
}

private final class Step2Office: Letters.Tracker {
  func status(of stamp: String) async throws -> String { "a letter" }
}

private final class Step2Driver: Parcels.Tracker {
  func status(of number: Int) async throws -> String { "a parcel" }
}

private func step2Missing(_ resolve: () throws -> Any) -> String {
  do {
    return "found \(try resolve())"
  } catch let error as NotRegistered {
    return error.typeName
  } catch {
    return "another error: \(error)"
  }
}

@MainActor
final class Step2Names: XCTestCase {
  /// Two types of the same name, in different namespaces, stay apart.
  func testSameNameStaysApart() async throws {
    let container = DIContainer()
    container.register(Step2Office(), as: Letters.Tracker.self)
    container.register(Step2Driver(), as: Parcels.Tracker.self)
    let letter = try await container.resolve(Letters.Tracker.self).status(of: "A1")
    let parcel = try await container.resolve(Parcels.Tracker.self).status(of: 1)
    XCTAssertEqual(letter, "a letter", "Letters.Tracker, after Parcels.Tracker was registered")
    XCTAssertEqual(parcel, "a parcel", "Parcels.Tracker, after Letters.Tracker was registered")
    container.register(Step2Day.Tariff(cents: 90), as: Step2Day.Tariff.self)
    container.register(Step2Night.Tariff(cents: 60), as: Step2Night.Tariff.self)
    XCTAssertEqual(try container.resolve(Step2Day.Tariff.self).cents, 90, "Day.Tariff")
    XCTAssertEqual(try container.resolve(Step2Night.Tariff.self).cents, 60, "Night.Tariff")
    container.register(Step2North.Day.Tariff(cents: 30), as: Step2North.Day.Tariff.self)
    container.register(Step2South.Day.Tariff(cents: 20), as: Step2South.Day.Tariff.self)
    XCTAssertEqual(try container.resolve(Step2North.Day.Tariff.self).cents, 30, "North.Day.Tariff")
    XCTAssertEqual(try container.resolve(Step2South.Day.Tariff.self).cents, 20, "South.Day.Tariff")
  }

  /// What was never registered is an error that names the type in full.
  func testMissingTypeIsNamed() {
    let container = DIContainer()
    let letters = step2Missing { try container.resolve(Letters.Tracker.self) }
    let parcels = step2Missing { try container.resolve(Parcels.Tracker.self) }
    XCTAssertTrue(
      letters.contains("Learner.Letters.Tracker"), "for Learner.Letters.Tracker, found: \(letters)")
    XCTAssertTrue(
      parcels.contains("Learner.Parcels.Tracker"), "for Learner.Parcels.Tracker, found: \(parcels)")
    let office = step2Missing { try container.resolve(PostOffice.self) }
    XCTAssertTrue(office.contains("Learner.PostOffice"), "for PostOffice, found: \(office)")
  }

  /// A type that only shares its name with a registered one is missing.
  func testNamesakeIsMissing() {
    let container = DIContainer()
    container.register(Step2Office(), as: Letters.Tracker.self)
    let found = step2Missing { try container.resolve(Parcels.Tracker.self) }
    XCTAssertTrue(found.contains("Parcels.Tracker"), "only Letters.Tracker there, found: \(found)")
  }

  /// An object answers for the type that it was registered as, and for no other.
  func testAnswersForThatTypeOnly() {
    let container = DIContainer()
    container.register(Step2Office(), as: Step2Office.self)
    container.register(Step2Driver(), as: Parcels.Tracker.self)
    let found = step2Missing { try container.resolve(Letters.Tracker.self) }
    XCTAssertTrue(
      found.contains("Letters.Tracker"), "registered as its class only, found: \(found)")
    let driver = step2Missing { try container.resolve(Step2Driver.self) }
    XCTAssertTrue(
      driver.contains("Step2Driver"), "registered as its protocol only, found: \(driver)")
    let lonely = DIContainer()
    lonely.register(Step2Office(), as: Step2Office.self)
    let office = step2Missing { try lonely.resolve(Letters.Tracker.self) }
    XCTAssertTrue(
      office.contains("Letters.Tracker"), "nothing but another class there, found: \(office)")
  }

  /// After a missing type the container goes on working.
  func testGoesOnAfterAMissingType() throws {
    let container = DIContainer()
    _ = step2Missing { try container.resolve(Step2Day.Tariff.self) }
    container.register(Step2Day.Tariff(cents: 90), as: Step2Day.Tariff.self)
    XCTAssertEqual(try container.resolve(Step2Day.Tariff.self).cents, 90, "registered afterwards")
  }
}
