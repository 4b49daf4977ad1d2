extension Workload {
  /// Ten files and 1,500 lines in the manner of a real app, the same ones on every run.
  static let generated = Workload(
    name: "generated", exercise: "bench/generated", title: "A travel agency", kits: [],
    files: GeneratedApp.files, checks: GeneratedApp.checks,
    body: Edit(
      file: "ListViewModels.swift", after: "    let loaded = try await service.trips()\n",
      insertion: "    if loaded.count == %N { return [] }\n"),
    interface: Edit(
      file: "ListViewModels.swift", after: "final class TripListViewModel {\n",
      insertion: "  func variant%N() -> Int { %N }\n\n"))
}

/// An app of a travel agency: for each kind of thing the same parts, as such apps have them.
enum GeneratedApp {
  static let files = [
    SourceFile(name: "Models.swift", text: page(entities.map(\.model))),
    SourceFile(
      name: "Endpoints.swift", text: page([Entity.endpointHead] + entities.map(\.endpoints))),
    SourceFile(
      name: "ServiceProtocols.swift", text: page([Entity.errors] + entities.map(\.serviceProtocol))),
    SourceFile(
      name: "RemoteServices.swift", text: page([Entity.transport] + entities.map(\.remoteService))),
    SourceFile(name: "InMemoryServices.swift", text: page(entities.map(\.inMemoryService))),
    SourceFile(name: "Formatters.swift", text: page([Entity.wording] + entities.map(\.formatter))),
    SourceFile(name: "Filters.swift", text: page(entities.map(\.filter))),
    SourceFile(
      name: "ListViewModels.swift", text: page([Entity.loadState] + entities.map(\.listViewModel))),
    SourceFile(name: "DetailViewModels.swift", text: page(entities.map(\.detailViewModel))),
    SourceFile(
      name: "Router.swift",
      text: page([Entity.router(entities), Entity.session(entities)])),
  ]

  static let checks = [
    SourceFile(name: "Step1Data.swift", text: Entity.checksOfData(entities)),
    SourceFile(name: "Step2Screens.swift", text: Entity.checksOfScreens(entities)),
  ]

  static let entities = [
    Entity("Trip", "trip", [("nights", "Int"), ("price", "Double"), ("isGuided", "Bool")]),
    Entity("Hotel", "hotel", [("stars", "Int"), ("rate", "Double"), ("hasPool", "Bool")]),
    Entity("Booking", "booking", [("guests", "Int"), ("total", "Double"), ("isPaid", "Bool")]),
    Entity("Guide", "guide", [("tours", "Int"), ("rating", "Double"), ("isFree", "Bool")]),
    Entity("Ticket", "ticket", [("seat", "Int"), ("fare", "Double"), ("isReturn", "Bool")]),
  ]

  private static func page(_ parts: [String]) -> String {
    (["import Foundation"] + parts).joined(separator: "\n\n") + "\n"
  }
}

/// One kind of thing that the app shows: its names, and a number, an amount and a flag of its own.
struct Entity {
  var type: String
  var name: String
  var count: String
  var amount: String
  var flag: String

  init(_ type: String, _ name: String, _ fields: [(name: String, type: String)]) {
    self.type = type
    self.name = name
    (count, amount, flag) = (fields[0].name, fields[1].name, fields[2].name)
  }
}
