import Foundation

/// How grave a message is.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A part of an app that logs, named by a subsystem and a category.
public final class OSLog: Sendable {
  private let category: String?
  private let isOn: Bool

  /// Subsystems do not show in what is printed; categories do.
  public init(subsystem: String, category: String) {
    self.category = category
    isOn = true
  }

  /// A part of an app that marks intervals or logs.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A name that the tools of the system know.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  private init(isOn: Bool) {
    category = nil
    self.isOn = isOn
  }

  /// Messages without a category.
  public static let `default` = OSLog(isOn: true)
  /// Messages that go nowhere.
  public static let disabled = OSLog(isOn: false)

  /// Whether a message of that kind is kept.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ text: String, _ type: OSLogType) {
    guard isOn else { return }
    // One call, so that lines of several threads do not mix.
    print("[\(category.map { "\($0) " } ?? "")\(type.name)] \(text)")
  }
}

/// Logs a message.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, type)
}

/// Logs a message.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Logs a message in the form of C, with `%d`, `%@`, `%{public}@` and their like.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted("\(message)", arguments), type)
}

/// Logs a message in the form of C, with `%d`, `%@`, `%{public}@` and their like.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(formatted("\(message)", arguments), type)
}

/// `%{public}@` says who may read it, which C's formats do not know.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  let plain = format.replacingOccurrences(
    of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return arguments.isEmpty ? plain : String(format: plain, arguments: arguments)
}
