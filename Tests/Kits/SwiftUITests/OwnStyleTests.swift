import SwiftUI
import Testing

/// Styles of an app for controls that had only the system's look.
@MainActor
@Suite struct `More styles of an app` {
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onLongPressGesture { configuration.trigger() }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle: the style decides what
  /// triggers the action.
  @Test func `decide what makes a button act`() throws {
    var taps = 0
    let screen = ViewScreen(showing: Button("Delete") { taps += 1 }.buttonStyle(Twice()))
    #expect(throws: NotShown.self) { try screen.tap("Delete") }
    try screen.longPress("Delete")
    #expect(taps == 1)
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        Text("framed")
        configuration.padding().background(Color.gray)
      }
    }
  }
  private struct Login: View {
    @State private var name = ""
    @State private var password = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text("hello \(name)\(password.count)")
      }
      .textFieldStyle(Framed())
    }
  }

  @Test func `leave a text field what it is`() throws {
    let screen = ViewScreen(showing: Login())
    try screen.type("Ada", into: "Name")
    try screen.type("x", into: "Password")
    #expect(screen.shows("hello Ada1"))
    #expect(screen.visibleText.filter { $0 == "framed" }.count == 2)
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("card")
        configuration.label
        configuration.content
      }
    }
  }
  private struct Bars: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int(configuration.value * 100)) of 100")
      configuration.label
    }
  }
  private struct Row: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("→")
        configuration.content
      }
    }
  }
  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func `decide what boxes, gauges, rows and groups look like`() throws {
    let screen = ViewScreen(
      showing: VStack {
        GroupBox("Box") { Text("inside") }.groupBoxStyle(Card())
        Gauge(value: 3, in: 0...4) { Text("Tank") }.gaugeStyle(Bars())
        LabeledContent("Size", value: "L").labeledContentStyle(Row())
        DisclosureGroup("Group") { Text("hidden") }.disclosureGroupStyle(Plus())
      })
    #expect(
      screen.visibleText == [
        "card", "Box", "inside", "75 of 100", "Tank", "Size", "→", "L", "more",
      ])
    try screen.tap("more")
    #expect(screen.shows("hidden") && screen.shows("less"))
  }

  @Test func `a gauge bears values that are out of bounds or no numbers`() {
    let screen = ViewScreen(
      showing: VStack {
        Gauge(value: 9.0, in: 0...1) { Text("over") }
        Gauge(value: Double.nan, in: 0...1) { Text("none") }
        Gauge(value: 1.0, in: 1...1) {
          Text("point")
        } currentValueLabel: {
          Text("now")
        }
      })
    #expect(screen.dump.contains("Gauge 100%") && screen.dump.contains("Gauge 0%"))
    #expect(screen.shows("now"))
  }
}
