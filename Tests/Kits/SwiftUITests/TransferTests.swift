import SwiftUI
import Testing

private struct Ticket: Identifiable, Codable, Hashable, Transferable {
  var id: Int
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

/// https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)
@MainActor
@Suite struct `Dragging and dropping in SwiftUI` {
  private struct Board: View {
    let log: Log
    @State private var done: [Ticket] = []
    @State private var note = "no note"
    var body: some View {
      Text("Ticket").draggable(Ticket(id: 1, title: "Ship it"))
      Text("Word").draggable("plain") { Text("dragged") }
      VStack {
        Text("Done")
        ForEach(done) { Text($0.title) }
      }
      .dropDestination(for: Ticket.self) { tickets, _ in
        done += tickets
        return true
      } isTargeted: {
        log.note("\($0)")
      }
      Text(note).dropDestination { (words: [String], _) in
        note = words.joined()
        return true
      }
      Text("Full").dropDestination(for: Ticket.self) { _, _ in false }
    }
  }

  @Test func `brings what is dragged to who takes things of its type`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Board(log: log))
    try screen.drag("Ticket", to: "Done")
    #expect(screen.shows("Ship it"))
    #expect(log.take() == ["true", "false"])
  }

  @Test func `offers the other forms that a type names`() throws {
    let screen = ViewScreen(showing: Board(log: Log()))
    try screen.drag("Ticket", to: "no note")
    #expect(screen.shows("Ship it"))
    try screen.drag("Word", to: "Ship it")
    #expect(screen.shows("plain"))
  }

  @Test func `drops nothing where nothing of the kind is taken`() {
    let screen = ViewScreen(showing: Board(log: Log()))
    #expect(throws: NotShown.self) { try screen.drag("Word", to: "Done") }
    #expect(throws: NotShown.self) { try screen.drag("Ticket", to: "Full") }
    #expect(throws: NotShown.self) { try screen.drag("Done", to: "Ticket") }
  }
}

/// https://developer.apple.com/documentation/swiftui/table
@MainActor
@Suite struct `A table in SwiftUI` {
  private struct Player: Identifiable {
    let id: Int
    var name: String
    var points: Int
  }
  private struct Scores: View {
    @State private var chosen: Player.ID?
    @State private var order = [KeyPathComparator(\Player.points, order: .reverse)]
    let players = [Player(id: 1, name: "Ann", points: 3), Player(id: 2, name: "Bob", points: 5)]
    var body: some View {
      Table(players.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Points", value: \.points) { Text("\($0.points)").bold() }.width(60)
      }
      Text(chosen.map { "chosen \($0)" } ?? "none")
      Table(of: Player.self) {
        TableColumn("Nick") { Text($0.name.lowercased()) }
      } rows: {
        TableRow(Player(id: 3, name: "CARL", points: 0))
        ForEach(players) { TableRow($0) }
      }
    }
  }

  @Test func `shows its columns side by side in each row`() throws {
    let screen = ViewScreen(showing: Scores())
    #expect(screen.visibleText.prefix(6) == ["Name", "Points", "Bob", "5", "Ann", "3"])
    #expect(screen.visibleText.suffix(5) == ["none", "Nick", "carl", "ann", "bob"])
    try screen.tap("Ann")
    #expect(screen.shows("chosen 1"))
  }
}

@MainActor
@Suite struct `Tabs by the type of the selection` {
  private enum Screen: Hashable { case home, search, shelf(Int) }
  private struct Root: View {
    @State private var screen = Screen.search
    var withShelf = true
    var body: some View {
      TabView(selection: $screen) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          .badge(2)
          .customizationID("home")
        Tab(value: .search, role: .search) { Button("Go home") { screen = .home } }
        if withShelf {
          TabSection("Shelf") {
            ForEach(1...2, id: \.self) { number in
              Tab("Shelf \(number)", systemImage: "books", value: Screen.shelf(number)) {
                Text("on \(number)")
              }
            }
          }
        }
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/tab
  @Test func `take their values without its name`() throws {
    let screen = ViewScreen(showing: Root())
    #expect(screen.visibleText == ["Go home", "Home", "Search", "Shelf 1", "Shelf 2"])
    try screen.tap("Shelf 2")
    #expect(screen.shows("on 2"))
    try screen.tap("Search")
    try screen.tap("Go home")
    #expect(screen.visibleText == ["at home", "Home", "Search", "Shelf 1", "Shelf 2"])
    #expect(ViewScreen(showing: Root(withShelf: false)).visibleText.count == 3)
  }
}

@MainActor
@Suite struct `What is not there at all` {
  private struct Loader: View {
    let log: Log
    @State private var text: String?
    var body: some View {
      Button("Load") { text = "here" }
      Button("Clear") { text = nil }
      Group {
        if let text { Text(text) }
      }
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
      EmptyView().onAppear { log.note("never") }
      VStack {}.onAppear { log.note("stack") }
      Color.clear.onAppear { log.note("color") }
    }
  }

