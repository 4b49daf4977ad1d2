import Combine
import SwiftUI

// Code as apps have it: it must compile unchanged, in both language modes.

// MARK: MVVM with ObservableObject

struct Forecast: Identifiable, Equatable, Sendable {
  let id: Int
  let city: String
  let degrees: Int
}

protocol ForecastService: Sendable {
  func forecasts(for query: String) async throws -> [Forecast]
}

enum ForecastError: LocalizedError {
  case noNetwork
  var errorDescription: String? { "You are offline." }
}

@MainActor
final class ForecastViewModel: ObservableObject {
  enum State: Equatable {
    case idle
    case loading
    case loaded([Forecast])
    case failed(String)
  }

  @Published private(set) var state: State = .idle
  @Published var query = ""
  @Published var showsError = false
  private let service: any ForecastService
  private var cancellables = Set<AnyCancellable>()

  init(service: any ForecastService) {
    self.service = service
    $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] text in if text.isEmpty { self?.state = .idle } }
      .store(in: &cancellables)
  }

  func search() async {
    state = .loading
    do {
      state = .loaded(try await service.forecasts(for: query))
    } catch {
      state = .failed(error.localizedDescription)
      showsError = true
    }
  }
}

struct ForecastView: View {
  @StateObject private var viewModel: ForecastViewModel

  init(service: any ForecastService) {
    _viewModel = StateObject(wrappedValue: ForecastViewModel(service: service))
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        HStack {
          TextField("City", text: $viewModel.query)
            .textFieldStyle(.roundedBorder)
            .autocapitalization(.words)
          Button(action: { Task { await viewModel.search() } }) {
            Image(systemName: "magnifyingglass")
          }
          .disabled(viewModel.query.isEmpty)
          .buttonStyle(.borderedProminent)
        }
        .padding(.horizontal)
        content
        Spacer()
      }
      .navigationTitle("Forecast")
      .background(Color(.systemBackground))
      .alert("Error", isPresented: $viewModel.showsError) {
        Button("Again") { Task { await viewModel.search() } }
        Button("OK", role: .cancel) {}
      } message: {
        if case .failed(let message) = viewModel.state { Text(message) }
      }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .idle:
      Text("Search for a city").foregroundColor(.secondary)
    case .loading:
      ProgressView()
    case .loaded(let forecasts) where forecasts.isEmpty:
      Text("Nothing found")
    case .loaded(let forecasts):
      List(forecasts) { forecast in
        HStack {
          Text(forecast.city).font(.headline)
          Spacer()
          Text("\(forecast.degrees)°")
            .font(.system(size: 24, weight: .bold))
            .foregroundColor(forecast.degrees > 25 ? .red : .blue)
        }
      }
    case .failed:
      Label("Failed", systemImage: "xmark.octagon").foregroundStyle(.red)
    }
  }
}

// MARK: MVVM with Observable, bindings into children, a service from the environment

struct TodoItem: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor @Observable
final class TodoListModel {
  var items: [TodoItem] = []
  var newTitle = ""
  var canAdd: Bool { !newTitle.isEmpty }
  var openCount: Int { items.count { !$0.isDone } }

  func add() {
    items.append(TodoItem(id: items.count + 1, title: newTitle))
    newTitle = ""
  }

  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    Toggle(isOn: $item.isDone) {
      Text(item.title).strikethrough(item.isDone)
    }
  }
}

struct TodoListView: View {
  @State private var model = TodoListModel()
  @Environment(\.analytics) private var analytics

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        Section {
          ForEach($model.items) { $item in
            TodoRow(item: $item)
          }
          .onDelete(perform: model.delete)
        } header: {
          Text("\(model.openCount) open")
        }
        Section("New") {
          TextField("What?", text: $model.newTitle)
            .onSubmit(addItem)
          Button("Add", action: addItem)
            .disabled(!model.canAdd)
        }
      }
      .navigationTitle("To do")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
      }
    }
  }

  private func addItem() {
    model.add()
    analytics.track("added")
  }
}

@MainActor
final class Analytics {
  private(set) var events: [String] = []
  nonisolated init() {}
  func track(_ event: String) { events.append(event) }
}

private struct AnalyticsKey: EnvironmentKey {
  static let defaultValue = Analytics()
}

extension EnvironmentValues {
  var analytics: Analytics {
    get { self[AnalyticsKey.self] }
    set { self[AnalyticsKey.self] = newValue }
  }
}
