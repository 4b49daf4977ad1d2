import SwiftUI
import Testing

private enum Route: Hashable {
  case item(Int)
  case settings
}

@MainActor
@Suite struct `A navigation stack in SwiftUI` {
  private struct Items: View {
    let log: Log
    var body: some View {
      NavigationStack {
        List(1...2, id: \.self) { number in
          NavigationLink("Item \(number)", value: number)
        }
        .navigationTitle("Items")
        .navigationDestination(for: Int.self) { Detail(number: $0, log: log) }
        .onAppear { log.note("items appear") }
        .onDisappear { log.note("items disappear") }
      }
    }
  }

  private struct Detail: View {
    let number: Int
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("Detail \(number) \(isPresented ? "above" : "root")")
        NavigationLink("Next", value: number + 1)
        Button("Leave") { dismiss() }
      }
      .navigationTitle("Number \(number)")
      .onAppear { log.note("\(number) appear") }
      .onDisappear { log.note("\(number) disappear") }
    }
  }

  @Test func `goes on by value links and back`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Items(log: log))
    #expect(screen.visibleText == ["Items", "Item 1", "Item 2"])
    try screen.tap("Item 2")
    #expect(screen.title == "Number 2")
    #expect(screen.visibleText == ["Number 2", "Detail 2 above", "Next", "Leave"])
    #expect(log.take() == ["items appear", "items disappear", "2 appear"])
    try screen.tap("Next")
    #expect(screen.navigationDepth == 2)
    try screen.tap("Leave")
    #expect(screen.title == "Number 2")
    try screen.tapBack()
    #expect(screen.title == "Items")
    #expect(
      log.take() == [
        "2 disappear", "3 appear", "3 disappear", "2 appear", "2 disappear", "items appear",
      ])
    #expect(throws: NotShown.self) { try screen.tapBack() }
  }

  private final class Coordinator: ObservableObject {
    @Published var path = NavigationPath()
    func show(_ route: Route) { path.append(route) }
    func backToStart() { path.removeLast(path.count) }
  }

  private struct Coordinated: View {
    @StateObject var coordinator: Coordinator
    var body: some View {
      NavigationStack(path: $coordinator.path) {
        Button("first") { coordinator.show(.item(1)) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .item(let number):
              Counter(name: "item \(number)")
              Button("settings") { coordinator.show(.settings) }
            case .settings: Button("home") { coordinator.backToStart() }
            }
          }
      }
    }
  }

  @Test func `follows a path that a coordinator owns`() throws {
    let coordinator = Coordinator()
    let screen = ViewScreen(showing: Coordinated(coordinator: coordinator))
    try screen.tap("first")
    try screen.tap("item 1 0")
    try screen.tap("settings")
    #expect(coordinator.path.count == 2)
    try screen.tapBack()
    #expect(coordinator.path.count == 1)
    #expect(screen.shows("item 1 1"))
    try screen.tap("settings")
    try screen.tap("home")
    #expect(screen.visibleText == ["first"])
    coordinator.path = NavigationPath([Route.item(7), .item(8)])
    #expect(screen.visibleText == ["item 8 0", "settings"])
  }

  private struct Typed: View {
    @State private var path: [Route] = [.settings]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Route.self) { route in
            Text("\(path.count) deep")
            Button("more") { path.append(.item(path.count)) }
            Button("swap") { path[0] = .item(99) }
            NavigationLink("odd", value: "a string")
          }
      }
    }
  }

  @Test func `takes a path of one type, which may be there from the start`() throws {
    let screen = ViewScreen(showing: Typed())
    #expect(screen.visibleText.first == "1 deep")
    try screen.tap("more")
    #expect(screen.visibleText.first == "2 deep")
    try screen.tap("odd")
    #expect(screen.warnings.count == 1)
    #expect(screen.visibleText.first == "2 deep")
    try screen.tapBack()
    try screen.tapBack()
    #expect(screen.visibleText == ["root"])
  }

  private struct ByView: View {
    @State private var isDeep = false
    @State private var item: Item?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("view") { Counter(name: "pushed") }
          NavigationLink {
            NavigationLink("third") { Text("third screen") }
          } label: {
            Label("second", systemImage: "star")
          }
          Button("flag") { isDeep = true }
          Button("item") { item = Item(id: 4, name: "four") }
          Text(isDeep ? "deep" : "flat")
        }
        .navigationDestination(isPresented: $isDeep) { Text("by flag") }
        .navigationDestination(item: $item) { Text("item \($0.name)") }
      }
    }
  }

  @Test func `goes on by views, flags and items`() throws {
    let screen = ViewScreen(showing: ByView())
    try screen.tap("view")
    try screen.tap("pushed 0")
    #expect(screen.visibleText == ["pushed 1"])
    try screen.tapBack()
    try screen.tap("view")
    #expect(screen.visibleText == ["pushed 0"])
    try screen.tapBack()
    try screen.tap("second")
    try screen.tap("third")
    #expect(screen.visibleText == ["third screen"])
    try screen.tapBack()
    try screen.tapBack()
    try screen.tap("flag")
    #expect(screen.visibleText == ["by flag"])
    try screen.tapBack()
    #expect(screen.shows("flat"))
    try screen.tap("item")
    #expect(screen.visibleText == ["item four"])
    try screen.tapBack()
    #expect(screen.shows("flat"))
  }

  private struct Flagged: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("by title", isActive: $isActive) { Text("titled") }
          NavigationLink(isActive: $isActive) {
            Text("labelled")
          } label: {
            Text("by label")
          }
          NavigationLink("tag one", tag: 1, selection: $chosen) { Text("one") }
          Text("\(isActive) \(chosen ?? 0)")
        }
      }
    }
  }

  @Test func `goes on by links whose screens are made behind flags and tags`() throws {
    let screen = ViewScreen(showing: Flagged())
    try screen.tap("by title")
    #expect(screen.shows("titled") || screen.shows("labelled"))
    try screen.tapBack()
    #expect(screen.shows("false 0"))
    try screen.tap("tag one")
    #expect(screen.visibleText == ["one"])
    try screen.tapBack()
    #expect(screen.shows("false 0"))
  }

  private struct Old: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("go", destination: Text("there"), isActive: $isActive)
          NavigationLink(destination: Text("two"), tag: 2, selection: $chosen) { Text("to two") }
          Button("jump") { chosen = 2 }
          Text("\(isActive) \(chosen ?? 0)")
        }
        .navigationBarTitle("Old", displayMode: .inline)
        .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
      }
    }
  }

  @Test func `works in the form of NavigationView`() throws {
    let screen = ViewScreen(showing: Old())
    #expect(screen.visibleText == ["Old", "L", "T", "go", "to two", "jump", "false 0"])
    try screen.tap("go")
    #expect(screen.visibleText == ["there"])
    try screen.tapBack()
    #expect(screen.shows("false 0"))
    try screen.tap("jump")
    #expect(screen.visibleText == ["two"])
    try screen.tapBack()
    #expect(screen.shows("false 0"))
  }

  private struct Barred: View {
    @State private var query = ""
    @State private var saves = 0
    var body: some View {
      NavigationStack {
        Text("found \(query)")
          .navigationTitle("Search here")
          .searchable(text: $query, prompt: "Find")
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { EditButton() }
            ToolbarItem(placement: .topBarTrailing) { Button("Save") { saves += 1 } }
            if saves > 0 { ToolbarItem { Text("saved \(saves)") } }
          }
      }
    }
  }

  @Test func `has a bar with a title, items and a search field`() throws {
    let screen = ViewScreen(showing: Barred())
    #expect(screen.visibleText == ["Search here", "Edit", "Save", "Find", "found "])
    try screen.tap("Save")
    try screen.type("x", into: "Find")
    #expect(screen.visibleText == ["Search here", "Edit", "Save", "saved 1", "x", "found x"])
  }

  @Test func `is what shows titles and bars, which are not seen without it`() {
    let screen = ViewScreen(
      showing: Text("a").navigationTitle("T").toolbar { Button("B") {} }
        .searchable(text: .constant("")))
    #expect(screen.visibleText == ["a"])
    #expect(screen.title == nil)
  }

  @Test func `warns of links to nowhere and switches off links outside`() throws {
    let screen = ViewScreen(showing: NavigationStack { NavigationLink("go", value: 5) })
    try screen.tap("go")
    #expect(screen.visibleText == [])
    #expect(screen.warnings.first?.contains("navigationDestination(for: Int.self)") == true)
    let outside = ViewScreen(showing: NavigationLink("go", value: 5))
    let failure = #expect(throws: NotShown.self) { try outside.tap("go") }
    #expect(
      failure?.description == """
        'go' is disabled; the screen showed:
        NavigationLink disabled
          Text 'go'
        """)
  }

  private struct Live: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Button("count \(count)") { count += 1 } }
      }
    }
  }

  @Test func `shows what its root has learnt on the screens above`() throws {
    let screen = ViewScreen(showing: Live())
    try screen.tap("go")
    try screen.tap("count 0")
    try screen.tap("count 1")
    #expect(screen.visibleText == ["count 2"])
  }

  @Observable
  final class Tally {
    var count = 0
  }

  private struct Counting: View {
    let tally: Tally
    var body: some View {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("count \(tally.count)") }
      }
    }
  }

  @Test func `follows what is read where a screen is made`() throws {
    let tally = Tally()
    let screen = ViewScreen(showing: Counting(tally: tally))
    try screen.tap("go")
    tally.count = 1
    #expect(screen.visibleText == ["count 1"])
  }
}
