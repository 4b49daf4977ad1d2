import SwiftUI
import Testing

/// What came with later versions and can be read and touched.
@MainActor
@Suite struct `Later additions` {
  private struct Search: View {
    @State private var text = ""
    @State private var scope = "all"
    var body: some View {
      NavigationStack {
        Results(text: text)
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
          .searchSuggestions { Text("tea").searchCompletion("green tea") }
          .searchScopes($scope) { ForEach(["all", "mine"], id: \.self) { Text($0).tag($0) } }
      }
    }
  }
  private struct Results: View {
    let text: String
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("found \(text)") { dismissSearch() } }
  }

  @Test func `a search suggests, and can be ended from inside`() throws {
    let screen = ViewScreen(showing: Search())
    try screen.type("t", into: "Search")
    #expect(screen.shows("found t"))
    try screen.tap("found t")
    #expect(screen.shows("found "))
  }

  private struct Dialogs: View {
    @State private var doomed: Item?
    @State private var isAsking = false
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log)
        Button("ask") {
          doomed = Item(id: 1, name: "tea")
          isAsking = true
        }
      }
      .confirmationDialog(
        "Delete?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed
      ) { item in
        Button("Delete \(item.name)", role: .destructive) { log = "gone \(item.name)" }
      } message: { item in
        Text("about \(item.name)")
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)
  /// shown only if there is data, and given that data.
  @Test func `a dialog is about its data`() throws {
    let screen = ViewScreen(showing: Dialogs())
    try screen.tap("ask")
    #expect(screen.visibleText == ["Delete?", "about tea", "Delete tea", "Cancel"])
    try screen.tap("Delete tea")
    #expect(screen.shows("gone tea"))
  }

  private struct Fingers: View {
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("map")
          .gesture(
            MagnifyGesture().onChanged { log.append("scale \($0.magnification)") }
              .simultaneously(
                with: RotateGesture().onEnded { log.append("\($0.rotation.degrees)") })
          )
        Text("tile")
          .gesture(
            LongPressGesture().onEnded { _ in log.append("held") }
              .sequenced(before: DragGesture().onEnded { log.append("\($0.translation.width)") })
              .onEnded { _ in log.append("both") })
        Text("off").gesture(TapGesture().onEnded { log.append("never") }, including: .none)
        ForEach(log, id: \.self) { Text($0) }
      }
    }
  }

  @Test func `fingers pinch, turn, and do one thing after another`() throws {
    let screen = ViewScreen(showing: Fingers())
    try screen.pinch("map", to: 2)
    try screen.rotate("map", by: .degrees(90))
    try screen.drag("tile", by: CGSize(width: 5, height: 0))
    #expect(
      screen.visibleText == ["map", "tile", "off", "scale 2.0", "90.0", "held", "5.0", "both"])
    #expect(throws: NotShown.self) { try screen.tap("off") }
    #expect(throws: NotShown.self) { try screen.pinch("tile", to: 1) }
  }

  private struct Choosy: View {
    let isOn: Bool
    @State private var log: [String] = []
    var body: some View {
      Text("tile")
        .gesture(
          (isOn ? LongPressGesture() : nil)
            .sequenced(before: DragGesture())
            .onEnded { _ in log.append("both") })
      Text("plain")
        .gesture(
          DragGesture().onEnded { value in
            let first = value.time
            log.append(first == value.time ? "one time" : "two times")
          })
      ForEach(log, id: \.self) { Text($0) }
    }
  }

  @Test func `nothing comes after a gesture that there is not`() throws {
    let screen = ViewScreen(showing: VStack { Choosy(isOn: false) })
    #expect(throws: NotShown.self) { try screen.drag("tile", by: CGSize(width: 5, height: 0)) }
    try screen.drag("plain", by: CGSize(width: 5, height: 0))
    #expect(screen.visibleText == ["tile", "plain", "one time"])
    let other = ViewScreen(showing: VStack { Choosy(isOn: true) })
    try other.drag("tile", by: CGSize(width: 5, height: 0))
    #expect(other.shows("both"))
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func `an outline opens row by row`() throws {
    let tree = [Node(id: "fruit", children: [Node(id: "apple"), Node(id: "pear", children: [])])]
    let screen = ViewScreen(showing: List(tree, children: \.children) { Text($0.id) })
    #expect(screen.visibleText == ["fruit"])
    try screen.tap("fruit")
    #expect(screen.visibleText == ["fruit", "apple", "pear"])
  }

  private struct Editable: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      List($items, editActions: .all) { $item in TextField("name", text: $item.name) }
    }
  }

  @Test func `rows of a binding can be edited, and a section folded`() throws {
    let screen = ViewScreen(showing: Editable())
    #expect(screen.visibleText == ["a", "b"])
    let folded = ViewScreen(
      showing: List { Section("Head", isExpanded: .constant(false)) { Text("row") } })
    #expect(folded.visibleText == ["Head"])
  }

  @Test func `a path can be kept and read again`() throws {
    var path = NavigationPath(["a"])
    path.append(7)
    let kept = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    #expect(NavigationPath(read) == path)
    struct Secret: Hashable {}
    path.append(Secret())
    #expect(path.codable == nil)
  }

  private struct Stored: View {
    @AppStorage("later.count") private var count: Int?
    @AppStorage("later.level") private var level = Level.low
    @AppStorage("later.data") private var data = Data()
    @ScaledMetric(relativeTo: .body) private var size = 10.0
    enum Level: Int { case low, high }
    var body: some View {
      VStack {
        Text("\(count ?? -1) \(level.rawValue) \(data.count) \(Int(size))")
        Button("more") {
          count = (count ?? 0) + 1
          level = .high
          data.append(1)
        }
        Button("none") { count = nil }
      }
    }
  }

  @Test func `what is stored may be missing, a case or bytes`() throws {
    for key in ["count", "level", "data"] {
      UserDefaults.standard.removeObject(forKey: "later." + key)
    }
    let screen = ViewScreen(showing: Stored())
    #expect(screen.shows("-1 0 0 10"))
    try screen.tap("more")
    #expect(screen.shows("1 1 1 10"))
    try screen.tap("none")
    #expect(screen.shows("-1 1 1 10"))
    for key in ["count", "level", "data"] {
      UserDefaults.standard.removeObject(forKey: "later." + key)
    }
  }
}

