import SwiftUI

struct Theme: Equatable {
    var name: String
    var accent: Color
    var cornerRadius: CGFloat

    static let plain = Theme(name: "plain", accent: .blue, cornerRadius: 8)
    static let party = Theme(name: "party", accent: .pink, cornerRadius: 24)
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.plain
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }

    func card() -> some View {
        modifier(CardModifier())
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .padding()
            .background(.thinMaterial)
            .clipShape(RoundedRectangle(cornerRadius: theme.cornerRadius))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

struct ThemedButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .foregroundColor(isEnabled ? theme.accent : .gray)
            .background(RoundedRectangle(cornerRadius: theme.cornerRadius).stroke(theme.accent))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring(), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == ThemedButtonStyle {
    static var themed: ThemedButtonStyle { ThemedButtonStyle() }
}

struct ThemedScreen: View {
    @State private var isParty = false
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 16) {
            ThemeName()
                .card()
            Button("Tapped \(taps)") { taps += 1 }
                .disabled(taps >= 2)
            Toggle("Party", isOn: $isParty.animation())
        }
        .buttonStyle(.themed)
        .theme(isParty ? .party : .plain)
    }

    private struct ThemeName: View {
        @Environment(\.theme) private var theme
        var body: some View {
            Text("Theme \(theme.name)").foregroundStyle(theme.accent)
        }
    }
}
