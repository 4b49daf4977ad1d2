// caught by: Step3.testAppShowsFavoritesFirst
import Data
import Domain
import Presentation
import UIKit

private struct Toggle: ToggleFavoriteUseCase {
  let repository: any StationRepository
  func execute(id: Int) async throws { try await repository.toggleFavorite(id: id) }
}

/// The composition root: the only place that knows all layers.
@MainActor
public enum Wavelength {
  public static func makeList() -> UIViewController {
    makeList(repository: BundledStationRepository())
  }

  public static func makeList(repository: any StationRepository) -> UIViewController {
    let viewModel = StationListViewModel(
      fetchStations: DefaultFetchStationsUseCase(repository: repository),
      toggleFavorite: Toggle(repository: repository))
    return StationListViewController(viewModel: viewModel)
  }

  public static func makeCar(repository: any StationRepository) -> CarViewModel {
    CarViewModel(fetchStations: DefaultFetchStationsUseCase(repository: repository))
  }
}
