import SwiftUI

struct WorkoutSet: Identifiable, Hashable {
    let id: Int
    let name: String
    let seconds: TimeInterval
}

struct WorkoutLogView: View {
    @State private var sets: [WorkoutSet]
    @State private var query = ""
    @State private var selected: Int?

    private static let duration: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    init(sets: [WorkoutSet]) {
        _sets = State(initialValue: sets)
    }

    private var found: [WorkoutSet] {
        query.isEmpty ? sets : sets.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    private var total: AttributedString {
        var text = AttributedString(format(found.map(\.seconds).reduce(0, +)))
        text.font = .headline.monospacedDigit()
        text.foregroundColor = .accentColor
        return text
    }

    var body: some View {
        NavigationView {
            VStack {
                List(found) { set in
                    NavigationLink(tag: set.id, selection: $selected) {
                        Text("\(set.name) took \(format(set.seconds))")
                    } label: {
                        LabeledContent(set.name, value: format(set.seconds))
                    }
                    .contextMenu {
                        Button("Delete", role: .destructive) { sets.removeAll { $0.id == set.id } }
                    } preview: {
                        Text(set.name).font(.largeTitle)
                    }
                }
                Text(total)
            }
            .navigationTitle("Workout")
            .searchable(text: $query, prompt: "Find a set") {
                ForEach(sets.prefix(1)) { Text("Try \($0.name)").searchCompletion($0.name) }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private func format(_ seconds: TimeInterval) -> String {
        Self.duration.string(from: seconds) ?? ""
    }
}
