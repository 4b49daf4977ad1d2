import Foundation

/// What the list can be told to show.
@MainActor
protocol ChoreListView: AnyObject {
  func showChores(_ rows: [ChoreRow])
  func showError(_ message: String)
}

/// One line of the list, ready to be shown.
struct ChoreRow: Equatable {
  let title: String
  let isDone: Bool
}

@MainActor
final class ChoreListPresenter {
  weak var view: ChoreListView?
  private let service: ChoreService
  private var chores: [Chore] = [] {
    didSet {
      view?.showChores(chores.map { ChoreRow(title: $0.title, isDone: $0.isDone) })
    }
  }
  private var saves: [Int: Task<Void, Never>] = [:]

  init(service: ChoreService) {
    self.service = service
  }

  func load() async {
    switch await Result(catching: service.fetchChores) {
    case .success(let found): chores = found
    case .failure(let error): view?.showError(error.localizedDescription)
    }
  }

  func didSelectChore(at index: Int) {
    guard chores.indices ~= index else { return }
    let before = chores[index]
    guard saves[before.id] == nil else { return }
    chores[index].isDone = !before.isDone
    let after = chores[index]
    saves[before.id] = Task { [service] in
      let result = await Result { try await service.save(after) }
      self.finish(before, result)
    }
  }

  private func finish(_ before: Chore, _ result: Result<Void, Error>) {
    saves.removeValue(forKey: before.id)
    guard case .failure(let error) = result else { return }
    chores = chores.map { chore in
      var chore = chore
      if chore.id == before.id { chore.isDone = before.isDone }
      return chore
    }
    view?.showError(error.localizedDescription)
  }
}

extension Result where Failure == Error {
  fileprivate init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
