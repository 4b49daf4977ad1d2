import Foundation

/// A place on a map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place with what people call it.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  /// Nothing is opened; the answer is that of an iPhone with its own maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Finds places by what they are called, among those that a check has made known.
open class MKLocalSearch: NSObject {
  /// What is searched for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() {}
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
  }
  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    open var boundingRegion: MKCoordinateRegion {
      MKCoordinateRegion(
        center: mapItems.first?.placemark.coordinate ?? CLLocationCoordinate2D(),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    }
    fileprivate init(_ items: [MKMapItem]) { mapItems = items }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private static let lock = NSLock()
  nonisolated(unsafe) private static var items: [MKMapItem] = []
  /// What has a name with that text in it.
  fileprivate static func items(named text: String) -> [MKMapItem] {
    lock.withLock { items }.filter { $0.name?.localizedCaseInsensitiveContains(text) ?? false }
  }
  private let request: Request
  private var isCancelled = false

  /// What every search finds from now on if its name fits; it does not exist on an iPhone.
  public class func know(_ items: [MKMapItem]) { lock.withLock { self.items = items } }

  public init(request: Request) { self.request = request }
  open var isSearching: Bool { false }
  open func cancel() { isCancelled = true }
  open func start() async throws -> Response { try found() }
  open func start(completionHandler: @escaping CompletionHandler) {
    do { completionHandler(try found(), nil) } catch { completionHandler(nil, error) }
  }

  private func found() throws -> Response {
    let items = Self.items(named: request.naturalLanguageQuery ?? "")
    guard !items.isEmpty, !isCancelled else { throw MKError(.placemarkNotFound) }
    return Response(items)
  }
}

/// Why a map has no answer.
public struct MKError: Error {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// What somebody may be about to type.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  init(_ item: MKMapItem) {
    title = item.name ?? ""
    subtitle = item.placemark.locality ?? ""
  }
}

/// Hears of what somebody may be about to type.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what is typed with the places that a check has made known.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  /// Kept; a place that is known is of every kind.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open private(set) var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { false }
  public override nonisolated init() {}

  /// The delegate hears at once; a text that is empty asks for nothing.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return results = [] }
      results = MKLocalSearch.items(named: queryFragment).map(MKLocalSearchCompletion.init)
      delegate?.completerDidUpdateResults(self)
    }
  }
  open func cancel() {}
}
