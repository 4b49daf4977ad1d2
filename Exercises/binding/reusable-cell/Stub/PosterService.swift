import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches the picture of a poster; calls back on the main thread.
protocol PosterService: AnyObject {
  func poster(at path: String, completion: @escaping (Result<Data, Error>) -> Void)
}

/// The posters on the archive's own server.
final class ServerPosters: PosterService {
  func poster(at path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    guard let url = URL(string: "https://posters.matinee.example/\(path)") else {
      return completion(.failure(URLError(.badURL)))
    }
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        completion(data.map { .success($0) } ?? .failure(error ?? URLError(.badServerResponse)))
      }
    }
    task.resume()
  }
}
