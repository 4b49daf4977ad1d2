import SwiftUI

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    @FocusState private var isFocused: Bool

    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack {
            configuration.focused($isFocused)
            Rectangle().frame(height: 1).foregroundStyle(isFocused ? .blue : .gray)
        }
    }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .onTapGesture(count: 2, perform: configuration.trigger)
    }
}

struct PressableStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray.opacity(0.3)))
            .clipShape(.rect(cornerRadius: 10))
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PressableStyle {
    static var pressable: PressableStyle { PressableStyle() }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    static var card: CardGroupBoxStyle { CardGroupBoxStyle() }
}

struct BlurModifier: ViewModifier, Animatable {
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    func body(content: Content) -> some View { content.blur(radius: radius) }
}

extension AnyTransition {
    static var blurred: AnyTransition {
        .modifier(active: BlurModifier(radius: 10), identity: BlurModifier(radius: 0))
    }
}

struct Slideshow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .offset(x: phase.value * 100)
    }
}

struct CustomControls: View {
    @State private var name = ""
    @State private var volume = 0.5
    @State private var count = 1
    @State private var isOn = true
    @State private var date = Date()
    @State private var isPresented = false
    @State private var detent = PresentationDetent.medium
    @State private var phase = 0

    var body: some View {
        Form {
            GroupBox("Profile") {
                TextField(text: $name, prompt: Text("Required")) { Text("Name") }
                    .textFieldStyle(UnderlinedFieldStyle())
                    .textInputAutocapitalization(.words)
                    .submitLabel(.done)
                    .onSubmit { isPresented = true }
            }
            .groupBoxStyle(.card)
            Stepper {
                Text("Count \(count)")
            } onIncrement: {
                count += 1
            } onDecrement: {
                count -= 1
            }
            Stepper("Level", value: $volume, in: 0...1, step: 0.1, format: .number)
            Section("Advanced", isExpanded: $isOn) {
                LabeledContent("Version", value: "1.0")
                DatePicker("Due", selection: $date, displayedComponents: .date)
            }
            Button("Hold", action: {}).buttonStyle(DoubleTapStyle())
            Button("Press") { isPresented.toggle() }.buttonStyle(.pressable)
            if isOn {
                Text("Blurred").transition(.blurred)
                Text("Slides").transition(Slideshow())
                Text("Both").transition(.scale(scale: 0.5).combined(with: .offset(x: 0, y: 20)))
            }
            ProgressView(value: volume) {
                Text("Loading")
            } currentValueLabel: {
                Text("\(Int(volume * 100))%")
            }
            Image(systemName: "star")
                .phaseAnimator([0.0, 1.0], trigger: phase) { view, value in
                    view.opacity(0.5 + value / 2)
                } animation: { _ in
                    .smooth
                }
            Text("Map")
                .gesture(
                    MagnificationGesture().onChanged { volume = Double($0) }
                        .simultaneously(with: RotationGesture())
                        .onEnded { value in print(value.first ?? 1) }
                )
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
                    phase += 1
                } onPressingChanged: { pressing in
                    isOn = pressing
                }
                .onTapGesture { location in print(location.x) }
        }
        .sheet(isPresented: $isPresented) {
            Text("Sheet")
                .presentationDetents([.medium, .large], selection: $detent)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationCornerRadius(20)
                .presentationDragIndicator(.visible)
                .presentationBackground(.thinMaterial)
        }
        .alert("Delete \(name)?", isPresented: $isPresented, presenting: name) { name in
            Button("Delete \(name)", role: .destructive) {}
        } message: { name in
            Text("\(name) will be gone.")
        }
        .overlay(alignment: .top) { Divider() }
        .overlay(.black.opacity(0.1), in: .rect)
        .environment(\.symbolVariants, .fill)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityAction(named: "Next") { count += 1 }
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: count += 1
            case .decrement: count -= 1
            @unknown default: break
            }
        }
    }
}
