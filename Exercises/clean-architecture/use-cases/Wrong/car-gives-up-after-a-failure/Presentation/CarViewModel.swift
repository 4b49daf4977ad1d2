// caught by: Step3ViewModels.testCarKeepsItsNames
import Domain

/// What the screen in the car shows: four names, for more cannot be read while driving.
@MainActor
public final class CarViewModel {
  public private(set) var names: [String] = []
  private var failed = false
  private let fetchStations: any FetchStationsUseCase

  public init(fetchStations: any FetchStationsUseCase) {
    self.fetchStations = fetchStations
  }

  /// Keeps the names that it shows if there are no new ones.
  public func load() async {
    guard !failed else { return }
    guard let stations = try? await fetchStations.execute() else {
      failed = true
      return
    }
    names = stations.prefix(4).map(\.name)
  }
}
