import Foundation
import UIKit

/// The system of coordinates in which a place is given.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
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
}