  // A modifier of a group is one of each view in it, so that an empty one has none:
  // https://developer.apple.com/documentation/swiftui/group
  @Test func `does not appear`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Loader(log: log))
    #expect(log.take().sorted() == ["color", "stack"])
    try screen.tap("Load")
    #expect(log.take() == ["appear"])
    try screen.tap("Clear")
    #expect(log.take() == ["disappear"])
  }

  private struct Waiting: View {
    let log: Log
    @State private var isLoaded = false
    var body: some View {
      Group { if isLoaded { Text("loaded") } }.task {
        log.note("task")
        isLoaded = true
      }
    }
  }

  @Test func `starts no task`() async throws {
    let log = Log()
    let screen = ViewScreen(showing: Waiting(log: log))
    await screen.settle()
    #expect(log.take() == [] && !screen.shows("loaded"))
  }
}

@MainActor
@Suite(.serialized) struct `Money and other values in texts` {
  @Test func `is written as in the United States unless a place is named`() {
    let german = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
      .locale(Locale(identifier: "de_DE"))
    let screen = ViewScreen(
      showing: VStack {
        Text(9, format: .currency(code: "USD"))
        Text("\(9.5, format: .currency(code: "USD"))")
        Text(9.5.formatted(.currency(code: "USD")))
        Text(Decimal(9).formatted(.currency(code: "USD").precision(.fractionLength(0))))
        Text(9.formatted(.currency(code: "USD")))
        Text(9.5, format: german)
        Text(9.5.formatted(german))
        Text(Date(timeIntervalSince1970: 43_200), format: .dateTime.month().day())
      })
    #expect(
      screen.visibleText == [
        "$9.00", "$9.50", "$9.50", "$9", "$9.00", "9,50\u{A0}€", "9,50\u{A0}€", "Jan 1",
      ])
  }

  private struct Bill: View {
    @State private var amount = 5.0
    var body: some View {
      TextField("Amount", value: $amount, format: .currency(code: "USD"))
      Text("is \(amount, specifier: "%.1f")")
    }
  }

  @Test func `is read as it is written`() throws {
    let screen = ViewScreen(showing: Bill())
    #expect(screen.visibleText == ["$5.00", "is 5.0"])
    try screen.type("$7.50", into: "Amount")
    #expect(screen.visibleText == ["$7.50", "is 7.5"])
  }

  private enum Mode: String { case dark, light }
  private enum Size: Int { case small = 1, large }
  private struct Settings: View {
    @AppStorage("transfer.mode") private var mode: Mode?
    @AppStorage("transfer.size") private var size: Size?
    @AppStorage("transfer.date") private var date: Date?
    @AppStorage("transfer.url") private var url: URL?
    var body: some View {
      Text("\(mode?.rawValue ?? "-") \(size?.rawValue ?? 0) \(date == nil ? "-" : "date")")
      Text(url?.absoluteString ?? "nowhere")
      Button("Set") {
        (mode, size) = (.dark, .large)
        (date, url) = (Date(timeIntervalSince1970: 0), URL(string: "https://a.b"))
      }
      Button("Clear") { (mode, size, date, url) = (nil, nil, nil, nil) }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/appstorage
  @Test func `can be missing in the defaults`() throws {
    let screen = ViewScreen(showing: Settings())
    try screen.tap("Clear")
    #expect(screen.visibleText.prefix(2) == ["- 0 -", "nowhere"])
    try screen.tap("Set")
    #expect(screen.visibleText.prefix(2) == ["dark 2 date", "https://a.b"])
    try screen.tap("Clear")
    #expect(screen.visibleText.prefix(2) == ["- 0 -", "nowhere"])
  }

  private struct Shouting: EnvironmentalModifier {
    struct Loud: ViewModifier {
      let isLoud: Bool
      func body(content: Content) -> some View {
        VStack {
          content
          Text(isLoud ? "loud" : "quiet")
        }
      }
    }
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Loud(isLoud: !environment.isEnabled)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentalmodifier
  @Test func `modifiers can depend on the environment`() {
    let screen = ViewScreen(
      showing: VStack {
        Text("a").modifier(Shouting())
        Text("b").modifier(Shouting()).disabled(true)
      })
    #expect(screen.visibleText == ["a", "quiet", "b", "loud"])
  }
}