@MainActor
@Suite struct `SwiftUI inside of UIKit` {
  private struct Wrapped: UIViewRepresentable {
    static var dismantled: [String] = []
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "label" }
    func makeCoordinator() -> String { "coordinator" }
    static func dismantleUIView(_ uiView: UILabel, coordinator: String) {
      dismantled.append("\(uiView.text ?? "") \(coordinator)")
    }
  }
  private struct Holder: View {
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere { Wrapped() }
        Button("drop") { isThere = false }
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  @Test func `a view is dismantled when it goes`() throws {
    Wrapped.dismantled = []
    let screen = ViewScreen(showing: Holder())
    try screen.tap("drop")
    #expect(Wrapped.dismantled == ["label coordinator"])
  }

  private final class Cells: UITableViewController {
    var names = ["a", "b"]
    var taps: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      let name = names[indexPath.row]
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text(name)
          Button("tap \(name)") { [weak self] in self?.taps.append(name) }
          Counter(name: "count")
        }
      }
      .margins(.horizontal, 20)
      .background(.thinMaterial)
      return cell
    }
  }

  /// https://developer.apple.com/documentation/swiftui/uihostingconfiguration: a hierarchy of
  /// SwiftUI views as the content of a cell.
  @Test func `is the content of a cell and can be read and touched there`() throws {
    let cells = Cells()
    let screen = Screen(showing: cells)
    #expect(screen.rows == [["a", "tap a", "count 0"], ["b", "tap b", "count 0"]])
    try screen.tap("tap b")
    #expect(cells.taps == ["b"])
    try screen.tap("count 0")
    #expect(screen.rows.first == ["a", "tap a", "count 1"])
    cells.names = []
    cells.tableView.reloadData()
    #expect(screen.rows.isEmpty)
    screen.close()
  }
}
