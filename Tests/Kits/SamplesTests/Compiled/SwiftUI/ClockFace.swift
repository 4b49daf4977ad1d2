import SwiftUI

struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            ZStack {
                Canvas { graphics, size in
                    let center = CGPoint(x: size.width / 2, y: size.height / 2)
                    let radius = min(size.width, size.height) / 2
                    graphics.stroke(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)),
                        with: .color(.primary), lineWidth: 4)
                    var copy = graphics
                    copy.translateBy(x: center.x, y: center.y)
                    copy.rotate(
                        by: .degrees(Double(Calendar.current.component(.second, from: context.date)) * 6))
                    copy.stroke(
                        Path { path in
                            path.move(to: .zero)
                            path.addLine(to: CGPoint(x: 0, y: -radius))
                        },
                        with: .linearGradient(
                            Gradient(colors: [.red, .orange]), startPoint: .zero,
                            endPoint: CGPoint(x: 0, y: -radius)),
                        style: StrokeStyle(lineWidth: 2, lineCap: .round))
                    graphics.draw(Text("12").font(.caption), at: CGPoint(x: center.x, y: 10))
                    graphics.addFilter(.shadow(radius: 2))
                }
                .aspectRatio(1, contentMode: .fit)
                Text(context.date, style: .time)
                    .contentTransition(.numericText(countsDown: false))
                    .monospacedDigit()
            }
        }
        .frame(width: 200, height: 200)
        .background {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(.ultraThinMaterial)
                .stroke(.quaternary, lineWidth: 1)
        }
    }
}

struct ProgressRing: Shape {
    var progress: Double
    var thickness: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(progress, thickness) }
        set {
            progress = newValue.first
            thickness = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - thickness,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0)
        )
    }
}

struct RingScreen: View {
    @State private var progress = 0.2
    @State private var attempts = 0

    var body: some View {
        VStack(spacing: 20) {
            ProgressRing(progress: progress, thickness: 8)
                .fill(
                    AngularGradient(
                        colors: [.green, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))
                )
                .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
                .modifier(Shake(animatableData: CGFloat(attempts)))
            Gauge(value: progress, in: 0...1) {
                Image(systemName: "bolt")
            } currentValueLabel: {
                Text(progress, format: .percent)
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .red]))
            Image(systemName: "heart.fill")
                .symbolEffect(.bounce, value: attempts)
                .symbolEffect(.pulse, options: .repeating, isActive: progress > 0.5)
                .foregroundStyle(.red.gradient)
            Button("Try") {
                withAnimation(.interpolatingSpring(stiffness: 100, damping: 5)) {
                    attempts += 1
                    progress = min(1, progress + 0.2)
                }
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .controlSize(.large)
        }
        .ignoresSafeArea(edges: .bottom)
        .background(
            LinearGradient(colors: [.white, .gray], startPoint: .topTrailing, endPoint: .bottomLeading))
    }
}
