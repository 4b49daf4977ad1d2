import Foundation

/// Names a value that a view gives to the container that it is written in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has given one.
  static var defaultValue: Value { get }
}

/// What a view gives to the container that it is written in.
public struct ContainerValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: (any Hashable)?

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it is of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag as? V }
  /// Whether the view has that tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// One of the views that a container has been given.
public struct Subview: Identifiable {
  /// What makes it the same view as before.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }
  /// What makes it the same view as before.
  public let id: ID
  /// What it gives to the container.
  public let containerValues: ContainerValues
  fileprivate let view: any View
}

extension Subview: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

/// The views that a container has been given.
public struct SubviewsCollection: RandomAccessCollection {
  fileprivate let subviews: [Subview]
  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    for subview in subviews {
      blueprint.add(subview, key: .id(AnyHashable(subview.id), occurrence: 0))
    }
  }
}

/// A section that a container has been given, or views that stand outside of one.
public struct SectionConfiguration: Identifiable {
  /// What makes it the same section as before.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }
  /// What makes it the same section as before.
  public let id: ID
  /// What it gives to the container.
  public let containerValues: ContainerValues
  /// What stands above it.
  public let header: SubviewsCollection
  /// What stands below it.
  public let footer: SubviewsCollection
  /// The views in it.
  public let content: SubviewsCollection
}

/// The sections that a container has been given.
public struct SectionCollection: RandomAccessCollection {
  fileprivate let sections: [SectionConfiguration]
  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place behind the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group where Content: View {
  /// Makes views from those that another view consists of.
  @MainActor
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) { self.init { transform(SubviewsCollection(of: view)) } }

  /// Makes views from the sections that another view consists of.
  @MainActor
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
  ) { self.init { transform(SectionCollection(of: view)) } }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  /// Makes one view for each that another view consists of.
  @MainActor
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) { self.init(SubviewsCollection(of: view), content: content) }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Makes one view for each section that another view consists of.
  @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) { self.init(SectionCollection(of: view), content: content) }
}

extension View {
  /// Gives a value to the container that the view is written in.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { ContainerValueGiver(content: self) { $0[keyPath: keyPath] = value } }
}

// MARK: Taking a view apart

/// Several views, each of which counts. A view with a body of its own counts as one, whatever is in it.
@MainActor
private protocol Divisible {
  var parts: [(key: AnyHashable, view: any View)] { get }
}

extension TupleView: Divisible {
  fileprivate var parts: [(key: AnyHashable, view: any View)] {
    views.enumerated().map { ($0.offset, $0.element) }
  }
}

extension _ConditionalContent: Divisible where TrueContent: View, FalseContent: View {
  fileprivate var parts: [(key: AnyHashable, view: any View)] {
    switch storage {
    case .first(let view): [(0, view)]
    case .second(let view): [(1, view)]
    }
  }
}

extension Optional: Divisible where Wrapped: View {
  fileprivate var parts: [(key: AnyHashable, view: any View)] { map { [(0, $0)] } ?? [] }
}

extension AnyView: Divisible {
  fileprivate var parts: [(key: AnyHashable, view: any View)] { [(0, view)] }
}

extension EmptyView: Divisible {
  fileprivate var parts: [(key: AnyHashable, view: any View)] { [] }
}

extension Group: Divisible where Content: View {
  fileprivate var parts: [(key: AnyHashable, view: any View)] { [(0, content)] }
}

extension ForEach: Divisible where Content: View {
  fileprivate var parts: [(key: AnyHashable, view: any View)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }
}

extension SubviewsCollection: Divisible {
  fileprivate var parts: [(key: AnyHashable, view: any View)] {
    subviews.map { (AnyHashable($0.id), $0.view) }
  }
}

private struct ContainerValueGiver<Content: View>: View, _PrimitiveView, Buildable, Giving {
  let content: Content
  let give: (inout ContainerValues) -> Void

  var inner: any View { content }
  func build(_ blueprint: inout Blueprint) { blueprint.add(content) }
}

@MainActor
private protocol Giving {
  var inner: any View { get }
  var give: (inout ContainerValues) -> Void { get }
}

@MainActor
private protocol AnySection {
  var innerViews: (header: any View, content: any View, footer: any View) { get }
}

extension Section: AnySection where Parent: View, Content: View, Footer: View {
  fileprivate var innerViews: (header: any View, content: any View, footer: any View) {
    (header, content, footer)
  }
}

extension SubviewsCollection {
  @MainActor
  fileprivate init(of view: any View) {
    var found: [Subview] = []
    Self.take(view, apartAt: [], giving: ContainerValues()) { found.append($0) }
    subviews = found
  }

  @MainActor
  fileprivate static func take(
    _ view: any View, apartAt path: [AnyHashable], giving values: ContainerValues,
    into found: (Subview) -> Void
  ) {
    var values = values
    if let several = view as? any Divisible {
      for part in several.parts {
        take(part.view, apartAt: path + [part.key], giving: values, into: found)
      }
    } else if let giver = view as? any Giving {
      giver.give(&values)
      take(giver.inner, apartAt: path, giving: values, into: found)
    } else {
      if let tag = (view as? any TaggedView)?.tag { values.tag = tag }
      found(Subview(id: Subview.ID(path: path), containerValues: values, view: view))
    }
  }
}

extension SectionCollection {
  @MainActor
  fileprivate init(of view: any View) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      let nothing = SubviewsCollection(subviews: [])
      sections.append(
        SectionConfiguration(
          id: .init(path: first.id.path), containerValues: ContainerValues(), header: nothing,
          footer: nothing, content: SubviewsCollection(subviews: loose)))
      loose = []
    }
    for subview in SubviewsCollection(of: view) {
      guard let inner = (subview.view as? any AnySection)?.innerViews else {
        loose.append(subview)
        continue
      }
      closeLoose()
      sections.append(
        SectionConfiguration(
          id: .init(path: subview.id.path), containerValues: subview.containerValues,
          header: SubviewsCollection(of: inner.header),
          footer: SubviewsCollection(of: inner.footer),
          content: SubviewsCollection(of: inner.content)))
    }
    closeLoose()
    self.sections = sections
  }
}
