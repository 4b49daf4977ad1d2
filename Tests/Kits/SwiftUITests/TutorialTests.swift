import SwiftUI
import Testing

/// What tutorials and sample apps use beside the rest.
@MainActor
@Suite struct `What tutorials use` {
  private struct Word: Identifiable { let id: String }
  private struct Search: View {
    @State private var text = ""
    @State private var words = [Word(id: "tea"), Word(id: "milk")]
    var body: some View {
      NavigationStack {
        Button("fewer \(text)") { words.removeLast() }
          .searchable(text: $text, tokens: $words, prompt: "Find") { Text($0.id) }
      }
    }
  }

  @Test func `a search shows its tokens`() throws {
    let screen = ViewScreen(showing: Search())
    #expect(screen.shows("tea") && screen.shows("milk"))
    try screen.tap("fewer ")
    #expect(!screen.shows("milk"))
    try screen.type("x", into: "Find")
    #expect(screen.shows("fewer x"))
  }

  private struct Suggested: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("found \(text)")
          .searchable(text: $text, prompt: "Find") { Text("tea").searchCompletion("green tea") }
      }
    }
  }

  @Test func `a search with a prompt suggests`() throws {
    let screen = ViewScreen(showing: Suggested())
    try screen.type("t", into: "Find")
    try screen.tap("tea")
    #expect(screen.shows("found green tea"))
  }

  private struct Appointment: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 100)
    let range = Date(timeIntervalSinceReferenceDate: 50)...
    var body: some View {
      VStack {
        DatePicker(selection: $date, in: range, displayedComponents: .date) { Text("When") }
        Text("at \(Int(date.timeIntervalSinceReferenceDate))")
      }
    }
  }

  @Test func `a date keeps its limit when its label is a view`() throws {
    let screen = ViewScreen(showing: Appointment())
    try screen.set("When", to: Date(timeIntervalSinceReferenceDate: 60))
    #expect(screen.shows("at 60"))
    #expect(throws: (any Error).self) {
      try screen.set("When", to: Date(timeIntervalSinceReferenceDate: 10))
    }
  }

  private struct Levels: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(tag: 2, selection: $chosen) {
            Text("level two")
          } label: {
            Text("go")
          }
          Text("card").contextMenu {
            Button("share") { chosen = 2 }
          } preview: {
            Text("large card")
          }
        }
      }
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
  }

  @Test func `a link follows its tag, and a menu with a preview acts`() throws {
    let screen = ViewScreen(showing: Levels())
    try screen.tap("go")
    #expect(screen.shows("level two"))
    let second = ViewScreen(showing: Levels())
    #expect(!second.shows("large card"))
    try second.longPress("card", choosing: "share")
    #expect(second.shows("level two"))
  }

  private struct Looks: View {
    @Namespace private var names
    @GestureState(resetTransaction: Transaction(animation: .default)) private var isHeld = false
    let hero = ImageResource(name: "hero", bundle: .main)
    var body: some View {
      TabView {
        Grid {
          GridRow {
            Image(hero).matchedGeometryEffect(
              id: 1, in: names, properties: .position, anchor: .top)
            Text("a").gridColumnAlignment(.leading)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          Image(systemName: "star").contentTransition(.symbolEffect(.appear))
          Text("b").keyframeAnimator(initialValue: 1.0, trigger: isHeld) { content, _ in
            content
          } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(2, duration: 1) }
          }
        }
        .listSectionSpacing(.compact)
      }
      .tabViewStyle(.sidebarAdaptable)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  @Test func `looks are taken and change nothing`() {
    let screen = ViewScreen(showing: Looks())
    #expect(screen.shows("a") && screen.shows("b"))
    #expect(screen.find(Image.self).contains(Image("hero")))
  }

  @Test func `a text with attributes keeps fonts and colours, and columns can be stored`() throws {
    var text = AttributedString("Total")
    text.backgroundColor = .red
    #expect(text.backgroundColor == Color.red)
    text.font = .title
    text.foregroundColor = Color.red
    #expect(text.runs.first?.font == Font.title && text.foregroundColor == Color.red)
    #expect(ViewScreen(showing: Text(text)).shows("Total"))
    let stored = try JSONEncoder().encode(NavigationSplitViewVisibility.doubleColumn)
    let read = try JSONDecoder().decode(NavigationSplitViewVisibility.self, from: stored)
    #expect(read == .doubleColumn)
  }
}
