import Combine
import SwiftUI

// A shelf of plants: a container that looks at its views, older forms of controls, and previews of both
// frameworks.

extension ContainerValues {
    @Entry var isThirsty: Bool = false
}

extension FocusedValues {
    @Entry var plant: Plant?
}

extension Transaction {
    @Entry var isByHand = false
}

struct Plant: Identifiable, Hashable {
    let id: Int
    var name: String
    var water: Double
    var seen = Date()

    #if DEBUG
        static let sample = Plant(id: 1, name: "Fern", water: 0.3)
    #endif
}

final class ShelfModel: ObservableObject {
    @Published var plants = [Plant(id: 1, name: "Fern", water: 0.3)]
    @Published var query = ""
    @Published private(set) var shown: [Plant] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($plants, $query.removeDuplicates())
            .map { plants, query in
                query.isEmpty ? plants : plants.filter { $0.name.localizedCaseInsensitiveContains(query) }
            }
            .assign(to: &$shown)
    }

    func water(_ plant: Plant) {
        guard let index = plants.firstIndex(of: plant) else { return }
        withTransaction(\.isByHand, true) { plants[index].water = 1 }
    }
}

struct Shelf<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ForEach(sections: content) { section in
            if !section.header.isEmpty { section.header.font(.headline) }
            ForEach(section.content) { plant in
                plant.overlay(.blue.opacity(plant.containerValues.isThirsty ? 0.2 : 0))
            }
        }
        .coordinateSpace(.named("shelf"))
    }
}

struct CompactMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).labelStyle(.iconOnly).menuIndicator(.hidden)
    }
}

struct ShelfScreen: View {
    @StateObject private var model = ShelfModel()
    @State private var opened: Plant?
    @State private var interval = 3
    @GestureState private var offset = CGSize.zero

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var body: some View {
        NavigationStack {
            Shelf {
                Section(footer: Text("Water them often")) {
                    ForEach(model.shown) { plant in
                        row(plant).containerValue(\.isThirsty, plant.water < 0.4)
                    }
                }
                Stepper("Days: \(interval)", value: $interval, in: 1...9) { isTouched in
                    print(isTouched)
                }
            }
            .searchable(text: $model.query)
            .toolbar {
                Menu("Add", systemImage: "plus") {
                    Button("Many") {}
                } primaryAction: {
                    model.plants.append(Plant(id: model.plants.count + 1, name: "New", water: 0))
                }
                .menuStyle(CompactMenu())
            }
            .sheet(item: $opened) { plant in
                Text(plant.seen, formatter: formatter)
                    .presentationSizing(.form)
                    .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
            }
        }
        .focusedValue(\.plant, opened)
    }

    private func row(_ plant: Plant) -> some View {
        HStack {
            Text(plant.name).redacted(reason: plant.water == 0 ? .placeholder : [])
            ProgressView(value: plant.water).progressViewStyle(LinearProgressViewStyle(tint: .blue))
        }
        .visualEffect { content, proxy in
            content.offset(y: proxy.bounds(of: .named("shelf"))?.minY ?? 0)
        }
        .gesture(plant.water < 1 ? TapGesture().onEnded { model.water(plant) } : nil)
        .gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation },
            isEnabled: interval > 1
        )
        .onTapGesture(count: 2) { opened = plant }
        .previewInterfaceOrientation(.portrait)
    }
}

struct OnShelf: PreviewModifier {
    static func makeSharedContext() async throws -> ShelfModel { ShelfModel() }
    func body(content: Content, context: ShelfModel) -> some View { content.environmentObject(context) }
}

#Preview("Shelf", traits: .modifier(OnShelf())) { ShelfScreen() }
#Preview { Text(Plant.sample.name) }
#Preview { UIHostingController(rootView: ShelfScreen()) }
