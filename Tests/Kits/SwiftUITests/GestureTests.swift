import SwiftUI
import Testing

/// Gestures, animations and scrolling, of which only what they were asked for can be seen.
@MainActor
@Suite struct `Gestures and movement` {
  private struct Card: View {
    let log: Log
    @GestureState private var isHeld = false
    @State private var offset = CGSize.zero
    var body: some View {
      VStack {
        Text("card \(Int(offset.width))")
          .gesture(
            DragGesture(minimumDistance: 1)
              .updating($isHeld) { _, held, _ in held = true }
              .onChanged { value in
                offset = value.translation
                log.note("moved")
              }
              .onEnded { _ in log.note("let go, held \(isHeld)") })
        Text("tap").gesture(TapGesture().onEnded { log.note("tapped") })
        Text("press").gesture(LongPressGesture().onEnded { log.note("pressed \($0)") })
        Text("off").gesture(TapGesture().onEnded { log.note("never") }).disabled(true)
        Text(isHeld ? "held" : "free")
      }
    }
  }

  @Test func `are performed at once and leave their state as before`() throws {
    let log = Log()
    let screen = ViewScreen(showing: Card(log: log))
    try screen.drag("card 0", by: CGSize(width: 30, height: 0))
    #expect(screen.visibleText.first == "card 30")
    #expect(screen.shows("free"))
    try screen.tap("tap")
    try screen.longPress("press")
    #expect(log.take() == ["moved", "let go, held true", "tapped", "pressed true"])
    #expect(throws: NotShown.self) { try screen.tap("off") }
    #expect(throws: NotShown.self) { try screen.drag("free", by: .zero) }
  }

  private struct Moving: View {
    @State private var isOn = false
    @State private var size = 1.0
    @Namespace private var space
    var body: some View {
      VStack {
        if isOn {
          Text("on").transition(.move(edge: .top).combined(with: .opacity))
            .matchedGeometryEffect(id: "text", in: space)
        }
        Button("animate") { withAnimation(.spring(response: 0.3)) { isOn = true } }
        Button("jump") { isOn = false }
        Toggle("toggle", isOn: $isOn.animation(.easeIn(duration: 2)))
        Text("size \(size)").animation(.linear.delay(1), value: size)
      }
    }
  }

  @Test func `are kept as data`() throws {
    let screen = ViewScreen(showing: Moving())
    #expect(screen.lastAnimation == nil)
    try screen.tap("animate")
    #expect(screen.lastAnimation == .spring(response: 0.3))
    #expect(try screen.transition(of: "on") == .move(edge: .top).combined(with: .opacity))
    try screen.tap("jump")
    #expect(screen.lastAnimation == nil)
    try screen.tap("toggle")
    #expect(screen.lastAnimation == .easeIn(duration: 2))
    #expect(try screen.animation(of: "size 1.000000") == .linear.delay(1))
    #expect(try screen.transition(of: "size 1.000000") == nil)
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @Test func `know shapes of one's own`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    #expect(Triangle().path(in: rect).boundingRect == rect)
    #expect(Circle().trim(from: 0, to: 0.5).path(in: rect) == Path(ellipseIn: rect))
    let screen = ViewScreen(
      showing: VStack {
        Triangle().stroke(.red, style: StrokeStyle(lineWidth: 2))
        Triangle()
        GeometryReader { room in Text(room.size == .zero ? "none" : "room") }
      })
    #expect(screen.dump == "VStack\n  Triangle\n  Triangle\n  GeometryReader\n    Text 'room'")
  }

  @Test func `share and choose a colour`() throws {
    struct Sharing: View {
      @State private var color = Color.red
      var body: some View {
        VStack {
          ShareLink("Send", item: "text")
          ColorPicker("Colour", selection: $color)
          Text("chosen").foregroundColor(color)
        }
      }
    }
    let screen = ViewScreen(showing: Sharing())
    try screen.tap("Send")
    #expect(screen.sharedItems == ["text"])
    try screen.set("Colour", to: Color.green)
    #expect(try screen.color(of: "chosen") == .green)
  }

  @Test func `hear of typing and of the return key`() throws {
    struct Old: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField(
          "Old", text: $text, onEditingChanged: { log.note("editing \($0)") },
          onCommit: { log.note("committed \(text)") })
      }
    }
    let log = Log()
    let screen = ViewScreen(showing: Old(log: log))
    try screen.type("a", into: "Old")
    #expect(log.take() == ["editing true"])
    try screen.submit(screen.visibleText[0] == "a" ? "Old" : "a")
    #expect(log.take() == ["editing true", "committed a", "editing false"])
  }
}
