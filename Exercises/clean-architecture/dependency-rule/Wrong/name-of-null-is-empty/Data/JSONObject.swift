import Foundation

/// One object of JSON, as the server sends it.
struct JSONObject {
  private let values: [String: Any]

  init?(text: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let values = object as? [String: Any] else { return nil }
    self.values = values
  }

  func isNull(_ key: String) -> Bool { values[key] is NSNull }
  func string(_ key: String) -> String? { values[key] as? String }
  func int(_ key: String) -> Int? { values[key] as? Int }
}
