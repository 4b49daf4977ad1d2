import SwiftUI
import Testing

@MainActor
@Suite struct `A presentation in SwiftUI` {
  private struct Sheets: View {
    let log: Log
    @State private var isShown = false
    @State private var item: Item?
    @State private var isCovered = false
    var body: some View {
      VStack {
        Text("below")
        Button("sheet") { isShown = true }
        Button("item") { item = Item(id: 1, name: "one") }
        Button("cover") { isCovered = true }
      }
      .onDisappear { log.note("below disappears") }
      .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) { Inner(log: log) }
      .sheet(item: $item) { item in
        Text("item \(item.name)")
        Button("other") { self.item = Item(id: 2, name: "two") }
        Counter(name: "c")
      }
      .fullScreenCover(isPresented: $isCovered) { Inner(log: log) }
    }
  }

  private struct Inner: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false
    var body: some View {
      VStack {
        Button("close") { dismiss() }
        Button("ask") { isAsking = true }
      }
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log.note("yes") }
        Button("No", role: .cancel) {}
      } message: {
        Text("Think.")
      }
    }
  }

  @Test func `covers what is below until it is dismissed`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Sheets(log: log))
    try screen.tap("sheet")
    #expect(screen.visibleText == ["close", "ask"])
    #expect(screen.isSheetInFront)
    #expect(throws: NotShown.self) { try screen.tap("item") }
    try screen.tap("close")
    #expect(screen.shows("below"))
    #expect(log.take() == ["appear", "disappear", "dismissed"])
    try screen.tap("sheet")
    try screen.dismissSheet()
    #expect(screen.shows("below"))
    #expect(log.take() == ["appear", "disappear", "dismissed"])
    try screen.tap("cover")
    #expect(throws: NotShown.self) { try screen.dismissSheet() }
    try screen.tap("close")
    #expect(screen.shows("below"))
  }

  @Test func `for an item is another one when the item has another id`() throws {
    let screen = ViewScreen(showing: Sheets(log: Log()))
    try screen.tap("item")
    try screen.tap("c 0")
    #expect(screen.visibleText == ["item one", "other", "c 1"])
    try screen.tap("other")
    #expect(screen.visibleText == ["item two", "other", "c 0"])
  }

  @Test func `may lie above another, as an alert above a sheet`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Sheets(log: log))
    try screen.tap("sheet")
    try screen.tap("ask")
    #expect(screen.visibleText == ["Sure?", "Think.", "Yes", "No"])
    #expect(screen.alert?.title == "Sure?")
    #expect(screen.alert?.message == "Think.")
    #expect(screen.alert?.buttons == ["Yes", "No"])
    #expect(
      screen.dump == """
        VStack
          Text 'below'
          Button
            Text 'sheet'
          Button
            Text 'item'
          Button
            Text 'cover'
        sheet
          VStack
            Button
              Text 'close'
            Button
              Text 'ask'
        alert 'Sure?'
          Text 'Think.'
          Button
            Text 'Yes'
          Button
            Text 'No'
        """)
    try screen.tap("Yes")
    #expect(screen.visibleText == ["close", "ask"])
    #expect(log.take() == ["appear", "yes"])
  }

  private enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "Offline" }
  }

  private struct Alerts: View {
    @State private var isPlain = false
    @State private var error: Failure?
    @State private var isFailing = false
    @State private var old: Item?
    @State private var isAsking = false
    @State private var name = ""
    @State private var result = "-"
    var body: some View {
      VStack {
        Text(result)
        Button("plain") { isPlain = true }
        Button("fail") {
          error = .offline
          isFailing = true
        }
        Button("old") { old = Item(id: 1, name: "x") }
        Button("dialog") { isAsking = true }
      }
      .alert("Plain", isPresented: $isPlain) {}
      .alert(isPresented: $isFailing, error: error) { TextField("Name", text: $name) }
      .alert(item: $old) { item in
        Alert(
          title: Text("Delete \(item.name)?"), message: Text("For good."),
          primaryButton: .destructive(Text("Delete")) { result = "deleted" },
          secondaryButton: .cancel())
      }
      .confirmationDialog("Choose", isPresented: $isAsking, titleVisibility: .visible) {
        Button("A") { result = "A" }
      }
    }
  }

  @Test func `of an alert has an OK button when it has no other`() throws {
    let screen = ViewScreen(showing: Alerts())
    try screen.tap("plain")
    #expect(screen.visibleText == ["Plain", "OK"])
    try screen.tap("OK")
    #expect(screen.alert == nil)
    try screen.tap("fail")
    try screen.type("me", into: "Name")
    #expect(screen.visibleText == ["Offline", "me", "OK"])
    try screen.tap("OK")
    try screen.tap("old")
    #expect(screen.visibleText == ["Delete x?", "For good.", "Delete", "Cancel"])
    try screen.tap("Delete")
    #expect(screen.visibleText.first == "deleted")
  }

  @Test func `of a dialog can always be cancelled`() throws {
    let screen = ViewScreen(showing: Alerts())
    try screen.tap("dialog")
    #expect(screen.visibleText == ["Choose", "A", "Cancel"])
    try screen.tap("Cancel")
    #expect(screen.visibleText.first == "-")
    try screen.tap("dialog")
    try screen.tap("A")
    #expect(screen.visibleText.first == "A")
  }

  private struct Doomed: View {
    @State private var names = ["Ada", "Bob"]
    @State private var doomed: String?
    var body: some View {
      let isAsking = Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
      ForEach(names, id: \.self) { name in
        Button(name) { doomed = name }
      }
      .confirmationDialog("Sure?", isPresented: isAsking) {
        Button("Delete") { names.removeAll { $0 == doomed } }
      }
    }
  }

  /// Documented for `confirmationDialog`: an action dismisses the dialog after it has run.
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb
  @Test func `of a dialog lasts until its action has run`() throws {
    let screen = ViewScreen(showing: Doomed())
    try screen.tap("Ada")
    try screen.tap("Delete")
    #expect(screen.visibleText == ["Bob"])
    #expect(screen.alert == nil)
  }

  private struct Menus: View {
    @State private var result = "-"
    var body: some View {
      Text(result)
      Menu("More") {
        Button("copy") { result = "copied" }
        Button("locked") {}.disabled(true)
      }
      Text("card").contextMenu { Button("share") { result = "shared" } }
    }
  }

  @Test func `of a menu closes after a choice`() throws {
    let screen = ViewScreen(showing: Menus())
    #expect(throws: NotShown.self) { try screen.tap("copy") }
    try screen.tap("More")
    #expect(screen.visibleText == ["copy", "locked"])
    #expect(throws: NotShown.self) { try screen.tap("locked") }
    try screen.tap("copy")
    #expect(screen.visibleText == ["copied", "More", "card"])
    try screen.longPress("card", choosing: "share")
    #expect(screen.visibleText.first == "shared")
  }

  @Test func `stays when it forbids being swiped away`() throws {
    struct Stubborn: View {
      @State private var isShown = true
      var body: some View {
        Text("below").sheet(isPresented: $isShown) { Text("mine").interactiveDismissDisabled() }
      }
    }
    let screen = ViewScreen(showing: Stubborn())
    #expect(throws: NotShown.self) { try screen.dismissSheet() }
    #expect(screen.shows("mine"))
  }

  private struct Covered: View {
    @State private var isAsking = false
    var body: some View {
      NavigationStack {
        NavigationLink("go") {
          Button("ask") { isAsking = true }
        }
        .alert("From below", isPresented: $isAsking) {}
      }
    }
  }

  @Test func `comes in front although a screen covers who presents it`() throws {
    let screen = ViewScreen(showing: Covered())
    try screen.tap("go")
    try screen.tap("ask")
    #expect(screen.visibleText == ["From below", "OK"])
    try screen.tap("OK")
    #expect(screen.visibleText == ["ask"])
  }
}
