import SwiftUI

/// A counter in the list of all counters.
struct CounterRow: View {
  let title: String
  let model: CounterModel
  @State private var shownCount = 0

  init(model: CounterModel) {
    title = model.title
    self.model = model
    _shownCount = State(initialValue: model.count)
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("Total: \(shownCount)")
    }
    .onAppear {
      model.onChange = { shownCount = $0 }
    }
  }
}
