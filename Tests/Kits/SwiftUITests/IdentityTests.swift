import SwiftUI
import Testing

@MainActor
@Suite struct `State of views` {
  @Test func `belongs to the view and survives its evaluations`() throws {
    let screen = ViewScreen(showing: Counter(name: "a"))
    try screen.tap("a 0")
    try screen.tap("a 1")
    #expect(screen.visibleText == ["a 2"])
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Counter(name: "a") } else { Counter(name: "a") }
        Button("switch") { isFirst.toggle() }
      }
    }
  }

  /// Documented in "Demystify SwiftUI" and for `if` in builders: each branch is a view of its own.
  @Test func `is lost when the other branch is taken`() throws {
    let screen = ViewScreen(showing: Branches())
    try screen.tap("a 0")
    try screen.tap("switch")
    #expect(screen.shows("a 0"))
    try screen.tap("switch")
    #expect(screen.shows("a 0"))
  }

  private struct Chosen: View {
    @State private var isLoud = false
    var body: some View {
      VStack {
        Counter(name: isLoud ? "A" : "a")
        Button("switch") { isLoud.toggle() }
      }
    }
  }

  @Test func `is kept when only the values given to the view differ`() throws {
    let screen = ViewScreen(showing: Chosen())
    try screen.tap("a 0")
    try screen.tap("switch")
    #expect(screen.shows("A 1"))
  }

  private struct Rows: View {
    @State private var items = ["a", "b", "c"].enumerated().map { Item(id: $0, name: $1) }
    var body: some View {
      VStack {
        ForEach(items) { Counter(name: $0.name) }
        Button("turn") { items.reverse() }
        Button("drop") { items.removeFirst() }
        Button("add") { items.insert(Item(id: 9, name: "z"), at: 0) }
      }
    }
  }

  /// Documented for `ForEach`: the identity of the data decides.
  @Test func `goes with the id when rows change their places`() throws {
    let screen = ViewScreen(showing: Rows())
    try screen.tap("a 0")
    try screen.tap("c 0")
    try screen.tap("c 1")
    try screen.tap("turn")
    #expect(screen.visibleText.prefix(3) == ["c 2", "b 0", "a 1"])
    try screen.tap("drop")
    #expect(screen.visibleText.prefix(2) == ["b 0", "a 1"])
    try screen.tap("add")
    #expect(screen.visibleText.prefix(3) == ["z 0", "b 0", "a 1"])
  }

  private struct WithID: View {
    @State private var version = 0
    var body: some View {
      VStack {
        Counter(name: "a").id(version)
        Button("new") { version += 1 }
      }
    }
  }

  @Test func `starts anew with another id`() throws {
    let screen = ViewScreen(showing: WithID())
    try screen.tap("a 0")
    try screen.tap("new")
    #expect(screen.shows("a 0"))
  }

  private struct Erased: View {
    @State private var isText = false
    var body: some View {
      VStack {
        isText ? AnyView(Text("text")) : AnyView(Counter(name: "a"))
        Button("switch") { isText.toggle() }
      }
    }
  }

  @Test func `is lost when an erased view gets another type`() throws {
    let screen = ViewScreen(showing: Erased())
    try screen.tap("a 0")
    try screen.tap("switch")
    #expect(screen.visibleText == ["text", "switch"])
    try screen.tap("switch")
    #expect(screen.shows("a 0"))
  }

  @Test func `of one value shown twice is kept apart`() throws {
    let counter = Counter(name: "a")
    let screen = ViewScreen(
      showing: HStack {
        counter
        counter
      })
    try screen.tap("a 0")
    #expect(screen.visibleText == ["a 1", "a 0"])
    try screen.tap("a 0")
    #expect(screen.visibleText == ["a 1", "a 1"])
  }

  private struct Parent: View {
    @State private var text = "a"
    @State private var isOn = false
    var body: some View {
      VStack {
        Child(text: $text, isOn: $isOn)
        Text("\(text) \(isOn ? "on" : "off")")
      }
    }
  }

  private struct Child: View {
    @Binding var text: String
    @Binding var isOn: Bool
    var body: some View {
      TextField("Name", text: $text)
      Toggle("Switch", isOn: $isOn)
    }
  }

  @Test func `is written by children through bindings`() throws {
    let screen = ViewScreen(showing: Parent())
    try screen.type("b", into: "Name")
    try screen.tap("Switch")
    #expect(screen.visibleText == ["ab", "Switch", "ab on"])
    #expect(try screen.isOn("Switch"))
    try screen.clear("Name")
    #expect(screen.visibleText == ["Name", "Switch", " on"])
  }

  private struct Editor: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      ForEach($items) { $item in TextField("Field \(item.id)", text: $item.name) }
      Text(items.map(\.name).joined(separator: "+"))
    }
  }

  @Test func `of a collection is edited element by element`() throws {
    let screen = ViewScreen(showing: Editor())
    try screen.type("!", into: "Field 2")
    #expect(screen.visibleText == ["a", "b!", "a+b!"])
  }

  @Test func `outside of a screen is constant, and setting it is in vain`() {
    struct Lonely: View {
      @State var count = 1
      var body: some View { Text("\(count)") }
    }
    let view = Lonely()
    view.count = 5
    #expect(view.count == 1)
    view.$count.wrappedValue = 7
    #expect(view.count == 1)
  }

  private struct Wheel: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      log.note("body")
      return Button("set") {
        count = 1
        count = 2
      }.accessibilityLabel("\(count)")
    }
  }

  @Test func `changed twice in one go leads to one evaluation, and unchanged to none`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Wheel(log: log))
    #expect(log.take() == ["body"])
    try screen.tap("set")
    _ = screen.visibleText
    #expect(log.take() == ["body"])
  }

  private struct Quiet: View {
    let number: Int
    let log: Log
    var body: some View {
      log.note("child \(number)")
      return Text("\(number)")
    }
  }

  private struct Loud: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      Quiet(number: count / 2, log: log)
      Button("more") { count += 1 }
    }
  }

  @Test func `of the parent does not evaluate a child that gets the same values`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Loud(log: log))
    try screen.tap("more")
    #expect(log.take() == ["child 0"])
    try screen.tap("more")
    #expect(log.take() == ["child 1"])
  }
}
