/// A stand-in for the part of Apple's MapKit that screens meet: a view that shows a region and what is marked in it.
///
/// No map is drawn, and nobody moves it. The titles of what is marked can be read, and views of annotations can be
/// touched, though none is used again; a map asks its delegate for one when its annotation is selected, or `view(for:)`
/// is called. A view of an annotation with designated initialisers of its own has to have `init(registeredAs:)`, too.
/// Searches find what a check has given to `MKLocalSearch.know(_:)`; a point of a map has no place.
@_exported public import CoreLocation
@_exported public import UIKit

/// How many degrees a region is high and wide.
public struct MKCoordinateSpan: Equatable, Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Takes how many metres it is high and wide.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    let metresOfDegree = 111_320.0
    let shrinking = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresOfDegree,
        longitudeDelta: longitudinalMeters / metresOfDegree / shrinking))
  }
}

/// What is marked on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place that is marked on a map.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public nonisolated override init() {}
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the user is, as a map shows it; the map says it nowhere but in `userLocation`.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  override nonisolated init() { super.init() }
}

/// Whether a part of a marker is seen.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Which of two markers in one place is seen.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Shows what is marked on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  open var rightCalloutAccessoryView: UIView?
  open var leftCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var isEnabled = true
  open var isDraggable = false
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var isSelected = false
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  public let reuseIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// How a map makes a registered class, which only a required initialiser allows in Swift.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(annotation: nil, reuseIdentifier: reuseIdentifier)
  }
}

/// Shows a place as a balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false
}

/// Shows a place as a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// Whether a map goes where the user goes, who stands still here.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Hears what becomes of a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open private(set) var annotations: [any MKAnnotation] = []
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  public let userLocation = MKUserLocation()
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var region = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ gone: [any MKAnnotation]) {
    for annotation in gone {
      deselectAnnotation(annotation, animated: false)
      views[ObjectIdentifier(annotation)] = nil
    }
    annotations.removeAll { kept in gone.contains { $0 === kept } }
  }
  /// One for each annotation of the map, once somebody has asked.
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// What stands for an annotation of the map: as the delegate says, or as is registered by default.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    if let view = views[ObjectIdentifier(annotation)] { return view }
    let id = MKMapViewDefaultAnnotationViewReuseIdentifier
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(withIdentifier: id)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: id)
    view.annotation = annotation
    views[ObjectIdentifier(annotation)] = view
    return view
  }
  open private(set) var overlays: [any MKOverlay] = []
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ gone: [any MKOverlay]) {
    overlays.removeAll { kept in gone.contains { $0 === kept } }
  }
  /// How an overlay looks, as the delegate says.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Nil unless the identifier is registered: no view is used again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    registered[identifier]?.init(registeredAs: identifier)
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = dequeueReusableAnnotationView(withIdentifier: identifier) else {
      fatalError("No annotation view is registered for the identifier \(identifier).")
    }
    view.annotation = annotation
    return view
  }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {
    registered[id] = viewClass as? MKAnnotationView.Type
  }
  private var registered: [String: MKAnnotationView.Type] = [:]

  /// One at most, and one of the map's, as on an iPhone.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }),
      let view = view(for: annotation)
    else { return }
    deselectAnnotation(selectedAnnotations.first, animated: animated)
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = []
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
  }
}
