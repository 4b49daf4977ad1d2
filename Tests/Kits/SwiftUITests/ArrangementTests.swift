import SwiftUI
import Testing

private struct Flow: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return CGSize(width: widths.reduce(0, +), height: proposal.height ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }
}

private struct Pie: Shape {
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .zero, endAngle: .degrees(end), clockwise: false)
    return path
  }
}

/// What arranges and draws, of which only the views inside can be seen.
@MainActor
@Suite struct `Arrangements` {
  private struct Turning: View {
    @State private var isVertical = true
    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout())
      VStack {
        layout { Counter(name: "inside") }
        Button("turn") { isVertical.toggle() }
        Flow(spacing: 4) {
          Text("one")
          Text("two")
        }
        ViewThatFits(in: .horizontal) {
          Text("wide")
          Text("narrow")
        }
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/anylayout: going from one layout to another
  /// keeps the state of the views inside.
  @Test func `keep the state of what is inside when they change`() throws {
    let screen = ViewScreen(showing: Turning())
    try screen.tap("inside 0")
    try screen.tap("turn")
    #expect(screen.visibleText == ["inside 1", "turn", "one", "two", "wide"])
  }

  @Test func `of the time show one moment of their schedule`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let seconds = PeriodicTimelineSchedule(from: start, by: 10)
    let late = seconds.entries(from: start.addingTimeInterval(25), mode: .normal).prefix(2)
    #expect(late.map(\.timeIntervalSinceReferenceDate) == [20, 30])
    let broken = PeriodicTimelineSchedule(from: start, by: 0)
    #expect(broken.entries(from: .distantFuture, mode: .normal).first { _ in true } == start)
    let screen = ViewScreen(
      showing: VStack {
        TimelineView(.explicit([start])) { context in
          Text("at \(Int(context.date.timeIntervalSinceReferenceDate))")
        }
        TimelineView(.explicit([])) { _ in Text("never") }
        TimelineView(.animation) { _ in Text("moving") }
      })
    #expect(screen.visibleText == ["at 0", "moving"])
  }

  @Test func `a canvas is drawn once and its texts can be read`() {
    let screen = ViewScreen(
      showing: Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        context.draw(Text("drawn"), at: .zero)
        context.drawLayer { $0.draw(Text("layer"), at: .zero) }
        if let symbol = context.resolveSymbol(id: 2) { context.draw(symbol, at: .zero) }
        if let none = context.resolveSymbol(id: 9) { context.draw(none, at: .zero) }
      } symbols: {
        Text("first").tag(1)
        Text("second").tag(2)
      })
    #expect(screen.visibleText == ["drawn", "layer", "second"])
  }

  @Test func `shapes change little by little and can be filled and drawn`() {
    var pie = Pie(end: 90)
    pie.animatableData = 180
    #expect(pie.end == 180)
    #expect(!AnyShape(pie).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    let screen = ViewScreen(
      showing: VStack {
        Circle().fill(.blue).stroke(.black, lineWidth: 2).overlay { Text("ring") }
        UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red.gradient)
        Pie(end: 1).offset(x: 3).stroke(lineWidth: 1)
      })
    #expect(screen.shows("ring"))
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair.interpolate(towards: AnimatablePair(3, 4), amount: 0.5)
    #expect(pair.first == 2 && pair.second == 3 && pair.magnitudeSquared == 13)
  }

  @Test func `phases and tracks stay at their start`() {
    let screen = ViewScreen(
      showing: VStack {
        PhaseAnimator([1, 2]) { Text("phase \($0)") }
        Text("track").keyframeAnimator(initialValue: 1.0, trigger: 0) { view, value in
          view
          Text("value \(Int(value))")
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(2, duration: 0.1)
            SpringKeyframe(3, duration: 0.2)
          }
        }
      })
    #expect(screen.visibleText == ["phase 1", "track", "value 1"])
  }
}
