// caught by: Step4Doors.testEachPublicHasItsReader
/// A row of the list, ready to be shown.
public struct CrateRow: Equatable {
  public let title: String
  public let subtitle: String

  public init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
