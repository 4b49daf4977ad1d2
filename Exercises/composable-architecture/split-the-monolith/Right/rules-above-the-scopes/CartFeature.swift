import ComposableArchitecture

/// What is going to be bought.
@Reducer
struct CartFeature {
  @ObservableState
  struct State: Equatable {
    var lines: IdentifiedArrayOf<CartLine> = []
  }

  enum Action {
    case productAdded(Product)
    case productRemoved(Product.ID)
    case cleared
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .productAdded(let product):
      let quantity = state.lines[id: product.id]?.quantity ?? 0
      state.lines[id: product.id] = CartLine(product: product, quantity: quantity + 1)
    case .productRemoved(let id):
      guard let line = state.lines[id: id] else { break }
      state.lines[id: id] =
        line.quantity == 1 ? nil : CartLine(product: line.product, quantity: line.quantity - 1)
    case .cleared:
      state.lines = []
    }
    return .none
  }
}

extension CartFeature.State {
  var total: Int { lines.map(\.cost).reduce(0, +) }
}

extension CartLine {
  fileprivate var cost: Int { quantity * product.price }
}
