// caught by: Step3.testCarKeepsItsNames
import Domain

/// What the screen in the car shows: four names, for more cannot be read while driving.
@MainActor
public final class CarViewModel {
  public private(set) var names: [String] = []
  private let fetchStations: any FetchStationsUseCase

  public init(fetchStations: any FetchStationsUseCase) {
    self.fetchStations = fetchStations
  }

  /// Keeps the names that it shows if there are no new ones.
  public func load() async {
    do {
      names = try await fetchStations.execute().prefix(4).map(\.name)
    } catch is CancellationError {
      names = []
    } catch {
      return
    }
  }
}
