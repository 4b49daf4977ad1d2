import SwiftUI
import Testing

/// What sampled apps reach of SwiftUI once: from `App` to `WindowGroup`.
@MainActor
@Suite struct `What apps use once of SwiftUI` {
  private struct Start: App {
    static var starts: [String] = []
    var body: some Scene { WindowGroup { Text("window").onAppear { Self.starts.append("seen") } } }
  }

  @Test func `is apps and windows`() {
    // App.main(), SceneBuilder.buildBlock, WindowGroup.init(content:)
    Start.main()
    #expect(Start.starts == ["seen"])
    #expect(ViewScreen(running: Start()).visibleText == ["window"])
  }

  @Observable
  final class Draft {
    var text = "old"
  }

  private struct DraftEditor: View {
    @Bindable var draft: Draft
    @Environment(\.lineLimit) private var lineLimit
    var body: some View {
      Form {
        TextField("Draft", text: $draft.text)
        TextEditor(text: $draft.text)
        Text("\(lineLimit ?? 0) lines")
      }
    }
  }

  @Test func `is bindable models, forms and editors`() throws {
    let draft = Draft()
    let screen = ViewScreen(showing: DraftEditor(draft: draft).environment(\.lineLimit, 3))
    // Bindable.init(wrappedValue:), Bindable.subscript(dynamicMember:)
    try screen.type("er", into: "Draft")
    #expect(draft.text == "older")
    // Environment.init(_:), View.environment, Form.init(content:), TextEditor.init(text:)
    #expect(screen.rows == [["older"], ["older"], ["3 lines"]])
    #expect(screen.dump.contains("TextEditor 'older'"))
  }

  @Test func `is more colours, fonts and looks`() throws {
    let screen = ViewScreen(
      showing: VStack {
        Text("blue").foregroundColor(.blue).fontWeight(.thin)
        Text("orange").foregroundColor(.orange).font(.body)
        Text("primary").foregroundColor(.primary).font(.largeTitle)
        Text("yellow").foregroundColor(.yellow).font(.title2)
        Text("done").strikethrough(true, color: .red).font(.title3)
        Button("bordered") {}.buttonStyle(.bordered)
      })
    // Color.blue, orange, primary, yellow
    for color in [Color.blue, .orange, .primary, .yellow] {
      #expect(try screen.color(of: "\(color)") == color)
    }
    // Font.body, largeTitle, title2, title3
    let fonts: [Font?] = [.body, .largeTitle, .title2, .title3]
    #expect(try ["orange", "primary", "yellow", "done"].map { try screen.font(of: $0) } == fonts)
    // Font.Weight.thin, Text.fontWeight, Text.strikethrough(_:color:)
    #expect(Text("x").fontWeight(.thin) != Text("x"))
    #expect(Text("x").strikethrough(true, color: .red) == Text("x").strikethrough())
    #expect(Text("x").strikethrough(false) == Text("x"))
    // PrimitiveButtonStyle.bordered
    try screen.tap("bordered")
  }

  private struct Presenting: View {
    let log: Log
    @State private var isOpen = false
    @State private var count = 0
    var body: some View {
      NavigationView {
        List {
          Text("count \(count)")
            .lineLimit(1).scaleEffect(1.5).frame(width: 10, height: 10, alignment: .top)
            .shadow(color: .gray, radius: 2, x: 1, y: 1)
          TextField("Word", text: .constant("")).autocapitalization(.words)
        }
        .navigationBarItems(
          leading: Button("Open") { isOpen = true }, trailing: Button("More") { count += 1 }
        )
        .refreshable { count += 10 }
        .task { log.note("task") }
        .sheet(isPresented: $isOpen, onDismiss: { log.note("dismissed") }) { Text("sheet") }
      }
    }
  }

  @Test func `is sheets, bars, refreshing and tasks`() async throws {
    let log = Log()
    let screen = ViewScreen(showing: Presenting(log: log))
    await screen.settle()
    // View.task(priority:_:)
    #expect(log.take() == ["task"])
    // View.navigationBarItems(leading:trailing:)
    try screen.tap("More")
    #expect(screen.visibleText.prefix(3) == ["Open", "More", "count 1"])
    // View.refreshable(action:)
    try await screen.pullToRefresh()
    #expect(screen.shows("count 11"))
    // View.sheet(isPresented:onDismiss:content:)
    try screen.tap("Open")
    #expect(screen.visibleText == ["sheet"])
    try screen.dismissSheet()
    #expect(log.take() == ["dismissed"])
    // View.autocapitalization, frame(width:height:alignment:), lineLimit, scaleEffect, shadow
    #expect(screen.shows("Word"))
  }

  @Test func `is tabs by place, and views in UIKit`() throws {
    // TabView.init(content:)
    let screen = ViewScreen(
      showing: TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      })
    try screen.tap("2")
    #expect(screen.shows("two"))
    // UIHostingController.init(rootView:)
    let controller = UIHostingController(rootView: Text("hosted"))
    #expect(Screen(showing: controller).visibleText == ["hosted"])
  }
}
