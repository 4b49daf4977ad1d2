import SwiftUI

struct LibraryBook: Identifiable, Hashable {
    let id: Int
    let title: String
    let author: String
}

protocol LibraryBookProviding {
    func books() async throws -> [LibraryBook]
}

@MainActor
final class LibraryBooksViewModel: ObservableObject {
    enum LoadState {
        case idle
        case loading
        case loaded([LibraryBook])
        case failed(String)
    }

    @Published private(set) var state = LoadState.idle
    @Published var searchText = ""

    private let provider: LibraryBookProviding

    init(provider: LibraryBookProviding) {
        self.provider = provider
    }

    var visibleBooks: [LibraryBook] {
        guard case .loaded(let books) = state else { return [] }
        guard !searchText.isEmpty else { return books }
        return books.filter {
            $0.title.localizedCaseInsensitiveContains(searchText)
                || $0.author.localizedCaseInsensitiveContains(searchText)
        }
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await provider.books())
        } catch {
            state = .failed("Could not load the books.")
        }
    }
}

struct LibraryBooksView: View {
    @StateObject private var viewModel: LibraryBooksViewModel

    init(provider: LibraryBookProviding) {
        _viewModel = StateObject(wrappedValue: LibraryBooksViewModel(provider: provider))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Books")
                .searchable(text: $viewModel.searchText, prompt: "Title or author")
                .navigationDestination(for: LibraryBook.self) { book in
                    LibraryBookDetailView(book: book)
                }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            EmptyView()
        case .loading:
            ProgressView("Loading…")
        case .loaded:
            List(viewModel.visibleBooks) { book in
                NavigationLink(value: book) {
                    LibraryBookRow(book: book)
                }
            }
            .listStyle(.insetGrouped)
            .refreshable { await viewModel.load() }
            .overlay {
                if viewModel.visibleBooks.isEmpty {
                    Text("No results").foregroundStyle(.secondary)
                }
            }
        case .failed(let message):
            VStack(spacing: 8) {
                Text(message)
                Button("Try again") {
                    Task { await viewModel.load() }
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }
}

private struct LibraryBookRow: View {
    let book: LibraryBook

    var body: some View {
        VStack(alignment: .leading) {
            Text(book.title).font(.headline)
            Text(book.author).font(.subheadline).foregroundColor(.secondary)
        }
        .padding(.vertical, 4)
    }
}

struct LibraryBookDetailView: View {
    let book: LibraryBook
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("by \(book.author)")
            Button("Close") { dismiss() }
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct LibraryBooksView_Previews: PreviewProvider {
    struct Preview: LibraryBookProviding {
        func books() async throws -> [LibraryBook] {
            [LibraryBook(id: 1, title: "Emma", author: "Jane Austen")]
        }
    }

    static var previews: some View {
        LibraryBooksView(provider: Preview())
            .previewDisplayName("One book")
    }
}
