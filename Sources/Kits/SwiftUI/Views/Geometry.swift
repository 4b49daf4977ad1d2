import Foundation
import UIKit

/// The system of coordinates in which a place is given.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// Names a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The system that it names.
  var coordinateSpace: CoordinateSpace { get }
}

/// A system of coordinates that a view has named, or a scrolled one.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Hashable {
  /// The system that it names.
  public let coordinateSpace: CoordinateSpace
}

/// That of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The system that it names.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// That of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The system that it names.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the view that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  /// That of the nearest view that scrolls.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// That of the nearest view that scrolls along the axis.
  public static func scrollView(axis: Axis) -> Self { .scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// What a view knows of its room: here always that of the whole screen.
public struct GeometryProxy: Sendable {
  /// The size of the room.
  public let size: CGSize
  /// What bars and corners take; nothing here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room as a rectangle, the same in every system of coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The room as a rectangle, the same in every system of coordinates.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// How far the view that has named its system of coordinates reaches, as large as the screen.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { frame(in: .local) }
}

/// Gives its content the size of its room, which here is that of the whole screen.
public struct GeometryReader<Content: View> {
  /// Makes the content from the size.
  public var content: (GeometryProxy) -> Content

  /// Takes what makes the content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("GeometryReader")
    blueprint.add(content(GeometryProxy(size: UIScreen.main.bounds.size)))
  }
}

/// Brings a view of a scrolled content into sight.
@MainActor
public struct ScrollViewProxy {
  fileprivate weak var host: Host?

  /// Asks for the view of that id; `ViewScreen.scrollTarget` knows the last one asked for.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    host?.scrollTarget = AnyHashable(id)
  }
}

/// Gives its content a way to scroll to one of its views.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Takes what makes the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content(ScrollViewProxy(host: blueprint.node.host)))
  }
}

extension View {
  /// Names the system of coordinates of the view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Names the system of coordinates of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
