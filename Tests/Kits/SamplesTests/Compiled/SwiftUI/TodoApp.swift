import SwiftUI

@main
struct TodoApp: App {
    @StateObject private var store = TodoAppStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            TodoAppListView()
                .environmentObject(store)
                .preferredColorScheme(.dark)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { store.save() }
        }
    }
}

final class TodoAppStore: ObservableObject {
    struct Item: Identifiable, Codable {
        var id = UUID()
        var title: String
        var isDone = false
    }

    @Published var items: [Item] = []
    private static let key = "todos"

    init() {
        if let data = UserDefaults.standard.data(forKey: Self.key),
            let items = try? JSONDecoder().decode([Item].self, from: data)
        {
            self.items = items
        }
    }

    func save() {
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: Self.key)
    }
}

struct TodoAppListView: View {
    @EnvironmentObject var store: TodoAppStore
    @State private var newTitle = ""
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationView {
            List {
                HStack {
                    TextField("New", text: $newTitle, onCommit: add)
                    Button(action: add) {
                        Image(systemName: "plus.circle.fill").imageScale(.large)
                    }
                    .disabled(newTitle.isEmpty)
                }
                ForEach($store.items) { $item in
                    Toggle(isOn: $item.isDone) {
                        Text(item.title).strikethrough(item.isDone, color: .gray)
                    }
                }
                .onDelete { store.items.remove(atOffsets: $0) }
                .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Todos")
            .toolbar { EditButton() }
        }
        .navigationViewStyle(.stack)
    }

    private func add() {
        withAnimation {
            store.items.append(.init(title: newTitle))
            newTitle = ""
        }
    }
}
