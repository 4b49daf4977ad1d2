import ComposableArchitecture

/// What is going to be bought.
@Reducer
struct CartFeature {
  @ObservableState
  struct State: Equatable {
    var lines: IdentifiedArrayOf<CartLine> = []

    var total: Int { lines.reduce(0) { $0 + $1.quantity * $1.product.price } }
  }

  enum Action {
    case productAdded(Product)
    case productRemoved(Product.ID)
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .productAdded(let product):
        var line = state.lines[id: product.id] ?? CartLine(product: product, quantity: 0)
        line.quantity += 1
        state.lines.updateOrAppend(line)
        return .none

      case .productRemoved(let id):
        state.lines[id: id]?.quantity -= 1
        state.lines.removeAll { $0.quantity == 0 }
        return .none

      case .cleared:
        state.lines.removeAll()
        return .none
      }
    }
  }
}
