// caught by: Step4Doors.testRowsAreMadeInside
/// A row of the list, ready to be shown.
public struct CrateRow: Equatable {
  public let title: String
  public let subtitle: String

  public init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
