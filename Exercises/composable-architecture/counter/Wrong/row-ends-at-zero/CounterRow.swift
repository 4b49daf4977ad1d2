// caught by: Step3Views.testRowFollowsTheCounter
import ComposableArchitecture
import SwiftUI

/// A counter in the list of all counters.
struct CounterRow: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    HStack {
      Text(store.title)
      Spacer()
      Text("Total: \(max(0, store.count))")
    }
  }
}
