import SwiftUI

@main
struct MultiSceneApp: App {
    @State private var session = AppSession()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Main", id: "main") {
            RootTabs()
        }
        .environment(session)
        .commands {
            SidebarCommands()
            CommandGroup(replacing: .newItem) {
                Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
            }
            CommandMenu("Tools") {
                Button("Reload") {}
            }
        }
        .defaultSize(width: 400, height: 800)
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { session.save() }
        }
    }
}

@Observable
final class AppSession {
    var path = NavigationPath()
    private let key = "path"

    func save() {
        guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    func restore() {
        guard let data = UserDefaults.standard.data(forKey: key),
            let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        else { return }
        path = NavigationPath(codable)
    }
}

struct RootTabs: View {
    enum Screen: Hashable { case home, search }
    @Environment(AppSession.self) private var session
    @State private var screen = Screen.home

    var body: some View {
        @Bindable var session = session
        TabView(selection: $screen) {
            Tab("Home", systemImage: "house", value: Screen.home) {
                NavigationStack(path: $session.path) {
                    List {
                        NavigationLink("One", value: 1)
                        Link("Site", destination: URL(string: "https://example.com")!)
                    }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
                    .navigationTitle("Home")
                    .badge(3)
                }
            }
            .badge("new")
            Tab(value: Screen.search, role: .search) {
                Text("Search")
            } label: {
                Label("Search", systemImage: "magnifyingglass")
            }
        }
        .tabViewStyle(.automatic)
        .onAppear { session.restore() }
        .task {
            for await _ in NotificationCenter.default.notifications(
                named: UIApplication.didBecomeActiveNotification)
            {
                session.restore()
            }
        }
    }
}
