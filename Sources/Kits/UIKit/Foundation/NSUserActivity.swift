import Foundation

#if !canImport(ObjectiveC)
  /// The type of an activity that came from a universal link.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// What the user is doing, to be taken up again elsewhere; handed over by nobody here.
  open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true

    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }
#endif
