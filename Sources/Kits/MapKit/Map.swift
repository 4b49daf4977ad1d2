public import SwiftUI

/// A map with what is marked in it.
public struct Map<Content: View>: View {
  private let content: Content

  /// What is marked.
  public var body: some View { ZStack { content } }
}

extension Map {
  /// Takes what is shown at first and what is marked.
  public init(
    initialPosition: MapCameraPosition = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Takes what is shown and what is marked.
  public init(position: Binding<MapCameraPosition>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Takes the region, what is to be marked and how each of it is.
  public init<Items: RandomAccessCollection, Mark: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark
  )
  where
    Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Mark>
  { content = ForEach(annotationItems, content: annotationContent) }
}

extension Map where Content == EmptyView {
  /// Takes what is shown at first.
  public init(initialPosition: MapCameraPosition = .automatic) { content = EmptyView() }
  /// Takes what is shown.
  public init(position: Binding<MapCameraPosition>) { content = EmptyView() }
  /// Takes the region.
  public init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false) {
    content = EmptyView()
  }
}

/// From where a map is looked at.
public struct MapCameraPosition: Sendable {
  /// The region that is shown, if it was said.
  public let region: MKCoordinateRegion?
  /// Everything that is marked.
  public static let automatic = MapCameraPosition(region: nil)
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  /// Where the user is.
  public static func userLocation(fallback: MapCameraPosition) -> Self { fallback }
}

/// A balloon with a title at a place.
public struct Marker<Label: View>: View {
  private let label: Label
  /// The title.
  public var body: some View { label }
  /// Takes the place and what is seen.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Marker where Label == Text {
  /// Takes a title and the place.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }
  /// Takes a title and the place.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }
}

extension Marker where Label == Text {
  /// Takes a place with its name.
  public init(item: MKMapItem) { label = Text(verbatim: item.name ?? "") }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and the place.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = SwiftUI.Label(title, systemImage: systemImage) }
}

/// A view at a place.
public struct Annotation<Content: View>: View {
  private let title: String
  private let content: Content
  /// The view above its title.
  public var body: some View {
    VStack {
      content
      Text(verbatim: title)
    }
  }
  /// Takes a title, the place and the view.
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.content = content()
  }
}

/// A view at a place, as it was written at first.
public struct MapAnnotation<Content: View>: View {
  private let content: Content
  /// The view.
  public var body: some View { content }
  /// Takes the place and the view.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A balloon at a place, as it was written at first.
public struct MapMarker: View {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Takes the place and its colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
  }
  /// A balloon.
  public var body: some View { Image(systemName: "mappin") }
}

/// How a map looks.
public struct MapStyle: Sendable {
  private let name: String
  /// Streets.
  public static let standard = MapStyle(name: "standard")
  /// From above.
  public static let imagery = MapStyle(name: "imagery")
  /// From above, with streets.
  public static let hybrid = MapStyle(name: "hybrid")

  /// How high the land is drawn.
  public struct Elevation: Sendable {
    /// As the map wants.
    public static let automatic = Elevation()
    /// Flat.
    public static let flat = Elevation()
    /// As it is.
    public static let realistic = Elevation()
  }
  /// Streets, with the land as high as is said.
  public static func standard(elevation: Elevation) -> MapStyle { standard }
  /// From above, with the land as high as is said.
  public static func imagery(elevation: Elevation) -> MapStyle { imagery }
  /// From above, with streets and the land as high as is said.
  public static func hybrid(elevation: Elevation) -> MapStyle { hybrid }
}

extension View {
  /// Sets how maps look.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Sets what lies on maps to move them with; nobody sees or touches it.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
}

/// Goes where the user is.
public struct MapUserLocationButton: View {
  /// Makes one.
  public init() {}
  /// A button.
  public var body: some View { EmptyView() }
}
/// Shows where north is.
public struct MapCompass: View {
  /// Makes one.
  public init() {}
  /// A needle.
  public var body: some View { EmptyView() }
}
/// Shows how long a mile is.
public struct MapScaleView: View {
  /// Makes one.
  public init() {}
  /// A bar.
  public var body: some View { EmptyView() }
}
/// Tilts the map.
public struct MapPitchToggle: View {
  /// Makes one.
  public init() {}
  /// A button.
  public var body: some View { EmptyView() }
}

/// Knows which place is at which point of a map; none, since nothing is drawn.
public struct MapProxy {
  /// The place at a point.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  /// The point of a place.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

/// Gives what is in it the places of the map in it.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  /// What is in it.
  public var body: some View { content(MapProxy()) }
  /// Takes what is made of the places.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}
