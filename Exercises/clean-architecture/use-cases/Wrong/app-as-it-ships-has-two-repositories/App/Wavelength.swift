// caught by: Step3ViewModels.testAppAsItShipsFollowsATap
import Data
import Domain
import Presentation
import UIKit

/// The composition root: the only place that knows all layers.
@MainActor
public enum Wavelength {
  public static func makeList() -> UIViewController {
    StationListViewController(
      viewModel: StationListViewModel(
        fetchStations: DefaultFetchStationsUseCase(repository: BundledStationRepository()),
        toggleFavorite: DefaultToggleFavoriteUseCase(repository: BundledStationRepository())))
  }

  public static func makeList(repository: any StationRepository) -> UIViewController {
    let viewModel = StationListViewModel(
      fetchStations: DefaultFetchStationsUseCase(repository: repository),
      toggleFavorite: DefaultToggleFavoriteUseCase(repository: repository))
    return StationListViewController(viewModel: viewModel)
  }

  public static func makeCar(repository: any StationRepository) -> CarViewModel {
    CarViewModel(fetchStations: DefaultFetchStationsUseCase(repository: repository))
  }
}
