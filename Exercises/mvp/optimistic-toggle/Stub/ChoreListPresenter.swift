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

/// Decides what the list of chores shows.
@MainActor
final class ChoreListPresenter {
  weak var view: ChoreListView?
  private let service: ChoreService
  private var chores: [Chore] = []

  init(service: ChoreService) {
    self.service = service
  }

  func load() async {
    do {
      chores = try await service.fetchChores()
      showChores()
    } catch {
      view?.showError(error.localizedDescription)
    }
  }

  func didSelectChore(at index: Int) {
    Task {
      var chore = chores[index]
      chore.isDone.toggle()
      try? await service.save(chore)
      chores[index] = chore
      showChores()
    }
  }

  private func showChores() {
    view?.showChores(chores.map { ChoreRow(title: $0.title, isDone: $0.isDone) })
  }
}
