public import Foundation

/// What is known of a place: its names, as far as a check has said them.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  open var name: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var locality: String?
  open var subLocality: String?
  open var administrativeArea: String?
  open var subAdministrativeArea: String?
  open var postalCode: String?
  open var country: String?
  open var isoCountryCode: String?
  open var timeZone: TimeZone?

  /// Takes where it is; a check makes it, as nobody does on an iPhone.
  public init(at location: CLLocation?) { self.location = location }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names of places and places of names, among those that a check has made known.
open class CLGeocoder: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [CLPlacemark] = []

  /// What every geocoder finds from now on; it does not exist on an iPhone.
  public class func know(_ places: [CLPlacemark]) { lock.withLock { self.places = places } }

  public override init() { super.init() }
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  /// The nearest places within a kilometre.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try near(location)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) { try near(location) } }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }

  /// The places with that word in one of their names.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try named(addressString)
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) { try named(addressString) } }

  private func answer(
    _ handler: CLGeocodeCompletionHandler, _ find: () throws -> [CLPlacemark]
  ) {
    do { handler(try find(), nil) } catch { handler(nil, error) }
  }

  private func near(_ location: CLLocation) throws -> [CLPlacemark] {
    func distance(_ place: CLPlacemark) -> Double {
      place.location?.distance(from: location) ?? .infinity
    }
    return try found { distance($0) < 1_000 }.sorted { distance($0) < distance($1) }
  }

  private func named(_ text: String) throws -> [CLPlacemark] {
    try found { place in
      [place.name, place.thoroughfare, place.locality, place.country].contains {
        $0?.localizedCaseInsensitiveContains(text) ?? false
      }
    }
  }

  private func found(_ isWanted: (CLPlacemark) -> Bool) throws -> [CLPlacemark] {
    let found = Self.lock.withLock { Self.places }.filter(isWanted)
    guard !found.isEmpty else { throw CLError(.geocodeFoundNoResult) }
    return found
  }
}
