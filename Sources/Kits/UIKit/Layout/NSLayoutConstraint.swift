import Foundation

/// How much a constraint matters, up to 1000, required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two sides of views, kept as data: nothing is laid out by it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var holder: UIView?

  /// Relates a side of an item to a side of another, or to a number alone.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Relates nothing yet, for a property that gets its constraint later.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Whether it is in force; an active one is held by the nearest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    let held = constraints.filter(\.isActive)
    for (holder, group) in Dictionary(grouping: held, by: { $0.holder }) { holder?.drop(group) }
  }

  /// The views it speaks of; a layout guide counts as its owner.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }

  private func activate() {
    guard !isActive, let first = views.first else { return }
    let others = views.dropFirst()
    let ancestor = sequence(first: first, next: \.superview).first { candidate in
      others.allSatisfy { $0.isDescendant(of: candidate) }
    }
    guard let ancestor else {
      fatalError(
        """
        Unable to activate a constraint: its views have no common ancestor. \
        Call addSubview(_:) before NSLayoutConstraint.activate(_:).
        """)
    }
    holder = ancestor
    ancestor.constraints.append(self)
    ancestor.setNeedsLayout()
  }

  private func deactivate() { holder?.drop([self]) }

  /// Called by the view that has let go of it.
  func wasDropped(by view: UIView) { if holder === view { holder = nil } }
}

/// A rectangle for layout that is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier: String?
  /// All of its view, since no constraint moves anything.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Belongs to no view until one adds it.
  public override init() { super.init() }

  init(owner: UIView) {
    owningView = owner
    super.init()
  }
}
