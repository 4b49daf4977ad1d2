import SwiftUI
import Testing

@MainActor
@Suite struct `Unusual views` {
  @Test func `without anything to see show nothing`() {
    for view in [AnyView(EmptyView()), AnyView(Text("")), AnyView(List {}), AnyView(VStack {})] {
      let screen = ViewScreen(showing: view)
      #expect(screen.visibleText == [])
      #expect(throws: NotShown.self) { try screen.tap("") }
      #expect(throws: NotShown.self) { try screen.select(row: 0) }
    }
    #expect(ViewScreen(showing: NavigationStack {}).title == nil)
    #expect(ViewScreen(showing: TabView {}).visibleText == [])
  }

  private struct Twins: View {
    @State private var ids = [1, 1, 2]
    var body: some View {
      ForEach(ids, id: \.self) { Counter(name: "n\($0)") }
      Button("turn") { ids.reverse() }
    }
  }

  @Test func `with an id twice keep both rows and warn once`() throws {
    let screen = ViewScreen(showing: Twins())
    try screen.tap("n1 0")
    try screen.tap("turn")
    #expect(screen.visibleText == ["n2 0", "n1 1", "n1 0", "turn"])
    #expect(screen.warnings.count == 1)
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(VStack { Nested(depth: depth - 1) }) } else { Text("bottom") }
    }
  }

  @Test func `nested a hundred levels deep are shown`() {
    #expect(ViewScreen(showing: Nested(depth: 100)).visibleText == ["bottom"])
  }

  private struct Setting: View {
    @State private var count = 0
    var body: some View {
      if count < 3 { count += 1 }
      return Text("\(count)")
    }
  }

  @Test func `that set their state while they are evaluated come to rest`() {
    #expect(ViewScreen(showing: Setting()).visibleText == ["3"])
  }

  private struct Vanishing: View {
    @State private var items = ["a", "b"]
    var body: some View {
      ForEach($items, id: \.self) { $item in
        Button("drop \(item)") { items.removeAll() }
        TextField("edit", text: $item)
      }
    }
  }

  @Test func `may take away the element that they are about`() throws {
    let screen = ViewScreen(showing: Vanishing())
    try screen.tap("drop b")
    #expect(screen.visibleText == [])
  }

  @Test func `take any text`() throws {
    struct Field: View {
      @State private var text = ""
      var body: some View {
        TextField("", text: $text).accessibilityIdentifier("field")
        Text("\(text.count)")
      }
    }
    let screen = ViewScreen(showing: Field())
    let odd = "é👩‍👩‍👧\n\u{0}\"'"
    try screen.type(odd, into: "field")
    #expect(try screen.text(in: "field") == odd)
    #expect(screen.visibleText.last == "\(odd.count)")
  }

  @Test func `are pressed for long`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Text("press").onLongPressGesture { log.note("long") })
    try screen.longPress("press")
    #expect(log.take() == ["long"])
    #expect(throws: NotShown.self) { try screen.tap("press") }
  }

  /// What nobody holds is gone when the view is asked for its body, and is none of the host's business.
  private struct Haunted: View {
    final class Ghost: DynamicProperty {
      var updates = 0
      func update() { updates += 1 }
    }
    unowned let ghost: Ghost
    weak var other: Ghost?

    var body: some View { Text("nobody") }
  }

  @Test func `do not look at objects that nobody holds`() {
    let ghost = Haunted.Ghost()
    let screen = ViewScreen(showing: Haunted(ghost: ghost, other: ghost))
    #expect(screen.visibleText == ["nobody"])
    #expect(ghost.updates == 0)
  }

  private struct Stored: View {
    enum Kind: String { case small, large }
    @AppStorage("atelier.test.count") private var count = 1
    @AppStorage("atelier.test.kind") private var kind = Kind.small
    var body: some View {
      Button("\(count) \(kind.rawValue)") {
        count += 1
        kind = .large
      }
    }
  }

  @Test func `share what is stored`() throws {
    let keys = ["atelier.test.count", "atelier.test.kind"]
    func forget() { for key in keys { UserDefaults.standard.removeObject(forKey: key) } }
    forget()
    defer { forget() }
    let screen = ViewScreen(
      showing: VStack {
        Stored()
        Stored()
      })
    try screen.tap("1 small")
    #expect(screen.visibleText == ["2 large", "2 large"])
  }
}
