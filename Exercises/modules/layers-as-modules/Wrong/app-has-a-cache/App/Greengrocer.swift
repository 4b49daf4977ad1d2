// caught by: Step3Presentation.testAppOnlyJoins

import Data
import Domain
import Infrastructure
import Presentation
import UIKit

/// Where the app begins, and where its parts are joined.
@MainActor
public enum Greengrocer {
  public static func makeCrateList() -> UIViewController {
    makeCrateList(client: ServerClient())
  }

  public static func makeCrateList(client: any HTTPClient) -> UIViewController {
    let repository = CachedCrateRepository(of: RemoteCrateRepository(client: client))
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
}

/// Asks once a minute at most.
final class CachedCrateRepository: CrateRepository {
  private let repository: any CrateRepository
  private var kept: [Crate] = []
  private var asked = Date.distantPast

  init(of repository: any CrateRepository) {
    self.repository = repository
  }

  func crates() async throws -> [Crate] {
    if Date().timeIntervalSince(asked) > 60 {
      kept = try await repository.crates()
      asked = Date()
    }
    return kept
  }
}
