public import SwiftUI

/// A view for each case of a state, made anew when the state becomes another case.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  /// Takes the store, and a `switch` over its state with a `CaseLet` for each case.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view of the case that it is now.
  public var body: some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: isSameCase) { viewStore in
      content(viewStore.state).environment(\.switchedStore, store)
    }
  }
}

/// The view of one case of a state, inside of a `SwitchStore`.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchedStore) private var switched
  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content

  /// Takes what finds the case in the state, what makes an action of one of the case, and the view.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// The view, while the state is that case.
  public var body: some View {
    if let store = switched as? Store<EnumState, EnumAction> {
      IfLetStore(store.scope(state: toCaseState, action: fromCaseAction), then: content)
    } else {
      missingStore
    }
  }

  private var missingStore: EmptyView {
    let (state, action) = (typeName(EnumState.self), typeName(EnumAction.self))
    reportIssue("A 'CaseLet' stands outside of a 'SwitchStore' of \(state) and \(action).")
    return EmptyView()
  }
}

extension CaseLet {
  /// Takes the same with a name in front.
  @_disfavoredOverload
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(toCaseState, action: fromCaseAction, then: content)
  }
}

extension CaseLet where EnumAction == CaseAction {
  /// Takes what finds the case in the state, and the view, which sends the actions of the whole.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(toCaseState, action: { $0 }, then: content)
  }
}

private func isSameCase<State>(_ left: State, _ right: State) -> Bool {
  caseName(of: left) == caseName(of: right)
}

extension EnvironmentValues {
  /// The store around a `CaseLet`.
  fileprivate var switchedStore: AnyObject? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}

private enum SwitchedStoreKey: EnvironmentKey {
  static var defaultValue: AnyObject? { nil }
}
