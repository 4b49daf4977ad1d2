import Foundation

/// Why the library's server gave no member.
enum APIError: LocalizedError {
  case refused(status: Int)
  case unreadable

  var errorDescription: String? {
    switch self {
    case .refused(let status): "The library answered with status \(status)."
    case .unreadable: "The library's answer could not be read."
    }
  }
}
