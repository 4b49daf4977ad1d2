/// A stand-in for the part of Apple's Core Location that apps meet: places, and asking where the user is.
///
/// The user always allows it, and stands still: a check says where with `CLLocationManager.report(_:)`, and which
/// places there are with `CLGeocoder.know(_:)`. Managers tell of the regions that are round, one place after another.
public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
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

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place, and when somebody was there.
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let timestamp: Date
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 5, verticalAccuracy: 5, course: -1, speed: 0, timestamp: Date())
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
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
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
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
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
}

/// What an app does with places.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Asks where the user is.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  /// The regions whose borders are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
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

  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }
  /// Tells of the user's coming and going from now on; one of the same name gives way.
  open func startMonitoring(for region: CLRegion) {
    stopMonitoring(for: region)
    monitoredRegions.insert(region)
  }
  open func stopMonitoring(for region: CLRegion) {
    monitoredRegions = monitoredRegions.filter { $0.identifier != region.identifier }
  }

  private func allow(_ status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    authorizationStatus = status
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Says where the user is, to who has asked for it; it does not exist on an iPhone.
  public func report(_ location: CLLocation) {
    let before = self.location
    self.location = location
    for case let region as CLCircularRegion in monitoredRegions {
      let wasInside = before.map { region.contains($0.coordinate) } ?? false
      let isInside = region.contains(location.coordinate)
      if isInside, !wasInside, region.notifyOnEntry {
        delegate?.locationManager(self, didEnterRegion: region)
      }
      if !isInside, wasInside, region.notifyOnExit {
        delegate?.locationManager(self, didExitRegion: region)
      }
    }
    guard isUpdating || isAsked else { return }
    isAsked = false
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}
