import Foundation

/// Names an alignment of one's own.
public protocol AlignmentID {
  /// Where the line lies in a view that says nothing about it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How large a view is; zero here, since nothing is laid out.
public struct ViewDimensions: Equatable, Sendable {
  /// How wide the view is.
  public let width: CGFloat
  /// How high the view is.
  public let height: CGFloat

  /// Where a line across the view lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .trailing ? width : guide == .center ? width / 2 : 0
  }
  /// Where a line along the view lies.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .center ? height / 2 : height
  }
  /// Nil, since no view has been asked.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Nil, since no view has been asked.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

private enum AlignmentLine: Hashable, Sendable {
  case system(String)
  case own(ObjectIdentifier)
}

/// A line from top to bottom at which views meet.
public struct HorizontalAlignment: Hashable, Sendable {
  private let line: AlignmentLine
  /// Takes the name of an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { line = .own(ObjectIdentifier(id)) }
  private init(_ name: String) { line = .system(name) }

  /// The side where text starts.
  public static let leading = HorizontalAlignment("leading")
  /// The middle.
  public static let center = HorizontalAlignment("center")
  /// The side where text ends.
  public static let trailing = HorizontalAlignment("trailing")
  /// Where the line below a row starts.
  public static let listRowSeparatorLeading = HorizontalAlignment("listRowSeparatorLeading")
  /// Where the line below a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment("listRowSeparatorTrailing")
}

/// A line from side to side at which views meet.
public struct VerticalAlignment: Hashable, Sendable {
  private let line: AlignmentLine
  /// Takes the name of an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { line = .own(ObjectIdentifier(id)) }
  private init(_ name: String) { line = .system(name) }

  /// The upper edge.
  public static let top = VerticalAlignment("top")
  /// The middle.
  public static let center = VerticalAlignment("center")
  /// The lower edge.
  public static let bottom = VerticalAlignment("bottom")
  /// Where the letters of the first line stand.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")
  /// Where the letters of the last line stand.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}

/// Where a view stands in a larger room.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Takes both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The side where text starts.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The side where text ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where text starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where text starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of text, at the side where it starts.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first line of text, at the side where it ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

extension View {
  /// Sets where a line lies in the view; nobody asks for it.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Sets where a line lies in the view; nobody asks for it.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}
