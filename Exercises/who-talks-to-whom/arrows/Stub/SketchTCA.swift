import UIKit

/// The product list in the style of The Composable Architecture, with a store made by hand.
@MainActor
enum TCA {
  struct State {
    var text = ""
  }

  enum Action {
    case addTapped
    case added([Product])
  }

  typealias Effect = (_ send: @escaping (Action) -> Void) -> Void

  /// The only code to which anybody hands the state `inout`.
  struct Reducer {
    let catalogue: (@escaping ([Product]) -> Void) -> Void

    func reduce(_ state: inout State, _ action: Action) -> Effect? {
      switch action {
      case .addTapped:
        state.text = "…"
        return { send in catalogue { send(.added($0)) } }
      case .added(let products):
        state.text = products.map(\.name).joined(separator: ", ")
        return nil
      }
    }
  }

  @MainActor
  final class Store {
    private let reducer: Reducer
    private var state = State() { didSet { onChange?(state) } }
    var onChange: ((State) -> Void)?

    init(reducer: Reducer) { self.reducer = reducer }

    func send(_ action: Action) {
      let effect = reducer.reduce(&state, action)
      effect? { [weak self] in self?.send($0) }
    }
  }

  final class View: UIViewController {
    private let store: Store
    private let list = UILabel()

    init(store: Store) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
      store.onChange = { [weak self] in self?.list.text = $0.text }
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { store.send(.addTapped) }
  }
}
