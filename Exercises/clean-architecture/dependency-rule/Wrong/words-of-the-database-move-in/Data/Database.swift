// caught by: Step2UseCase.testWordsOfTheWorldStayInData

final class Database: DatabaseProtocol {
  static let shared = Database()

  private var tables: [String: [String: [String: String]]] = [:]

  func insert(_ row: [String: String], into table: String, key: String) throws {
    tables[table, default: [:]][key] = row
  }
}
