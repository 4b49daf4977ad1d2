import SwiftUI

struct Folder: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var children: [Folder]?
}

@Observable
final class Library {
    var folders: [Folder] = [Folder(name: "Inbox", children: [Folder(name: "Today", children: nil)])]
    var query = ""
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var folderAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct LibrarySplit: View {
    @State private var library = Library()
    @State private var selection: Folder?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var preferred = NavigationSplitViewColumn.detail
    @State private var isShowingInspector = false
    @State private var headerHeight: CGFloat = 0
    @SceneStorage("library.lastFolder") private var lastFolder: String?
    @AppStorage("library.count") private var opened: Int?
    @FocusState private var focused: Field?

    enum Field: Hashable { case name }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferred) {
            List(library.folders, children: \.children, selection: $selection) { folder in
                Label(folder.name, systemImage: "folder")
                    .contextMenu {
                        Button("Rename", systemImage: "pencil") { focused = .name }
                        ControlGroup {
                            Button("Copy") {}
                            Button("Paste") {}
                        }
                    }
            }
            .searchable(text: $library.query, placement: .sidebar, prompt: "Find a folder")
            .navigationSplitViewColumnWidth(min: 200, ideal: 260)
            .listStyle(.sidebar)
            .scrollDismissesKeyboard(.interactively)
        } detail: {
            if let selection {
                FolderDetail(folder: selection)
                    .focused($focused, equals: .name)
                    .inspector(isPresented: $isShowingInspector) {
                        Text("Info").presentationDetents([.medium, .fraction(0.3)])
                    }
            } else {
                ContentUnavailableView("No folder", systemImage: "folder", description: Text("Choose one."))
            }
        }
        .navigationSplitViewStyle(.balanced)
        .environment(\.folderAccent, .orange)
        .onPreferenceChange(HeightKey.self) { headerHeight = $0 }
        .onChange(of: selection) { _, new in
            lastFolder = new?.name
            opened = (opened ?? 0) + 1
        }
        .task(id: library.query) {
            try? await Task.sleep(nanoseconds: 1)
        }
    }
}

struct FolderDetail: View {
    let folder: Folder
    @Environment(\.folderAccent) private var accent
    @Environment(\.redactionReasons) private var reasons
    @ScaledMetric(relativeTo: .title) private var size = 24.0
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            LazyVStack(pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(0..<20) { index in
                        Text("Row \(index)")
                            .scrollTransition(.animated.threshold(.visible(0.3))) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(
                                    phase.isIdentity ? 1 : 0.8)
                            }
                            .visualEffect { content, proxy in
                                content.offset(y: proxy.frame(in: .global).minY * 0.1)
                            }
                    }
                } header: {
                    GroupBox {
                        Text(folder.name).font(.system(size: size))
                    } label: {
                        Label("Folder", systemImage: "folder")
                    }
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                        })
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .scrollPosition(id: .constant(3 as Int?))
        .defaultScrollAnchor(.bottom)
        .toolbar {
            ToolbarItem(placement: .principal) { Text(folder.name) }
            ToolbarItemGroup(placement: .secondaryAction) {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Order", systemImage: "list.number", selection: .constant(1)) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                }
            }
        }
        .toolbarTitleDisplayMode(.inline)
        .toolbarBackground(accent, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar, .tabBar)
        .toolbar(.hidden, for: .bottomBar)
        .matchedTransitionSource(id: folder.id, in: namespace)
        .navigationTransition(.zoom(sourceID: folder.id, in: namespace))
        .redacted(reason: reasons.contains(.privacy) ? .placeholder : [])
    }
}
