import SwiftUI
import Testing

@MainActor
@Suite struct `What a view is given` {
  private final class Names: ObservableObject {
    @Published var all = ["a", "b"]
  }

  private struct Listing: View {
    @ObservedObject var names: Names
    var body: some View {
      ForEach(0..<2) { Text(names.all[$0]) }
      Boxed { Text(names.all.joined()) }
    }
  }

  private struct Boxed<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
  }

  /// Such closures are the same bit by bit when the object that they have captured is.
  @Test func `as a closure is asked again when what it reads has changed`() {
    let names = Names()
    let screen = ViewScreen(showing: Listing(names: names))
    names.all = ["x", "y"]
    #expect(screen.visibleText == ["x", "y", "xy"])
  }

  private struct Source: View {
    @State private var text = "a"
    var body: some View {
      Middle(text: $text)
      Button("change") { text += "!" }
    }
  }

  private struct Middle: View {
    @Binding var text: String
    var body: some View { Leaf(text: $text) }
  }

  private struct Leaf: View {
    @Binding var text: String
    var body: some View { Text("leaf \(text)") }
  }

  @Test func `as a binding is read anew through every view on the way`() throws {
    let screen = ViewScreen(showing: Source())
    try screen.tap("change")
    #expect(screen.visibleText == ["leaf a!", "change"])
  }

  private struct Same: View, Equatable {
    let number: Int
    let ignored: Int
    let log: Log
    nonisolated static func == (left: Self, right: Self) -> Bool { left.number == right.number }
    var body: some View {
      log.note("body")
      return Text("\(number)")
    }
  }

  private struct Counting: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      Same(number: 1, ignored: count, log: log)
      Button("more") { count += 1 }
    }
  }

  @Test func `is compared in the way that the view says itself`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Counting(log: log))
    try screen.tap("more")
    #expect(log.take() == ["body"])
  }

  private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Summing: View {
    @State private var count = 1
    @State private var total = 0
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: Total.self, value: $0 + 1) }
        Button("more") { count += 1 }
      }
      .onPreferenceChange(Total.self) { total = $0 }
      Text("total \(total)")
    }
  }

  @Test func `is handed up by preferences`() throws {
    let screen = ViewScreen(showing: Summing())
    #expect(screen.shows("total 1"))
    try screen.tap("more")
    try screen.tap("more")
    #expect(screen.shows("total 6"))
  }
}
