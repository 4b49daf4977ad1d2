import ComposableArchitecture
import SwiftUI

struct CountersScreen: View {
  @Bindable var store: StoreOf<CounterFeature>

  init() {
    var ducks = CounterFeature.State()
    ducks.title = "Ducks"
    ducks.count = 7
    ducks.factText = "7 is the number of days in a week."
    store = Store(initialState: ducks) { CounterFeature() }
  }

  var body: some View {
    VStack {
      CounterView(store: store)
      CounterRow(store: store)
    }
  }
}
