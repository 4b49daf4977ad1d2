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

/// Decides what the list of chores shows: what the service said last, and over it what is wished.
@MainActor
final class ChoreListPresenter {
  weak var view: ChoreListView?
  private let service: ChoreService
  private var facts: [Chore] = []
  private var wishes: [Chore.ID: Bool] = [:]

  init(service: ChoreService) {
    self.service = service
  }

  func load() async {
    do {
      facts = try await service.fetchChores()
      showChores()
    } catch {
      view?.showError(error.localizedDescription)
    }
  }

  func didSelectChore(at index: Int) {
    guard facts.indices.contains(index), wishes[facts[index].id] == nil else { return }
    var wish = facts[index]
    wish.isDone.toggle()
    wishes[wish.id] = wish.isDone
    showChores()
    Task { [wish] in
      do {
        try await service.save(wish)
        end(wish) { $0.isDone = wish.isDone }
      } catch {
        end(wish) { $0.isDone = !wish.isDone }
        view?.showError(error.localizedDescription)
      }
    }
  }

  private func end(_ wish: Chore, change: (inout Chore) -> Void) {
    wishes[wish.id] = nil
    for index in facts.indices where facts[index].id == wish.id { change(&facts[index]) }
    showChores()
  }

  private func showChores() {
    view?.showChores(
      facts.map { ChoreRow(title: $0.title, isDone: wishes[$0.id] ?? $0.isDone) })
  }
}

extension Chore: Identifiable {}
