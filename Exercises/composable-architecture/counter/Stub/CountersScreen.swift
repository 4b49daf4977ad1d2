import Combine
import SwiftUI

/// What the app starts with: the counter at work, and its row below.
struct CountersScreen: View {
  @StateObject private var ducks = CounterModel(
    title: "Ducks", count: 7, factText: "7 is the number of days in a week.")

  var body: some View {
    VStack {
      CounterView(model: ducks)
      CounterRow(model: ducks)
    }
  }
}

/// One counter and what its screen shows.
final class CounterModel: ObservableObject {
  @Published var title: String
  @Published var count: Int
  @Published var factText: String?
  @Published var step = 1

  /// The list of counters keeps its own copy of the number, see `CounterRow`.
  var onChange: ((Int) -> Void)?

  init(title: String, count: Int = 0, factText: String? = nil) {
    self.title = title
    self.count = count
    self.factText = factText
  }

  func add() {
    count += step
    factText = nil
    onChange?(count)
  }

  func reset() {
    count = 0
    step = 1
    onChange?(count)
  }
}
