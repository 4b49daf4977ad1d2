import Foundation

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a password has to be like.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What a text view makes a link of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The room in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
