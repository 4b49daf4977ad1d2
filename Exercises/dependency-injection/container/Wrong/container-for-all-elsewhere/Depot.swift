// caught by: Step3.testNobodyKeepsAContainer
@MainActor
enum Depot {
  static let container = DIContainer()
}
