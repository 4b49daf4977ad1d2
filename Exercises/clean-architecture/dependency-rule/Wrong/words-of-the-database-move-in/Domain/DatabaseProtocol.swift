/// Rows of text, each in a table and under a key.
protocol DatabaseProtocol {
  func insert(_ row: [String: String], into table: String, key: String) throws
}
