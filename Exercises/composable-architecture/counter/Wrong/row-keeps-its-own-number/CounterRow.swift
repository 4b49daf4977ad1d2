// caught by: Step3.testRowFollowsTheCounter
import ComposableArchitecture
import SwiftUI

/// A counter in the list of all counters.
struct CounterRow: View {
  let store: StoreOf<CounterFeature>
  @State private var shownCount: Int

  init(store: StoreOf<CounterFeature>) {
    self.store = store
    _shownCount = State(initialValue: store.count)
  }

  var body: some View {
    HStack {
      Text(store.title)
      Spacer()
      Text("Total: \(shownCount)")
    }
  }
}
