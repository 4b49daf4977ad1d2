import SwiftUI

protocol Theme {
    var primary: Color { get }
    var background: Color { get }
    var titleFont: Font { get }
}
struct DefaultTheme: Theme {
    let primary = Color("Primary", bundle: .main)
    let background = Color(uiColor: .systemBackground)
    let titleFont = Font.custom("Avenir", size: 24, relativeTo: .title)
}
struct OceanTheme: Theme {
    let primary = Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8, opacity: 1)
    let background = Color(hex: 0xE0F7FA)
    let titleFont = Font.system(.title, design: .rounded).weight(.black).italic().monospacedDigit().leading(
        .tight)
}
extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
    }
    static var random: Color {
        Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
    }
}
private struct ThemeKey: EnvironmentKey {
    static let defaultValue: any Theme = DefaultTheme()
}
extension EnvironmentValues {
    var theme: any Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var cardPadding: CGFloat = 16
    @Entry var onReset: (() -> Void)? = nil
}
extension View {
    func theme(_ theme: any Theme) -> some View { environment(\.theme, theme) }
    func cardStyle() -> some View { modifier(CardModifier()) }
}
struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.cardPadding) private var padding
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .body) private var radius = 12
    func body(content: Content) -> some View {
        content
            .padding(padding)
            .background {
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(
                        colorScheme == .dark ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(theme.background)
                    )
                    .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)
            }
            .overlay {
                RoundedRectangle(cornerRadius: radius).strokeBorder(theme.primary.gradient, lineWidth: 1)
            }
    }
}
struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: controlSize == .large ? 20 : 16, weight: .semibold, design: .rounded))
            .padding(.horizontal, 24)
            .frame(height: 48)
            .background(isEnabled ? Color.accentColor : .gray, in: .rect(cornerRadius: 12))
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.snappy, value: configuration.isPressed)
            .opacity(configuration.role == .destructive ? 0.5 : 1)
    }
}
extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}
struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .imageScale(.large)
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}
struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon; configuration.title
        }
    }
}
struct BarProgressStyle: ProgressViewStyle {
    var color: Color = .purple
    func makeBody(configuration: Configuration) -> some View {
        let progress = configuration.fractionCompleted ?? 0
        GeometryReader { geometry in
            VStack(alignment: .leading) {
                configuration.label
                RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .systemGray5)).frame(height: 20)
                    .overlay(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 10).fill(color).frame(
                            width: geometry.size.width * progress)
                    }
                configuration.currentValueLabel
            }
        }
    }
}
struct OutlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(8).background(RoundedRectangle(cornerRadius: 8).stroke(.tertiary))
    }
}
struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label; configuration.content
        }.cardStyle()
    }
}
struct ThemedScreen: View {
    @AppStorage("isOcean") private var isOcean = false
    @AppStorage("accent", store: UserDefaults(suiteName: "group.theme")) private var accent: Accent = .blue
    @State private var name = ""
    @State private var date = Date.now
    enum Accent: String, CaseIterable, Identifiable { case blue, green; var id: String { rawValue } }
    var body: some View {
        VStack {
            GroupBox("Settings") {
                Toggle("Ocean", isOn: $isOcean).toggleStyle(CheckboxToggleStyle())
                Picker("Accent", selection: $accent) {
                    ForEach(Accent.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                TextField("Name", text: $name).textFieldStyle(OutlinedFieldStyle())
                DatePicker("Birthday", selection: $date, in: ...Date(), displayedComponents: [.date])
                    .datePickerStyle(.compact)
                ColorPicker("Color", selection: .constant(.red), supportsOpacity: false)
                ProgressView("Loading", value: 0.4, total: 1).progressViewStyle(BarProgressStyle())
                Label("Star", systemImage: "star").labelStyle(VerticalLabelStyle())
            }
            .groupBoxStyle(CardGroupBoxStyle())
            Button("Save", action: {}).buttonStyle(.primary).controlSize(.large).buttonBorderShape(.capsule)
            Button("Delete", role: .destructive) {}.buttonStyle(.borderless).tint(.pink)
        }
        .theme(isOcean ? OceanTheme() : DefaultTheme())
        .environment(\.cardPadding, 24)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}
