import AVFoundation
import MapKit
import Testing
import WebKit

/// What published apps ask of the kits beside UIKit.
@MainActor
@Suite struct `Found in apps` {
  private final class Walker: NSObject, CLLocationManagerDelegate {
    var events: [String] = []
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      events.append("in \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      events.append("out \(region.identifier)")
    }
  }

  /// https://developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions
  @Test func `a manager tells who comes and goes`() {
    let (manager, walker) = (CLLocationManager(), Walker())
    manager.delegate = walker
    let home = CLCircularRegion(
      center: CLLocationCoordinate2DMake(48, 11), radius: 100, identifier: "home")
    manager.startMonitoring(for: home)
    for latitude in [47.0, 48, 48, 47] {
      manager.report(CLLocation(latitude: latitude, longitude: 11))
    }
    #expect(walker.events == ["in home", "out home"])
    manager.stopMonitoring(for: home)
    manager.report(CLLocation(latitude: 48, longitude: 11))
    #expect(walker.events.count == 2 && manager.monitoredRegions.isEmpty)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private final class Sign: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
    }
    required init?(coder: NSCoder) { nil }
  }
  /// With initialisers of its own alone.
  private final class PlaceView: MKAnnotationView {
    let place: String
    init(place: String) {
      self.place = place
      super.init(annotation: nil, reuseIdentifier: nil)
    }
    required convenience init(registeredAs reuseIdentifier: String) { self.init(place: "") }
    required init?(coder: NSCoder) { nil }
  }
  private final class Guide: NSObject, MKMapViewDelegate {
    var events: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      annotation.title == "b" ? PlaceView(place: "b") : nil
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      events.append("+\(type(of: view)) \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      events.append("-\(type(of: view)) \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      events.append("+\(annotation.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      events.append("-\(annotation.title ?? "")")
    }
  }

  @Test func `a map makes what is registered, and selects one place`() {
    let (map, guide) = (MKMapView(), Guide())
    map.delegate = guide
    let (a, b) = (MKPointAnnotation(), MKPointAnnotation())
    (a.title, b.title) = ("a", "b")
    map.register(Sign.self, forAnnotationViewWithReuseIdentifier: "sign")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "sign", for: a)
    #expect(view is Sign && view.annotation === a && view.canShowCallout)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
    map.selectAnnotation(a, animated: false)
    #expect(guide.events.isEmpty && map.view(for: a) == nil)
    map.addAnnotations([a, b])
    map.selectAnnotation(a, animated: false)
    map.selectAnnotation(a, animated: false)
    map.selectAnnotation(b, animated: false)
    let shown = map.view(for: b)
    #expect(shown?.annotation === b && shown === map.view(for: b) && shown?.isSelected == true)
    map.deselectAnnotation(b, animated: false)
    #expect(
      guide.events == [
        "+MKMarkerAnnotationView true", "+a", "-MKMarkerAnnotationView false", "-a",
        "+PlaceView true", "+b", "-PlaceView false", "-b",
      ])
    #expect(map.selectedAnnotations.isEmpty)
    map.selectAnnotation(a, animated: false)
    map.removeAnnotation(a)
    #expect(guide.events.last == "-a" && map.selectedAnnotations.isEmpty)
    map.register(
      Sign.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(a)
    #expect(map.view(for: a) is Sign)
  }

  private final class Page: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    var said: [String] = []
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { said.append("\(message.name): \(message.body)") }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
      decisionHandler(navigationResponse.response.url?.host == "good.example" ? .allow : .cancel)
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { said.append("failed: \((error as NSError).code)") }
  }

  /// https://developer.apple.com/documentation/webkit/wkscriptmessagehandler
  @Test func `a page talks to the app, which decides what is shown`() throws {
    let (configuration, page) = (WKWebViewConfiguration(), Page())
    configuration.userContentController.add(page, name: "buy")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.configuration.userContentController.post(3, to: "buy")
    view.configuration.userContentController.post(3, to: "sell")
    #expect(page.said == ["buy: 3"])
    view.navigationDelegate = page
    view.load(URLRequest(url: try #require(URL(string: "https://bad.example"))))
    #expect(view.url == nil && page.said == ["buy: 3", "failed: 102"])
    view.load(URLRequest(url: try #require(URL(string: "https://good.example"))))
    #expect(view.url?.host == "good.example")
  }

  private final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
  }

  @Test func `a view may be drawn with the layer of a player`() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    player.actionAtItemEnd = .none
    let view = PlayerView()
    view.playerLayer?.player = player
    #expect(view.playerLayer?.player === player)
    player.play()
    player.seek(to: try #require(player.currentItem).duration)
    #expect(player.rate == 1)
  }
}
