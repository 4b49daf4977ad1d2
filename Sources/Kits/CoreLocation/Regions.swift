public import Foundation

/// A part of the earth whose border is watched.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A round part of the earth.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    func location(_ place: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    return location(center).distance(from: location(coordinate)) <= radius
  }
}
