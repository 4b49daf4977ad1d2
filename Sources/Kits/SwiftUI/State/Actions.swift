import Foundation
import UIKit

/// Closes the sheet, or goes back from the screen, on which it was read from the environment.
public struct DismissAction {
  let perform: @MainActor () -> Void

  /// Closes what the view is shown in; does nothing at the root.
  @MainActor
  public func callAsFunction() { perform() }
}

/// Whether a view lies in something that can be closed, and how that is done.
public struct PresentationMode {
  /// Whether the view lies in a sheet, or on a navigation stack above its root.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes what the view is shown in; does nothing at the root.
  @preconcurrency @MainActor
  public mutating func dismiss() { action() }
}

/// Opens an address, by the system or by the handler that a view above has set.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Equatable, Sendable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// Nobody shall open it.
    public static let discarded = Result(outcome: .discarded)
    /// The system shall open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system shall open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  let handler: @MainActor (URL) -> Result

  /// Takes a handler that decides what becomes of an address.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  static var system: OpenURLAction { OpenURLAction { _ in .systemAction } }

  /// Opens the address; `UIApplication.shared.openedURLs` records what the system was asked for.
  @MainActor
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens the address and says whether somebody took it.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}

/// What a refreshable view does when it is pulled down.
public struct RefreshAction: Sendable {
  let perform: @isolated(any) @Sendable () async -> Void

  /// Refreshes and returns when that is over.
  public func callAsFunction() async { await perform() }
}
