// caught by: Step1.testChildrenDoWhatTheyDid
import ComposableArchitecture

/// The things to take along, and which of them are in the bag.
@Reducer
struct PackingFeature {
  struct Item: Equatable, Identifiable, Sendable {
    let name: String
    var isPacked = false
    var id: String { name }
  }

  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = []

    var areAllPacked: Bool { !items.isEmpty && items.allSatisfy(\.isPacked) }
  }

  enum Action: Equatable {
    case itemTapped(Item.ID)
    case itemAdded(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .itemTapped(let id):
        state.items[id: id]?.isPacked.toggle()
        return .none

      case .itemAdded(let name):
        state.items.updateOrAppend(Item(name: name))
        return .none
      }
    }
  }
}
