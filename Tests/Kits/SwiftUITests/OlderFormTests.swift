import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var draft: String?
}

extension Transaction {
  @Entry fileprivate var isSilent = false
}

private struct Boxed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("box")
      Menu(configuration)
    }
  }
}

private struct Highest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// What controls take besides their newest forms, as apps have it.
@MainActor
@Suite struct `Forms that apps have` {
  @Test func `a menu with an action of its own acts at a touch and opens at a long one`() throws {
    struct Screen: View {
      @State private var log = "nothing"
      var body: some View {
        Text(log)
        Menu("Add") {
          Button("Many") { log = "many" }
        } primaryAction: {
          log = "one"
        }
      }
    }
    let screen = ViewScreen(showing: Screen())
    try screen.tap("Add")
    #expect(screen.shows("one") && !screen.shows("Many"))
    try screen.longPress("Add")
    try screen.tap("Many")
    #expect(screen.shows("many"))
  }

  @Test func `a style decides what menus look like, which open all the same`() throws {
    let screen = ViewScreen(
      showing: Menu("More") { Button("Edit") {} }.menuStyle(Boxed()))
    #expect(screen.visibleText == ["box", "More"])
    try screen.tap("More")
    #expect(screen.shows("Edit"))
  }

  @Test func `a stepper and a slider tell when they are touched`() throws {
    struct Screen: View {
      @State private var count = 1
      @State private var volume = 0.5
      @State private var touches = 0
      var body: some View {
        Stepper("Count", value: $count, in: 0...2) { touches += $0 ? 1 : 0 }
        Slider(
          value: $volume, onEditingChanged: { touches += $0 ? 1 : 0 },
          minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
        ) { Text("Volume") }
        Text("\(count), \(touches) touches")
      }
    }
    let screen = ViewScreen(showing: Screen())
    try screen.increment("Count")
    try screen.increment("Volume")
    #expect(screen.shows("2, 2 touches") && screen.shows("low"))
    try screen.increment("Count")
    #expect(screen.shows("2, 2 touches"))
  }

  @Test func `fields read values through formatters and tell when they are left`() throws {
    struct Screen: View {
      let title: String
      @State private var price = 1.5
      @State private var isDone = false
      var body: some View {
        TextField(
          title, value: $price, formatter: NumberFormatter(), onCommit: { isDone = true })
        SecureField(title + " code", text: .constant("")) { isDone.toggle() }
        Text("\(Int(price * 10)) \(isDone ? "done" : "open")")
        Text(NSNumber(value: price), formatter: NumberFormatter())
      }
    }
    let screen = ViewScreen(showing: Screen(title: "Price"))
    try screen.clear("Price")
    try screen.type("4", into: "Price")
    #expect(screen.shows("40 open") && screen.shows("4"))
    try screen.submit("Price")
    #expect(screen.shows("40 done"))
    try screen.submit("Price code")
    #expect(screen.shows("40 open"))
  }

  @Test func `several things are shared at once`() throws {
    let screen = ViewScreen(showing: ShareLink(items: ["a", "b"]) { SharePreview($0) })
    try screen.tap("Share…")
    #expect(screen.sharedItems == ["a", "b"])
  }

