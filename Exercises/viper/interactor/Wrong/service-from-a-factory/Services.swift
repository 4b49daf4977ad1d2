@MainActor
enum Services {
  static func makeSearch() -> AppSearchService { CatalogueSearchService() }
}
