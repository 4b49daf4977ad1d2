/// A stand-in for the part of Apple's Core Location that apps meet: places, and asking where the user is.
///
/// The user always allows it, and stands still: a check says where with `CLLocationManager.report(_:)`, and which
/// places there are with `CLGeocoder.know(_:)`.
public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place, and when somebody was there.
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let timestamp = Date()
  public let altitude: CLLocationDistance = 0
  public let horizontalAccuracy: CLLocationAccuracy = 5
  public let speed: Double = 0

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// In metres, over a round earth.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate, location.coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func square(_ value: Double) -> Double { value * value }
    let a =
      square(sin(radians(to.latitude - from.latitude) / 2))
      + cos(radians(from.latitude)) * cos(radians(to.latitude))
      * square(sin(radians(to.longitude - from.longitude) / 2))
    return 2 * 6_371_000 * asin(min(1, a.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why there is no place.
public struct CLError: Error {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
    case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Hears where the user is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Asks where the user is.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  open private(set) var location: CLLocation?
  private var isUpdating = false
  private var isAsked = false

  public override init() { super.init() }
  open class func locationServicesEnabled() -> Bool { true }

  open func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
  open func requestAlwaysAuthorization() { allow(.authorizedAlways) }
  open func startUpdatingLocation() { isUpdating = true }
  open func stopUpdatingLocation() { isUpdating = false }
  open func requestLocation() { isAsked = true }

  private func allow(_ status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    authorizationStatus = status
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Says where the user is, to who has asked for it; it does not exist on an iPhone.
  public func report(_ location: CLLocation) {
    self.location = location
    guard isUpdating || isAsked else { return }
    isAsked = false
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}
