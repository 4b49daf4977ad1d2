// caught by: Step1.testUnreadableAnswer
import Foundation

/// One object of JSON, as the server sends it.
struct JSONObject {
  private let values: [String: Any]

  init?(text: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let values = object as? [String: Any] else { return nil }
    self.values = values
  }

  func string(_ key: String) -> String? { values[key] as? String }
  func int(_ key: String) -> Int? { (values[key] as? Double).map(Int.init) }
}
