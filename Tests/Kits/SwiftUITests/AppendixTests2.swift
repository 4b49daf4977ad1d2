import SwiftUI
import Testing

/// What sampled apps reach of SwiftUI, from `onAppear` to the shapes.
@MainActor
@Suite struct `What apps use often of SwiftUI` {
  private struct Settings {
    var size = 1
  }

  private struct Editing: View {
    let log: Log
    @State private var settings = Settings()
    @State private var items = ["a", "b"]
    @State private var asks = false
    var body: some View {
      NavigationStack {
        List {
          Section { Stepper("Size \(settings.size)", value: $settings.size) }
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .onAppear { log.note("appeared") }
        .toolbar { Button("Ask") { asks = true } }
        .alert("Short", isPresented: $asks) { Button("Fine", role: .cancel) {} }
      }
    }
  }

  @Test func `is lists that can be edited, and bars with buttons`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Editing(log: log))
    // View.onAppear(perform:)
    #expect(log.take() == ["appeared"])
    // Binding.subscript(dynamicMember:), Section.init(content:)
    try screen.increment("Size 1")
    #expect(screen.shows("Size 2"))
    // DynamicViewContent.onDelete(perform:), ForEach.init(_:content:), List.init(content:)
    try screen.delete(row: 1)
    #expect(screen.rows == [["Size 2"], ["b"]])
    // View.toolbar(content:), View.alert(_:isPresented:actions:), ButtonRole.cancel
    try screen.tap("Ask")
    #expect(screen.alert?.title == "Short")
    try screen.tap("Fine")
    #expect(screen.alert == nil)
  }

  private struct Level: EnvironmentKey { static let defaultValue = 1 }

  @Test func `is colours of UIKit, edges and the environment`() throws {
    var values = EnvironmentValues()
    values[Level.self] = 4
    // EnvironmentValues.subscript(_:)
    #expect(values[Level.self] == 4)
    #expect(EnvironmentValues()[Level.self] == 1)
    // Color.init(_:), Color.red
    #expect(Color(.systemBackground) == Color(UIColor.systemBackground))
    #expect(Color(.systemBackground) != .red)
    // Edge.Set.vertical, Font.Weight.bold
    #expect(Edge.Set.vertical == [.top, .bottom])
    let screen = ViewScreen(
      showing: Group {
        Text("a").padding(.vertical, 4).font(.body.weight(.bold))
        Text("b").font(.title)
      })
    // Font.title, Group.init(content:)
    #expect(screen.visibleText == ["a", "b"])
    #expect(try screen.font(of: "a") == .body.weight(.bold))
    #expect(try screen.font(of: "b") == .title)
  }

  private struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `is rows of identifiable values`() {
    let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Plum")]
    // List.init(_:rowContent:), ForEach.init(_:content:)
    #expect(ViewScreen(showing: List(fruits) { Text($0.name) }).rows == [["Fig"], ["Plum"]])
    #expect(ViewScreen(showing: VStack { ForEach(fruits) { Text($0.name) } }).shows("Plum"))
  }

  @Test func `is shapes and layers`() throws {
    let screen = ViewScreen(
      showing: ZStack(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 8).fill(.blue)
        VStack {
          Text("front").multilineTextAlignment(.center).background(Color.yellow)
          Spacer(minLength: 10)
          Text("tinted").tint(.orange)
          Text("behind").background(Text("ground"), alignment: .top)
        }
      })
    // RoundedRectangle.init(cornerRadius:), Shape.fill, ZStack.init(alignment:content:)
    #expect(screen.dump.hasPrefix("ZStack\n  RoundedRectangle"))
    #expect(RoundedRectangle(cornerRadius: 8).cornerSize.width == 8)
    // Spacer.init(minLength:), TextAlignment.center, View.multilineTextAlignment, View.tint
    #expect(!screen.dump.contains("Spacer"))
    // View.background(_:alignment:)
    #expect(screen.visibleText == ["front", "tinted", "ground", "behind"])
  }
}
