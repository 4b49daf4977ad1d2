import SwiftUI
import Testing

@MainActor
@Suite struct `Controls and lists` {
  private struct Settings: View {
    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }
    @State private var size = Size.small
    @State private var color: Int?
    @State private var volume = 0.5
    @State private var amount = 1
    @State private var isExpert = false
    @State private var password = ""
    @State private var price = 10
    @FocusState private var focus: String?
    var body: some View {
      Form {
        Section("Looks") {
          Picker("Size", selection: $size) {
            ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
          }
          Picker("Colour", selection: $color) {
            Text("Red").tag(1)
            Text("Blue").tag(2)
          }
          .pickerStyle(.segmented)
        }
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Stepper("Amount \(amount)", value: $amount, in: 1...2)
        Toggle("Expert", isOn: $isExpert)
        DisclosureGroup("Secrets") {
          SecureField("Password", text: $password).focused($focus, equals: "password")
            .disabled(!isExpert)
        }
        TextField("Price", value: $price, format: .number)
        Text(
          "\(size.rawValue) \(color ?? 0) \(Int(volume * 100)) \(amount) \(price) \(focus ?? "-")")
      }
    }
  }

  @Test func `choose, set, step and type`() throws {
    let screen = ViewScreen(showing: Settings())
    #expect(try screen.options(in: "Size") == ["Small", "Large"])
    try screen.pick("Large", in: "Size")
    #expect(try screen.picked(in: "Size") == "Large")
    #expect(try screen.picked(in: "Colour") == nil)
    try screen.tap("Blue")
    try screen.set("Volume", to: 0.7)
    try screen.increment("Amount 1")
    try screen.increment("Amount 2")
    try screen.type("25", into: "Price")
    #expect(screen.shows("large 2 75 2 25 -"))
    #expect(throws: NotShown.self) { try screen.set("Volume", to: "loud") }
    #expect(throws: NotShown.self) { try screen.pick("Huge", in: "Size") }
    #expect(throws: NotShown.self) { try screen.type("x", into: "Password") }
    try screen.tap("Secrets")
    #expect(throws: NotShown.self) { try screen.type("x", into: "Password") }
    try screen.tap("Expert")
    try screen.type("abc", into: "Password")
    #expect(screen.shows("•••"))
    #expect(try screen.text(in: "Password") == "abc")
    #expect(screen.shows("large 2 75 2 25 password"))
    #expect(
      screen.visibleText.prefix(5) == ["Looks", "Size", "Large", "Colour", "Red"])
  }

  private struct Editing: View {
    @State private var items = ["a", "b", "c"]
    @State private var chosen: String?
    var body: some View {
      List(selection: $chosen) {
        Section("Things") {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Spacer()
              Image(systemName: "star")
            }
            .swipeActions { Button("Shout") { items.append(item + "!") } }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("chosen \(chosen ?? "none")")
      }
    }
  }

  @Test func `delete, move, choose and swipe rows`() throws {
    let screen = ViewScreen(showing: Editing())
    #expect(screen.rows == [["a"], ["b"], ["c"], ["chosen none"]])
    try screen.move(row: 0, to: 2)
    #expect(screen.rows.prefix(3) == [["b"], ["a"], ["c"]])
    try screen.delete(row: 1)
    #expect(screen.rows.prefix(2) == [["b"], ["c"]])
    try screen.tap("c")
    #expect(screen.shows("chosen c"))
    try screen.select(row: 0)
    #expect(screen.shows("chosen b"))
    try screen.swipe("b", choosing: "Shout")
    #expect(screen.rows.prefix(3) == [["b"], ["c"], ["b!"]])
    #expect(throws: NotShown.self) { try screen.delete(row: 3) }
    #expect(throws: NotShown.self) { try screen.select(row: 9) }
  }

  @Test func `are found by what is seen, by symbol, label and identifier`() throws {
    let log = Log()
    let screen = ViewScreen(
      showing: VStack {
        Button(action: { log.note("symbol") }) { Image(systemName: "plus") }
        Button {
          log.note("label")
        } label: {
          HStack { Text("Two") }
        }
        .accessibilityIdentifier("second")
        Text("tappable").onTapGesture { log.note("gesture") }
        Button("Off") { log.note("off") }.disabled(true)
        Button("Hidden") { log.note("hidden") }.hidden()
        Text("Quiet").accessibilityLabel("Loud")
        Button("Loud") { log.note("loud") }
      })
    for name in ["plus", "Two", "second", "tappable", "Loud"] { try screen.tap(name) }
    #expect(log.take() == ["symbol", "label", "label", "gesture", "loud"])
    let off = #expect(throws: NotShown.self) { try screen.tap("Off") }
    #expect(off?.description.hasPrefix("'Off' is disabled; the screen showed:") == true)
    #expect(throws: NotShown.self) { try screen.tap("Hidden") }
    #expect(throws: NotShown.self) { try screen.tap("Quiet") }
    #expect(try screen.isEnabled("Off") == false)
    #expect(try screen.isEnabled("Two"))
  }

  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "loud" : "quiet")
        configuration.label.foregroundStyle(.red)
      }
    }
  }

  private struct Card: ViewModifier {
    @State private var taps = 0
    let title: String
    func body(content: Content) -> some View {
      VStack {
        Button("\(title) \(taps)") { taps += 1 }
        content
      }
    }
  }

  @Test func `look as styles and modifiers say`() throws {
    let screen = ViewScreen(
      showing: VStack {
        Button("b") {}.buttonStyle(Loud())
        Button("c") {}.buttonStyle(Loud()).disabled(true)
        Button("d") {}.buttonStyle(.borderedProminent)
        Text("x").foregroundColor(.green).modifier(Card(title: "card"))
      }
      .foregroundColor(.blue))
    #expect(screen.visibleText == ["loud", "b", "quiet", "c", "d", "card 0", "x"])
    try screen.tap("card 0")
    #expect(screen.shows("card 1"))
    #expect(try screen.color(of: "b") == .red)
    #expect(try screen.color(of: "x") == .green)
    #expect(try screen.color(of: "loud") == .blue)
  }

  @Test func `write numbers and values into texts`() {
    let (price, name) = (1234567.5, "Ada")
    let screen = ViewScreen(
      showing: Group {
        Text("\(1234567) \(-1000) \(12)")
        Text("\(0.5) \(price, specifier: "%.1f")")
        Text(verbatim: "\(1234)")
        Text(name) + Text("!")
        Text(price, format: .number)
        Text("")
      })
    #expect(
      screen.visibleText == [
        "1,234,567 -1,000 12", "0.500000 1234567.5", "1234", "Ada!", "1,234,567.5",
      ])
  }

  private struct Submitting: View {
    @State private var text = ""
    @State private var sent: [String] = []
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Message", text: $text).focused($isFocused)
          .onSubmit {
            sent.append(text)
            text = ""
            isFocused = false
          }
          .onChange(of: text) { _, new in if new.count > 3 { text = String(new.prefix(3)) } }
        Text(isFocused ? "typing" : "idle")
        ForEach(sent, id: \.self) { Text($0) }
      }
    }
  }

  @Test func `limit what is typed, and send it with the return key`() throws {
    let screen = ViewScreen(showing: Submitting())
    try screen.type("hello", into: "Message")
    #expect(screen.visibleText == ["hel", "typing"])
    try screen.submit("Message")
    #expect(screen.visibleText == ["Message", "idle", "hel"])
  }

  @Test func `open addresses by the system or by the view above`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    let screen = ViewScreen(
      showing: Link("Site", destination: url).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        }))
    try screen.tap("Site")
    #expect(opened == [url])
  }

  @Test func `read values that flow down`() {
    struct Reader: View {
      @Environment(\.level) private var level
      var body: some View { Text("level \(level)") }
    }
    let screen = ViewScreen(
      showing: VStack {
        Reader()
        VStack {
          Reader()
          Reader().transformEnvironment(\.level) { $0 += 10 }
        }
        .environment(\.level, 3)
      })
    #expect(screen.visibleText == ["level 0", "level 3", "level 13"])
  }

  @Test func `of ten thousand rows keep up`() throws {
    struct Many: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("more \(count)") { count += 1 }
          ForEach(0..<5000) { Text("row \($0)") }
        }
      }
    }
    let screen = ViewScreen(showing: Many())
    try screen.tap("more 0")
    #expect(screen.rows.count == 5001)
    #expect(screen.shows("more 1"))
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
