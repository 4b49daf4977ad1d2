import Combine
import SwiftUI

struct TownSearchResult: Identifiable, Equatable {
    let id: String
    let population: Int
}

final class TownSearchViewModel<Clock: Scheduler>: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [TownSearchResult] = []
    @Published private(set) var isSearching = false

    init(scheduler: Clock, find: @escaping (String) -> [TownSearchResult]) {
        $query
            .dropFirst()
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .handleEvents(receiveOutput: { [weak self] in self?.isSearching = !$0.isEmpty })
            .debounce(for: .milliseconds(250), scheduler: scheduler)
            .removeDuplicates()
            .map { $0.isEmpty ? [] : find($0) }
            .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = false })
            .assign(to: &$results)
    }
}

struct TownSearchView<Clock: Scheduler>: View {
    @ObservedObject var viewModel: TownSearchViewModel<Clock>

    var body: some View {
        NavigationView {
            List {
                if viewModel.isSearching {
                    ProgressView("Searching")
                }
                ForEach(viewModel.results) { town in
                    HStack {
                        Text(town.id)
                        Spacer()
                        Text(town.population, format: .number)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Towns")
            .searchable(text: $viewModel.query)
        }
    }
}
