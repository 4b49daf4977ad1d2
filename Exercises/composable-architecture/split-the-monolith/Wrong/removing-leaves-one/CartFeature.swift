// caught by: Step2Cart.testRemovingTakesOnePiece
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
        if state.lines[id: product.id] != nil {
          state.lines[id: product.id]?.quantity += 1
        } else {
          state.lines.append(CartLine(product: product))
        }
        return .none

      case .productRemoved(let id):
        guard let line = state.lines[id: id] else { return .none }
        if line.quantity > 1 {
          state.lines[id: id]?.quantity = 1
        } else {
          state.lines.remove(id: id)
        }
        return .none

      case .cleared:
        state.lines.removeAll()
        return .none
      }
    }
  }
}
