/// A row of the list, ready to be shown.
public struct CrateRow: Equatable {
  public let title: String
  public let subtitle: String
}
