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
    StationListViewController(viewModel: StationListViewModel(repository: repository))
  }

  public static func makeCar(repository: any StationRepository) -> CarViewModel {
    CarViewModel(repository: repository)
  }
}
