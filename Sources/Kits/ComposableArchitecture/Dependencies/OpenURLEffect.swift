import Foundation
import UIKit

/// Opens addresses.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Takes what opens them and says whether that went well.
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }

  /// Opens an address; false if nobody could.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

extension DependencyValues {
  /// What opens addresses; in the app the system does, and a test has to say it.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in
    await withCheckedContinuation { done in
      Task { @MainActor in
        UIApplication.shared.open(url) { done.resume(returning: $0) }
      }
    }
  }
  static var testValue: OpenURLEffect {
    OpenURLEffect { _ in
      reportUnimplemented("openURL")
      return false
    }
  }
}
