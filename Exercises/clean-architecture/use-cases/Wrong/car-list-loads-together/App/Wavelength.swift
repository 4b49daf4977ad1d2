// caught by: Step3.testAppShowsFavoritesFirst
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
      toggleFavorite: DefaultToggleFavoriteUseCase(repository: repository))
    return StationListViewController(viewModel: viewModel)
  }

  private static var car: CarViewModel?

  public static func makeCar(repository: any StationRepository) -> CarViewModel {
    if let car { return car }
    let new = CarViewModel(fetchStations: DefaultFetchStationsUseCase(repository: repository))
    car = new
    return new
  }
}
