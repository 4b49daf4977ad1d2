import Combine
import SwiftUI
import Testing

private final class CounterModel: ObservableObject {
  @Published var count = 0
  @Published var name = "n"
  let log: Log?
  @MainActor init(log: Log? = nil) {
    self.log = log
    log?.note("init")
  }
}

@Observable
private final class Basket {
  var items: [String] = []
  var note = ""
  @ObservationIgnored var unseen = 0
}

@MainActor
@Suite struct `Observed objects` {
  private struct Owner: View {
    @StateObject private var model: CounterModel
    @State private var isBig = false
    init(log: Log) { _model = StateObject(wrappedValue: CounterModel(log: log)) }
    var body: some View {
      Text("\(model.count) \(isBig ? "big" : "small")")
      Button("more") { model.count += 1 }
      Button("size") { isBig.toggle() }
      TextField("Name", text: $model.name)
      Reader(model: model)
    }
  }

  private struct Reader: View {
    @ObservedObject var model: CounterModel
    var body: some View { Text("read \(model.count) \(model.name)") }
  }

  private struct Outer: View {
    @State private var title = 0
    let log: Log
    var body: some View {
      Text("title \(title)")
      Button("title") { title += 1 }
      Owner(log: log)
    }
  }

  /// Documented for `StateObject`: made once for each instance of the declaring view.
  @Test func `that belong to a view are made once`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Outer(log: log))
    try screen.tap("more")
    try screen.tap("title")
    try screen.tap("size")
    #expect(log.take() == ["init"])
    #expect(screen.visibleText == ["title 1", "title", "1 big", "more", "size", "n", "read 1 n"])
    try screen.type("!", into: "Name")
    #expect(screen.shows("read 1 n!"))
  }

  @Test func `changed from outside are shown`() {
    let model = CounterModel()
    let screen = ViewScreen(showing: Reader(model: model))
    model.count = 5
    #expect(screen.visibleText == ["read 5 n"])
  }

  private struct Swapping: View {
    let models: [CounterModel]
    @State private var index = 0
    var body: some View {
      Reader(model: models[index])
      Button("swap") { index = 1 - index }
    }
  }

  @Test func `that were swapped are no longer listened to`() throws {
    let models = [CounterModel(), CounterModel()]
    models[1].name = "second"
    let screen = ViewScreen(showing: Swapping(models: models))
    try screen.tap("swap")
    #expect(screen.shows("read 0 second"))
    models[1].count = 3
    models[0].count = 9
    #expect(screen.shows("read 3 second"))
  }

  private struct Deep: View {
    @EnvironmentObject private var model: CounterModel
    var body: some View {
      Text("deep \(model.count)")
      Button("more") { model.count += 1 }
      TextField("Name", text: $model.name)
    }
  }

  @Test func `flow down through the environment`() throws {
    let model = CounterModel()
    let screen = ViewScreen(
      showing: NavigationStack { VStack { Group { Deep() } } }.environmentObject(model))
    try screen.tap("more")
    try screen.type("x", into: "Name")
    #expect(screen.visibleText == ["deep 1", "more", "nx"])
    #expect(model.name == "nx")
  }

  @Test func `are released with the screen`() async {
    let log = Log()
    weak var released: CounterModel?
    weak var basket: Basket?
    do {
      let model = CounterModel()
      let goods = Basket()
      released = model
      basket = goods
      let screen = ViewScreen(
        showing: VStack {
          Reader(model: model)
          Deep()
          BasketView(basket: goods, log: log)
        }.environmentObject(model))
      model.count = 1
      goods.items = ["x"]
      #expect(screen.shows("deep 1"))
    }
    for _ in 1...100_000 where released != nil || basket != nil { await Task.yield() }
    #expect(released == nil)
    #expect(basket == nil)
  }

  @Test func `that belong to a view are released when it goes`() throws {
    final class Model: ObservableObject {}
    weak var known: Model?
    struct Inner: View {
      @StateObject var model = Model()
      let show: (Model) -> Void
      var body: some View { Text("inner").onAppear { show(model) } }
    }
    struct Holder: View {
      @State private var isThere = true
      let show: (Model) -> Void
      var body: some View {
        if isThere { Inner(show: show) }
        Button("away") { isThere = false }
      }
    }
    let screen = ViewScreen(showing: Holder { known = $0 })
    #expect(known != nil)
    try screen.tap("away")
    #expect(known == nil)
  }

  private struct BasketView: View {
    let basket: Basket
    let log: Log
    var body: some View {
      log.note("body")
      return Text("\(basket.items.count) items")
    }
  }

  /// Documented for Observation: only the properties that the body has read matter.
  @Test func `with Observable evaluate only bodies that read what has changed`() {
    let (basket, log) = (Basket(), Log())
    let screen = ViewScreen(showing: BasketView(basket: basket, log: log))
    basket.note = "unread"
    basket.unseen = 1
    #expect(screen.visibleText == ["0 items"])
    #expect(log.take() == ["body"])
    basket.items.append("a")
    #expect(screen.visibleText == ["1 items"])
    basket.items.append("b")
    #expect(screen.visibleText == ["2 items"])
    #expect(log.take() == ["body", "body"])
  }

  private struct NoteEditor: View {
    @Bindable var basket: Basket
    var body: some View {
      TextField("Note", text: $basket.note)
      Sub()
    }
  }

  private struct Sub: View {
    @Environment(Basket.self) private var basket
    @Environment(Basket.self) private var sameBasket: Basket?
    var body: some View {
      @Bindable var local = basket
      Text("note \(basket.note)")
      TextField("Again", text: $local.note)
    }
  }

  private struct BasketOwner: View {
    @State private var basket = Basket()
    var body: some View {
      NoteEditor(basket: basket).environment(basket)
      Text("owner \(basket.note)")
    }
  }

  @Test func `with Observable are edited through Bindable and found in the environment`() throws {
    let screen = ViewScreen(showing: BasketOwner())
    try screen.type("hi", into: "Note")
    #expect(screen.visibleText == ["hi", "note hi", "hi", "owner hi"])
  }

  @Test func `that change from other threads are shown`() async throws {
    let model = CounterModel()
    let screen = ViewScreen(showing: Reader(model: model))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      model.objectWillChange.send()
      DispatchQueue.global().async { done.resume() }
    }
    model.count = 2
    try await screen.wait(for: "read 2 n")
  }

  private struct Ticker: View {
    let ticks: PassthroughSubject<Int, Never>
    @State private var last = 0
    var body: some View { Text("last \(last)").onReceive(ticks) { last = $0 } }
  }

  @Test func `publishers are followed`() {
    let ticks = PassthroughSubject<Int, Never>()
    let screen = ViewScreen(showing: Ticker(ticks: ticks))
    ticks.send(4)
    #expect(screen.visibleText == ["last 4"])
    ticks.send(6)
    #expect(screen.visibleText == ["last 6"])
  }
}
