import Foundation

/// What stands at the side of a list cell.
public struct UICellAccessory: Sendable {
  /// When it is seen.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case standard, actual
    case custom(CGFloat)
  }
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  enum Kind: String, Sendable {
    case disclosureIndicator, checkmark, delete, reorder, detail, insert, multiselect
    case outlineDisclosure, popUpMenu, label, customView
  }
  let kind: Kind
  /// What a touch on it does.
  var action: (@MainActor @Sendable () -> Void)?
  /// What is read on it.
  var text: String?

  public struct DisclosureIndicatorOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()

  ) -> Self { Self(kind: .disclosureIndicator) }
  public struct CheckmarkOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()

  ) -> Self { Self(kind: .checkmark) }
  public struct DeleteOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func delete(
    displayed: DisplayedState = .always, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> Self { Self(kind: .delete, action: actionHandler) }
  public struct ReorderOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func reorder(
    displayed: DisplayedState = .always, options: ReorderOptions = ReorderOptions()

  ) -> Self { Self(kind: .reorder) }
  public struct DetailOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> Self { Self(kind: .detail, action: actionHandler) }
  public struct InsertOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func insert(
    displayed: DisplayedState = .always, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> Self { Self(kind: .insert, action: actionHandler) }
  public struct MultiselectOptions: Sendable {
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  public static func multiselect(
    displayed: DisplayedState = .always, options: MultiselectOptions = MultiselectOptions()

  ) -> Self { Self(kind: .multiselect) }
  public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> Self { Self(kind: .outlineDisclosure, action: actionHandler) }
  public struct LabelOptions: Sendable {
    public var tintColor: UIColor?
    public var font: UIFont?
    public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self { Self(kind: .label, text: text) }

  /// A view of one's own at the side of a cell.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { (self.customView, self.placement) = (customView, placement) }
  }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(kind: .customView)
  }
}
