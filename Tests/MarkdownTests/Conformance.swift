import FoundationEssentials
import Testing

/// The published test data in the folder that `ATELIER_CONFORMANCE` names; it is not part of the project.
enum Conformance {
  static let folder = ProcessInfo.processInfo.environment["ATELIER_CONFORMANCE"]

  static let isAvailable: Bool = {
    if folder == nil {
      print("Conformance data skipped: set ATELIER_CONFORMANCE to the folder that holds it.")
    }
    return folder != nil
  }()

  static func load<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    let folder = try #require(folder)
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: name))
    return try JSONDecoder().decode(type, from: data)
  }
}

/// One input with the HTML that it must become.
struct ConformanceExample: Decodable {
  let markdown: String
  let html: String
  let example: Int
  let section: String
  let id: String?
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says so, where the published data is not at hand.
  static var needsConformanceData: Self {
    .enabled(
      if: Conformance.isAvailable, "ATELIER_CONFORMANCE is not set: the data is not at hand.")
  }
}
