import SwiftUI

/// Actions of a feature, of which one case holds those that its view may send.
public protocol ViewAction<ViewAction> {
  /// What the view may send.
  associatedtype ViewAction
  /// An action of the view.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends actions of its own; `@ViewAction(for:)` makes one of a view with a store.
@MainActor @preconcurrency
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction
  /// Where the actions go.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }

  /// Sends an action of the view; nothing is animated here.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    send(action)
  }

  /// Sends an action of the view; nothing is animated here.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    send(action)
  }
}
