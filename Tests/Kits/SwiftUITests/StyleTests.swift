import SwiftUI
import Testing

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Text("then")
      configuration.icon
    }
  }
}

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("frame")
      Label(configuration)
    }
  }
}

private struct Checkbox: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "on" : isEnabled ? "off" : "dead")
        configuration.label
      }
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "working")
      ProgressView(configuration)
    }
  }
}

@MainActor
@Suite struct `Styles of an app` {
  @Test func `decide what labels look like`() {
    let screen = ViewScreen(
      showing: VStack {
        Label("Tea", systemImage: "leaf").labelStyle(TrailingIcon())
        Label("Milk", systemImage: "drop").labelStyle(Framed())
        Label("Bread", systemImage: "bag").labelStyle(.titleAndIcon)
      })
    #expect(screen.visibleText.contains("then"))
    #expect(screen.visibleText.contains("frame"))
    #expect(screen.shows("Milk") && screen.shows("Bread"))
  }

  @Test func `hold for all labels inside, up to the next style`() {
    let screen = ViewScreen(
      showing: VStack {
        Label("Tea", systemImage: "leaf")
        Label("Milk", systemImage: "drop").labelStyle(.automatic)
      }
      .labelStyle(Framed()))
    #expect(screen.visibleText.filter { $0 == "frame" }.count == 1)
  }

  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn).toggleStyle(Checkbox())
        Toggle("Light", isOn: .constant(false)).toggleStyle(Checkbox()).disabled(true)
      }
    }
  }

  @Test func `switch toggles in their own way, and read the environment`() throws {
    let screen = ViewScreen(showing: Settings())
    #expect(screen.shows("off") && screen.shows("dead"))
    try screen.tap("Sound")
    #expect(screen.shows("on"))
  }

  @Test func `show progress`() {
    let screen = ViewScreen(
      showing: VStack {
        ProgressView(value: 0.25).progressViewStyle(Percent())
        ProgressView("Loading").progressViewStyle(Percent())
      })
    #expect(screen.shows("25 of 100"))
    #expect(screen.shows("working") && screen.shows("Loading"))
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"
    var body: some View {
      Button("Ask") { isAsking = true }
        .actionSheet(isPresented: $isAsking) {
          ActionSheet(
            title: Text("Sure?"), message: Text("It cannot be undone"),
            buttons: [.destructive(Text("Delete")) { answer = "deleted" }, .cancel()])
        }
      Text(answer)
    }
  }

  @Test func `an action sheet asks and is closed by the answer`() throws {
    let screen = ViewScreen(showing: Asking())
    try screen.tap("Ask")
    #expect(screen.shows("It cannot be undone"))
    try screen.tap("Delete")
    #expect(screen.shows("deleted"))
    #expect(!screen.shows("It cannot be undone"))
  }

  private struct Remembering: View {
    @SceneStorage("count") private var count = 1
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `a scene's value changes its view`() throws {
    let screen = ViewScreen(showing: Remembering())
    try screen.tap("Count 1")
    #expect(screen.shows("Count 2"))
  }

  @Test func `shapes are smaller by what they are inset`() {
    let shape = Rectangle().inset(by: 10)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(
      shape.inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
        == CGRect(x: 15, y: 15, width: 70, height: 20))
  }
}
