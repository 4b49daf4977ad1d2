// caught by: Step3.testBusyWhileItIsGone
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
  /// The chores whose last change the service has not confirmed yet.
  private var saving: Set<String> = []

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
    guard chores.indices.contains(index) else { return }
    var chore = chores[index]
    guard saving.insert("\(chore.id)-\(chore.title)").inserted else { return }
    chore.isDone.toggle()
    mark(chore.id, isDone: chore.isDone)
    Task { await save(chore) }
  }

  private func save(_ chore: Chore) async {
    defer { saving.remove("\(chore.id)-\(chore.title)") }
    do {
      try await service.save(chore)
    } catch {
      mark(chore.id, isDone: !chore.isDone)
      view?.showError(error.localizedDescription)
    }
  }

  /// Looks the chore up by what it is: where it stands may have changed.
  private func mark(_ id: Int, isDone: Bool) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone = isDone
    showChores()
  }

  private func showChores() {
    view?.showChores(chores.map { ChoreRow(title: $0.title, isDone: $0.isDone) })
  }
}
