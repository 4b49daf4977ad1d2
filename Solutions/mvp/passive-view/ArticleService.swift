import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the articles come from.
protocol ArticleService {
  func fetchArticles() async throws -> [Article]
}

/// The paper could not be fetched.
struct PaperUnavailable: LocalizedError {
  let status: Int
  var errorDescription: String? { "The paper can't be fetched now (\(status))." }
}

/// The editors' system.
struct RemoteArticleService: ArticleService {
  let address: URL

  func fetchArticles() async throws -> [Article] {
    let (data, response) = try await URLSession.shared.data(from: address)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw PaperUnavailable(status: status) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Article].self, from: data)
  }
}
