import SwiftUI
import Testing

@MainActor
@Suite struct `SwiftUI in UIKit` {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var saved: [String] = []
    func save() { saved.append(name) }
  }

  private struct Form: View {
    @ObservedObject var model: Model
    let log: Log
    @State private var isSure = false
    var body: some View {
      VStack {
        TextField("Name", text: $model.name)
        Button("Save") { model.save() }.accessibilityIdentifier("save").disabled(!isSure)
        Toggle("Sure", isOn: $isSure)
        ForEach(model.saved, id: \.self) { Text($0) }
      }
      .navigationTitle("Form")
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
    }
  }

  @Test func `is read and touched as if it were made of UIKit's views`() throws {
    let (model, log) = (Model(), Log())
    let hosting = UIHostingController(rootView: Form(model: model, log: log))
    let navigation = UINavigationController(rootViewController: hosting)
    #expect(log.take() == [])
    let screen = Screen(showing: navigation)
    #expect(log.take() == ["appear"])
    #expect(screen.visibleText == ["Form", "Name", "Save", "Sure"])
    try screen.type("Ada", into: "Name")
    #expect(throws: NotOnScreen.self) { try screen.tap("Save") }
    try screen.tap("Sure")
    try screen.tap("save")
    #expect(model.saved == ["Ada"])
    #expect(screen.visibleText == ["Form", "Ada", "Save", "Sure", "Ada"])
    model.saved = []
    #expect(screen.visibleText == ["Form", "Ada", "Save", "Sure"])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(log.take() == ["disappear"])
  }

  @Test func `keeps its state when it gets another root`() throws {
    let hosting = UIHostingController(rootView: Counter(name: "a"))
    let screen = Screen(showing: hosting)
    try screen.tap("a 0")
    hosting.rootView = Counter(name: "b")
    #expect(screen.visibleText == ["b 1"])
  }

  @Test func `is released with its controller`() {
    weak var known: Model?
    do {
      let model = Model()
      known = model
      let hosting = UIHostingController(rootView: Form(model: model, log: Log()))
      let screen = Screen(showing: hosting)
      #expect(screen.shows("Save"))
      screen.close()
    }
    #expect(known == nil)
  }

  private struct Wrapped: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Log { Log() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.note("update")
      label.text = "\(text) \(context.coordinator.lines.count)"
    }
  }

  private final class Page: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
  }

  private struct WrappedPage: UIViewControllerRepresentable {
    let text: String
    func makeUIViewController(context: Context) -> Page { Page() }
    func updateUIViewController(_ page: Page, context: Context) { page.label.text = text }
  }

  private struct Holder: View {
    @State private var text = "a"
    var body: some View {
      Wrapped(text: $text)
      WrappedPage(text: "page \(text)")
      Button("change") { text = "b" }
    }
  }

  @Test func `takes UIKit's views and controllers in, which it makes once`() throws {
    let screen = ViewScreen(showing: Holder())
    #expect(screen.visibleText == ["a 1", "page a", "change"])
    try screen.tap("change")
    #expect(screen.visibleText == ["b 2", "page b", "change"])
  }
}
