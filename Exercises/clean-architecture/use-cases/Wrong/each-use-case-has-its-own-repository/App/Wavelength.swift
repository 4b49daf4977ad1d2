// caught by: Step3ViewModels.testAppShowsFavoritesFirst
import Data
import Domain
import Presentation
import UIKit

/// The composition root: the only place that knows all layers.
@MainActor
public enum Wavelength {
  public static func makeList() -> UIViewController {
    makeList(repository: BundledStationRepository())
  }

  public static func makeList(repository: any StationRepository) -> UIViewController {
    let viewModel = StationListViewModel(
      fetchStations: DefaultFetchStationsUseCase(repository: repository),
      toggleFavorite: DefaultToggleFavoriteUseCase(repository: BundledStationRepository()))
    return StationListViewController(viewModel: viewModel)
  }

  public static func makeCar(repository: any StationRepository) -> CarViewModel {
    CarViewModel(fetchStations: DefaultFetchStationsUseCase(repository: repository))
  }
}
