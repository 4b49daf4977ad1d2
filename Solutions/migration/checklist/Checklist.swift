/// What a migrated module has.
enum MigrationBox: CaseIterable {
  case entities, useCases, repositoryProtocols, dataLayer
  case viewModel, controller, coordinator
  case unitTests, interfaceTests, registration
}

/// How far the detail of a course is.
enum Checklist {
  static let ticked = Set(MigrationBox.allCases)
}
