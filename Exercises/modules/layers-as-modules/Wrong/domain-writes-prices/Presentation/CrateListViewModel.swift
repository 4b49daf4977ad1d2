import Domain
import Foundation

/// What the list shows.
@MainActor
public final class CrateListViewModel {
  public private(set) var rows: [CrateRow] = []
  public private(set) var errorMessage: String?
  private let listCrates: ListCrates

  public init(listCrates: ListCrates) {
    self.listCrates = listCrates
  }

  public func load() async {
    do {
      rows = try await listCrates.execute().map(row)
      errorMessage = nil
    } catch CrateError.offline {
      errorMessage = "You are offline."
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  private func row(of crate: Crate) -> CrateRow {
    let price = crate.price
    return CrateRow(title: crate.name, subtitle: "\(price), \(stock(of: crate))")
  }

  private func stock(of crate: Crate) -> String {
    if crate.isSoldOut { return "sold out" }
    return crate.isNearlyGone ? "only \(crate.left) left" : "available"
  }
}
