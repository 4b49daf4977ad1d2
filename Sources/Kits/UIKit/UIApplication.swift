import Foundation

/// The application as a whole: here, what it asked the system to do.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The only application there is.
  public static let shared = UIApplication(responder: ())

  /// The address that opens the settings of the app.
  public static let openSettingsURLString = "app-settings:"

  open internal(set) weak var keyWindow: UIWindow?
  var record = Record()

  /// What checks ask for; see the folder `Driving`.
  struct Record {
    var openedURLs: [URL] = []
    var unavailableSchemes: Set<String> = []
    var warnings: [String] = []
  }

  /// Whether an app is there for the address; true unless a check has said otherwise.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return !record.unavailableSchemes.contains(scheme)
  }

  /// Notes the address; nothing opens.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { record.openedURLs.append(url) }
    completion?(opens)
  }

  func warn(_ message: String) {
    record.warnings.append(message)
    print("warning:", message)
  }
}
