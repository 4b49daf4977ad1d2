import SwiftUI
import Testing

/// What sampled apps reach of SwiftUI, the most used first, from the builder to the fonts.
@MainActor
@Suite struct `What apps use most of SwiftUI` {
  @Test func `is put together by the builder`() {
    let no = false
    // ViewBuilder.buildExpression, buildBlock, buildIf, buildEither(first:), buildEither(second:)
    let screen = ViewScreen(
      showing: VStack {
        Text("a")
        if !no { Text("b") }
        if no { Text("-") }
        if no { Text("-") } else { Text("c") }
        if !no { Text("d") } else { Text("-") }
      })
    #expect(screen.visibleText == ["a", "b", "c", "d"])
    // ViewBuilder.buildBlock()
    #expect(ViewScreen(showing: VStack {}).visibleText.isEmpty)
  }

  @Test func `is text with a font and a colour`() throws {
    let name = "Ada"
    let screen = ViewScreen(
      showing: VStack(alignment: .leading, spacing: 8) {
        Text("Hello \(name)").font(.title).foregroundColor(.gray)
        Text(name).padding()
        Text("inherits")
      }
      .font(.caption)
      .foregroundColor(.secondary))
    // Text.init(_:), Text.font, Text.foregroundColor, VStack.init(alignment:spacing:content:)
    #expect(try screen.font(of: "Hello Ada") == .title)
    #expect(try screen.color(of: "Hello Ada") == .gray)
    // View.padding, View.font, View.foregroundColor, Color.secondary
    #expect(screen.shows("Ada"))
    #expect(try screen.font(of: "inherits") == .caption)
    #expect(try screen.color(of: "inherits") == .secondary)
  }

  private struct Counting: View {
    final class Model: ObservableObject { @Published var count = 0 }
    @StateObject private var model = Model()
    @State private var name = ""
    var body: some View {
      HStack(alignment: .top, spacing: 4) {
        Button("Count \(model.count)") { model.count += 1 }.buttonStyle(.plain)
        Button(action: { model.count = 0 }) { Image(systemName: "trash") }
          .disabled(model.count == 0)
        TextField("Name", text: $name)
        Label("Star \(name)", systemImage: "star")
        ProgressView()
      }
    }
  }

  @Test func `is buttons, fields and labels that follow the state`() throws {
    let screen = ViewScreen(showing: Counting())
    // Button.init(_:action:), StateObject.init(wrappedValue:), View.buttonStyle
    try screen.tap("Count 0")
    #expect(screen.shows("Count 1"))
    // Button.init(action:label:), Image.init(systemName:), View.disabled
    try screen.tap("trash")
    #expect(throws: NotShown.self) { try screen.tap("trash") }
    // TextField.init(_:text:), Label.init(_:systemImage:), State.init(wrappedValue:)
    try screen.type("x", into: "Name")
    #expect(screen.shows("Star x"))
    // ProgressView.init(), HStack.init(alignment:spacing:content:)
    #expect(screen.dump.contains("HStack"))
    #expect(screen.dump.contains("ProgressView"))
  }

  private struct Navigating: View {
    final class Model: ObservableObject { @Published var text = "start" }
    @ObservedObject var model: Model
    @State private var asks = false
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        NavigationView {
          VStack {
            TextField("Text", text: $model.text)
            Button("Ask") { asks = true }
          }
          .navigationTitle("Title")
          .alert("Really?", isPresented: $asks) {
            Button("Yes", role: .destructive) { model.text = "yes" }
            Button("No", role: .cancel) {}
          } message: {
            Text("It is about \(model.text).")
          }
        }
        .tabItem { Text("First") }
        .tag(1)
        Text("other").tabItem { Text("Second") }.tag(2)
      }
    }
  }

  @Test func `is navigation, tabs and alerts`() throws {
    let screen = ViewScreen(showing: Navigating(model: .init()))
    // NavigationView.init(content:), View.navigationTitle
    #expect(screen.title == "Title")
    // ObservedObject.Wrapper.subscript(dynamicMember:)
    try screen.type("!", into: "Text")
    #expect(screen.shows("start!"))
    // View.alert(_:isPresented:actions:message:), Button.init(_:role:action:), ButtonRole.cancel
    try screen.tap("Ask")
    #expect(screen.alert?.title == "Really?")
    #expect(screen.alert?.message == "It is about start!.")
    #expect(screen.alert?.buttons == ["Yes", "No"])
    try screen.tap("Yes")
    #expect(screen.shows("yes"))
    // View.tabItem, View.tag, TabView.init(selection:content:)
    try screen.tap("Second")
    #expect(screen.shows("other"))
  }

  @Test func `is constants, colours, fonts and styles`() throws {
    let screen = ViewScreen(
      showing: VStack(alignment: .leading) {
        Toggle("Fixed", isOn: .constant(true))
        Text("green").foregroundColor(.green)
        Text("caption").font(.caption)
        Text("headline").font(.headline)
        Text("subheadline").font(.subheadline)
        Text("system").font(.system(size: 20, weight: .bold, design: .rounded))
        Button("prominent") {}.buttonStyle(.borderedProminent)
        TextField("round", text: .constant("")).textFieldStyle(.roundedBorder)
      })
    // Binding.constant
    try screen.tap("Fixed")
    #expect(try screen.isOn("Fixed"))
    // Color.green, Font.caption, Font.headline, Font.subheadline, Font.system(size:weight:design:)
    #expect(try screen.color(of: "green") == .green)
    #expect(try screen.font(of: "caption") == .caption)
    #expect(try screen.font(of: "headline") == .headline)
    #expect(try screen.font(of: "subheadline") == .subheadline)
    #expect(
      try screen.font(of: "system") == .system(size: 20, weight: .bold, design: .rounded))
    // HorizontalAlignment.leading, PrimitiveButtonStyle.borderedProminent and plain,
    // TextFieldStyle.roundedBorder, View.textFieldStyle: they change no behaviour
    try screen.tap("prominent")
    #expect(screen.shows("round"))
  }
}
