import Data
import Domain
import Presentation
import UIKit

/// The composition root: the only place that knows all layers.
@MainActor
public enum Wavelength {
  private static let repository = BundledStationRepository()

  public static func makeList() -> UIViewController {
    makeList(repository: repository)
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
