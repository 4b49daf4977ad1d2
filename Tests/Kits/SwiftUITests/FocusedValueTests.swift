import SwiftUI
import Testing

/// What apps of later years ask of fields, tabs, days and menus.
@MainActor
@Suite struct `Chosen and in use` {
  fileprivate struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
  fileprivate struct NumberKey: FocusedValueKey { typealias Value = Int }

  private struct Menu: View {
    @FocusedBinding(\.title) private var title
    @FocusedValue(\.number) private var number
    var body: some View {
      VStack {
        Text("menu: \(title ?? "nothing") \(number ?? 0)")
        Button("shout") { title = title?.uppercased() }.disabled(title == nil)
      }
    }
  }
  private struct Editor: View {
    @State private var title = "tea"
    @State private var count = 1
    var body: some View {
      TextField("title", text: $title)
        .focusedSceneValue(\.title, $title)
        .focusedValue(\.number, count)
      Button("more") { count += 1 }
      Text("edits \(title)")
    }
  }
  private struct Desk: View {
    @State private var isEditing = true
    var body: some View {
      Menu()
      if isEditing { Editor() }
      Button("close") { isEditing = false }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/focusedbinding
  @Test func `a focused value reaches who reads it, and goes with its view`() throws {
    let screen = ViewScreen(showing: Desk())
    #expect(screen.shows("menu: tea 1"))
    try screen.type("!", into: "title")
    #expect(screen.shows("menu: tea! 1"))
    try screen.tap("shout")
    #expect(screen.shows("edits TEA!") && screen.shows("menu: TEA! 1"))
    try screen.tap("more")
    #expect(screen.shows("menu: TEA! 2"))
    try screen.tap("close")
    #expect(screen.shows("menu: nothing 0"))
    #expect(try !screen.isEnabled("shout"))
  }

  private struct Selecting: View {
    @State private var text = "a cat"
    @State private var selection: TextSelection?
    var body: some View {
      TextField("text", text: $text, selection: $selection)
      Button("pick") {
        if let range = text.range(of: "cat") { selection = TextSelection(range: range) }
      }
      Text(said)
    }
    private var said: String {
      guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex
      else { return "none" }
      return "at \(text.distance(from: text.startIndex, to: range.lowerBound)) <\(text[range])>"
    }
  }

  /// https://developer.apple.com/documentation/swiftui/textselection
  @Test func `typing replaces what is selected, and the insertion point follows`() throws {
    let screen = ViewScreen(showing: Selecting())
    #expect(screen.shows("none"))
    try screen.tap("pick")
    #expect(screen.shows("at 2 <cat>"))
    try screen.type("dog", into: "text")
    #expect(try screen.text(in: "text") == "a dog")
    #expect(screen.shows("at 5 <>"))
    try screen.clear("text")
    #expect(screen.shows("at 0 <>"))
    #expect(TextSelection(insertionPoint: "".startIndex).isInsertion)
  }

  private struct Tabs: View {
    @State private var chosen = 0
    @State private var order = TabViewCustomization()
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: 0) { Text("at home") }.customizationID("home")
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: 1) { Text("reading") }
          Tab("Films", systemImage: "film", value: 2) { Text("watching") }
        }
        .customizationBehavior(.reorderable)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/tabsection
  @Test func `tabs of a section stand in the bar like others`() throws {
    let screen = ViewScreen(showing: Tabs())
    #expect(screen.shows("at home") && !screen.shows("watching"))
    try screen.tap("Films")
    #expect(screen.shows("watching"))
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []
    let first: Date
    var body: some View {
      MultiDatePicker("Days", selection: $days, in: first...)
      Text("chose \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
    }
  }

  /// https://developer.apple.com/documentation/swiftui/multidatepicker
  @Test func `days are taken and given up one by one`() throws {
    let calendar = Calendar.current
    let third = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 3)))
    let fourth = try #require(calendar.date(byAdding: .day, value: 1, to: third))
    let screen = ViewScreen(showing: Days(first: third))
    try screen.set("Days", to: fourth)
    try screen.set("Days", to: third.addingTimeInterval(60))
    #expect(screen.shows("chose 3 4"))
    try screen.set("Days", to: fourth.addingTimeInterval(3600))
    #expect(screen.shows("chose 3"))
    #expect(throws: NotShown.self) {
      try screen.set("Days", to: third.addingTimeInterval(-86_400))
    }
  }

  private struct Spoken: View {
    @AccessibilityFocusState private var isHeard: Bool
    var body: some View {
      Text(isHeard ? "heard" : "quiet").accessibilityFocused($isHeard)
      Button("say") { isHeard = true }
    }
  }

  @Test func `what is read aloud is what code says`() throws {
    let screen = ViewScreen(showing: Spoken())
    #expect(screen.shows("quiet"))
    try screen.tap("say")
    #expect(screen.shows("heard"))
  }

  private struct Entries: Commands {
    @FocusedValue(\.number) private var number
    var body: some Commands {
      SidebarCommands()
      CommandMenu("Number") { Button("More") {}.disabled(number == nil) }
    }
  }
  private struct Small: App {
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands { Entries() }
        .backgroundTask(.appRefresh("sync")) { Issue.record("woken") }
    }
  }
  private struct Titled: View {
    let title: LocalizedStringResource
    @Namespace private var names
    var body: some View {
      Text(title)
      Label(title, systemImage: "star").contentTransition(.symbolEffect(.replace.downUp))
      Button(title) {}
        .accessibilityRotorEntry(id: 1, in: names)
        .accessibilityRotor("Words", entries: [Rows.Item(name: "a")], entryLabel: \.name)
        .defersSystemGestures(on: .vertical)
        .handlesExternalEvents(preferring: [], allowing: ["*"])
    }
  }

  @Test func `commands have bodies, and texts may be looked up later`() {
    _ = Small().body
    let screen = ViewScreen(showing: Titled(title: "Twice \(2)"))
    #expect(screen.visibleText.filter { $0 == "Twice 2" }.count == 3)
  }

  private struct Rows: View {
    @State private var names = ["a", "b"]
    @State private var chosen: Set<String> = []
    @State private var items = [Item(name: "x"), Item(name: "y")]
    struct Item: Identifiable {
      let id = UUID()
      var name: String
    }
    var body: some View {
      NavigationStack {
        List($items) { $item in
          NavigationLink(destination: TextField("name", text: $item.name)) { Text(item.name) }
            .listRowBackground(Color.red)
            .listItemTint(.blue)
        }
        List(names, id: \.self, selection: $chosen) { Text($0) }
        Text("chose \(chosen.sorted().joined())").background()
        Image(systemName: "star").symbolVariant(.circle.fill).foregroundStyle(.tint.secondary)
      }
    }
  }

  @Test func `lists of bindings need no types, and several rows can be chosen by key path`() throws
  {
    let screen = ViewScreen(showing: Rows())
    try screen.tap("a")
    #expect(screen.shows("chose a"))
    try screen.tap("x")
    try screen.type("!", into: "name")
    try screen.tapBack()
    #expect(screen.shows("x!"))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill) && SymbolVariants.none.fill == .fill)
  }
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[`Chosen and in use`.TitleKey.self] }
    set { self[`Chosen and in use`.TitleKey.self] = newValue }
  }
  fileprivate var number: Int? {
    get { self[`Chosen and in use`.NumberKey.self] }
    set { self[`Chosen and in use`.NumberKey.self] = newValue }
  }
}