  @Test func `a token of a search is chosen among suggestions`() throws {
    struct Tag: Identifiable { let id: String }
    struct Screen: View {
      @State private var text = ""
      @State private var tags: [Tag] = []
      @State private var suggested = [Tag(id: "tea")]
      var body: some View {
        NavigationStack {
          Text("\(tags.count) tags")
            .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested) { Text($0.id) }
        }
      }
    }
    let screen = ViewScreen(showing: Screen())
    try screen.type("t", into: "Search")
    try screen.tap("tea")
    #expect(screen.shows("1 tags"))
  }

  @Test func `a gesture may be missing, switched off or turned into something else`() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var log = "nothing"
      var body: some View {
        Text("a").gesture(isOn ? TapGesture().onEnded { log = "a" } : nil)
        Text("b").gesture(TapGesture().onEnded { log = "b" }, isEnabled: isOn)
        Text("c").gesture(TapGesture().map { "mapped" }.onEnded { log = $0 })
        Toggle("On", isOn: $isOn)
        Text(log)
      }
    }
    let screen = ViewScreen(showing: Screen())
    #expect(throws: (any Error).self) { try screen.tap("a") }
    #expect(throws: (any Error).self) { try screen.tap("b") }
    try screen.tap("c")
    #expect(screen.shows("mapped"))
    try screen.tap("On")
    try screen.tap("a")
    #expect(screen.visibleText.last == "a")
    try screen.tap("b")
    #expect(screen.visibleText.last == "b")
  }

  @Test func `a view changes what those inside hand up`() {
    struct Screen: View {
      @State private var highest = 0
      var body: some View {
        VStack {
          Text("a").preference(key: Highest.self, value: 3)
            .transformPreference(Highest.self) { $0 *= 2 }
          Text("b").preference(key: Highest.self, value: 4)
        }
        .onPreferenceChange(Highest.self) { highest = $0 }
        Text("\(highest)")
      }
    }
    #expect(ViewScreen(showing: Screen()).shows("6"))
  }

  @Test func `looks can be read from the environment`() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      @Environment(\.controlSize) private var size
      @Environment(\.textCase) private var textCase
      @Environment(\.isScrollEnabled) private var scrolls
      var body: some View {
        Text(
          "\(reasons.contains(.placeholder)) \(size == .large) \(textCase == .uppercase) \(scrolls)"
        )
      }
    }
    let screen = ViewScreen(
      showing: VStack {
        Reader().redacted(reason: .placeholder).controlSize(.large)
        Reader().unredacted().redacted(reason: .placeholder).textCase(.uppercase)
          .scrollDisabled(true)
      })
    #expect(screen.visibleText == ["true true false true", "false false true false"])
  }

  @Test func `a value goes along with a change`() {
    var heard: [Bool] = []
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in heard.append(transaction.isSilent) })
    binding.wrappedValue = 1
    withTransaction(\.isSilent, true) { binding.wrappedValue = 2 }
    #expect(heard == [false, true])

    var isOver = false
    var transaction = Transaction()
    transaction.addAnimationCompletion { isOver = true }
    withTransaction(transaction) { #expect(!isOver) }
    #expect(isOver)
  }

  @Test func `a change inside of another one does not end it`() {
    var ends = 0
    var transaction = Transaction()
    transaction.addAnimationCompletion { ends += 1 }
    withTransaction(transaction) {
      withTransaction(\.isSilent, true) {}
      #expect(ends == 0)
    }
    #expect(ends == 1)
  }

  @Test func `the view in use gives a value by an entry`() {
    struct Editor: View {
      @FocusedValue(\.draft) private var draft
      var body: some View {
        Text(draft ?? "none")
        Text("editor").focusedValue(\.draft, "letter")
      }
    }
    let screen = ViewScreen(showing: Editor())
    #expect(screen.visibleText == ["letter", "editor"])
  }

  @Test func `rows are kept from being deleted and moved`() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            HStack { Text(name) }.deleteDisabled(name == "b").moveDisabled(name == "c")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let screen = ViewScreen(showing: Screen())
    #expect(throws: (any Error).self) { try screen.delete(row: 1) }
    #expect(throws: (any Error).self) { try screen.move(row: 2, to: 0) }
    try screen.move(row: 1, to: 0)
    try screen.delete(row: 1)
    #expect(screen.rows == [["b"], ["c"]])
  }

  @Test func `the return key stays in its scope`() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        VStack {
          TextField("In", text: $text).submitScope()
          TextField("Out", text: $text)
          Text("\(count)")
        }
        .onSubmit { count += 1 }
      }
    }
    let screen = ViewScreen(showing: Screen())
    try screen.submit("In")
    #expect(screen.shows("0"))
    try screen.submit("Out")
    #expect(screen.shows("1"))
  }
}
