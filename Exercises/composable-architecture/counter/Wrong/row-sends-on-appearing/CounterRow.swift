// caught by: Step3.testEachButtonSendsOneAction
import ComposableArchitecture
import SwiftUI

/// A counter in the list of all counters.
struct CounterRow: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    HStack {
      Text(store.title)
      Spacer()
      Text("Total: \(store.count)")
    }
    .onAppear { store.send(.stepPicked(1)) }
  }
}
