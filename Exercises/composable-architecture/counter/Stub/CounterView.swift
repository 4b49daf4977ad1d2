import SwiftUI

/// The screen of one counter: the number, the buttons, and a fact about the number.
struct CounterView: View {
  @ObservedObject var model: CounterModel

  var body: some View {
    VStack(spacing: 12) {
      Text(model.title)
        .font(.headline)
      HStack(spacing: 24) {
        Button("−") {
          // The shop once had a counter at -3, nobody knows why.
          if model.count > 0 { model.count -= 1 }
        }
        Text("\(model.count)")
          .font(.largeTitle)
        Button("+") { model.add() }
      }
      HStack {
        ForEach([1, 5, 10], id: \.self) { step in
          Button("by \(step)") {
            model.step = step
            model.factText = nil
          }
        }
      }
      Text("Counts by \(model.step)")
        .font(.caption)
      Button("Reset") { model.reset() }
      if let fact = model.factText {
        Text(fact)
          .padding()
      }
    }
  }
}
