import SwiftUI

struct SettingsScreen: View {
    @AppStorage("samples.name") private var name = "Guest"
    @AppStorage("samples.volume") private var volume = 0.5
    @State private var isSignedIn = false
    @State private var showsAdvanced = false
    @State private var accent = 0
    @State private var log: [String] = []

    var body: some View {
        Form {
            Section(header: Text("Account")) {
                TextField("Your name", text: $name)
                Toggle("Signed in", isOn: $isSignedIn)
                    .toggleStyle(SwitchToggleStyle(tint: .green))
            }
            Section(header: Text("Sound"), footer: Text("Volume \(Int(volume * 100)) %")) {
                Slider(value: $volume, in: 0...1, step: 0.1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.3")
                }
            }
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                Picker("Accent", selection: $accent) {
                    Text("Blue").tag(0)
                    Text("Red").tag(1)
                }
                .pickerStyle(.menu)
                ColorPicker("Background", selection: .constant(.white))
            }
            GroupBox("Log") {
                ForEach(log, id: \.self) { Text($0) }
            }
        }
        .onChange(of: isSignedIn) { isIn in
            log.append(isIn ? "in" : "out")
        }
        .onChange(of: accent) { old, new in
            log.append("accent \(old) to \(new)")
        }
    }
}
