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

/// The name that the error says; that of a type which only this file knows is cut down to the expected one.
private func step2Missing(_ name: String, _ resolve: () throws -> Any) -> String {
  do {
    return "no error, but a \(Swift.type(of: try resolve()))"
  } catch let error as NotRegistered {
    let isPublic = name.hasPrefix("Learner.")
    return !isPublic && error.typeName.contains(name) ? name : error.typeName
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
    let (letters, parcels) = ("Learner.Letters.Tracker", "Learner.Parcels.Tracker")
    let office = "Learner.PostOffice"
    XCTAssertEqual(
      step2Missing(letters) { try container.resolve(Letters.Tracker.self) }, letters,
      "what an empty container lacks, asked for Letters.Tracker")
    XCTAssertEqual(
      step2Missing(parcels) { try container.resolve(Parcels.Tracker.self) }, parcels,
      "what an empty container lacks, asked for Parcels.Tracker")
    XCTAssertEqual(
      step2Missing(office) { try container.resolve(PostOffice.self) }, office,
      "what an empty container lacks, asked for PostOffice")
    XCTAssertEqual(
      step2Missing("Swift.Int") { try container.resolve(Int.self) }, "Swift.Int",
      "what an empty container lacks, asked for Int, which is declared in Swift")
  }

  /// A type that only shares its name with a registered one is missing.
  func testNamesakeIsMissing() {
    let container = DIContainer()
    container.register(Step2Office(), as: Letters.Tracker.self)
    XCTAssertEqual(
      step2Missing("Parcels.Tracker") { try container.resolve(Parcels.Tracker.self) },
      "Parcels.Tracker", "what a container lacks that has only a Letters.Tracker")
  }

  /// An object answers for the type that it was registered as, and for no other.
  func testAnswersForThatTypeOnly() {
    let container = DIContainer()
    container.register(Step2Office(), as: Step2Office.self)
    container.register(Step2Driver(), as: Parcels.Tracker.self)
    XCTAssertEqual(
      step2Missing("Letters.Tracker") { try container.resolve(Letters.Tracker.self) },
      "Letters.Tracker", "what is missing, when a tracker is registered as its class only")
    XCTAssertEqual(
      step2Missing("Step2Driver") { try container.resolve(Step2Driver.self) },
      "Step2Driver", "what is missing, when the class is registered as its protocol only")
    let lonely = DIContainer()
    lonely.register(Step2Office(), as: Step2Office.self)
    XCTAssertEqual(
      step2Missing("Letters.Tracker") { try lonely.resolve(Letters.Tracker.self) },
      "Letters.Tracker", "what is missing, when its class is all that is registered")
  }

  /// After a missing type the container goes on working.
  func testGoesOnAfterAMissingType() throws {
    let container = DIContainer()
    _ = step2Missing("Step2Day.Tariff") { try container.resolve(Step2Day.Tariff.self) }
    container.register(Step2Day.Tariff(cents: 90), as: Step2Day.Tariff.self)
    XCTAssertEqual(try container.resolve(Step2Day.Tariff.self).cents, 90, "registered afterwards")
  }
}
