import CoreTransferable
import MapKit
import PhotosUI
import Testing
import WebKit

@MainActor
@Suite struct `Pictures and maps` {
  private struct Places: View {
    @State private var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 1_000,
      longitudinalMeters: 1_000)
    @State private var item: PhotosPickerItem?
    var body: some View {
      Map(initialPosition: .region(region)) {
        Marker("Home", coordinate: region.center)
        Annotation("Work", coordinate: region.center) { Button("Open") { region.span = .init() } }
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
      MapReader { proxy in
        Text(proxy.convert(.zero, from: .local) == nil ? "nowhere" : "somewhere")
      }
      PhotosPicker("Choose", selection: $item, matching: .images)
      Text(region.span == .init() ? "opened" : "closed")
    }
  }

  @Test func `show titles and what can be touched`() throws {
    let screen = ViewScreen(showing: Places())
    #expect(screen.visibleText == ["Home", "Open", "Work", "nowhere", "Choose", "closed"])
    try screen.tap("Open")
    try screen.tap("Choose")
    #expect(screen.shows("opened"))
  }

  @Test func `a picked picture is loaded`() async throws {
    let item = PhotosPickerItem(itemIdentifier: "a", content: Data([1, 2]))
    #expect(try await item.loadTransferable(type: Data.self) == Data([1, 2]))
    #expect(try await item.loadTransferable(type: String.self) == nil)
  }

  @Test func `a map keeps what is marked`() {
    let (map, pin) = (MKMapView(), MKPointAnnotation())
    pin.title = "Here"
    map.addAnnotation(pin)
    #expect(map.annotations.map(\.title) == ["Here"])
    map.removeAnnotations(map.annotations)
    map.setCenter(CLLocationCoordinate2D(latitude: 3, longitude: 4), animated: false)
    #expect(map.annotations.isEmpty && map.centerCoordinate.latitude == 3)
  }

  private final class Painter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      return renderer
    }
  }

  @Test func `a map asks its delegate how a line looks`() {
    let (map, painter) = (MKMapView(), Painter())
    map.delegate = painter
    let line = MKPolyline(
      coordinates: [CLLocationCoordinate2D(latitude: 5, longitude: 6)], count: 1)
    let area = MKPolygon(coordinates: [line.coordinate], count: 1)
    map.addOverlays([line, MKCircle(center: line.coordinate, radius: 10)])
    #expect(painter.mapView(map, rendererFor: area) as? MKPolylineRenderer == nil)
    let renderer = map.renderer(for: line) as? MKPolylineRenderer
    #expect(renderer?.strokeColor == .systemBlue && line.coordinate.latitude == 5)
    map.removeOverlay(line)
    #expect(map.overlays.count == 1 && map.renderer(for: line) == nil)
  }

  @Test func `a view is made a picture of as large as was proposed`() {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == .zero)
    renderer.proposedSize = ProposedViewSize(width: 20, height: 10)
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
  }

  @Test func `a web view tells how far it has come`() {
    let view = WKWebView()
    var heard: [Double] = []
    let observation = view.observe(\.estimatedProgress) { view, _ in
      heard.append(view.estimatedProgress)
    }
    view.load(URLRequest(url: URL(filePath: "/a")))
    #expect(heard == [1])
    observation.invalidate()
  }
}
