/// What lies over a part of a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

/// Places in their order.
@preconcurrency @MainActor
open class MKMultiPoint: MKPointAnnotation, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]
  open var pointCount: Int { coordinates.count }
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
    coordinate = self.coordinates.first ?? CLLocationCoordinate2D()
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint {}

/// An area between places.
open class MKPolygon: MKMultiPoint {}

/// A round area.
@preconcurrency @MainActor
open class MKCircle: MKPointAnnotation, MKOverlay {
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = center
  }
}

/// How something that lies over a map looks; nothing is drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How lines and areas look.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
