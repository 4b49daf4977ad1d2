import Combine
import Foundation
import UIKit

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
}

struct Endpoint<Response: Decodable> {
    var path: String
    var method: HTTPMethod = .get
    var query: [URLQueryItem] = []
}

enum NetworkFailure: Error {
    case status(Int)
    case decoding(DecodingError)
    case other(Error)
}

final class CombineNetworkClient {
    private let session: URLSession
    private let baseURL: URL
    private let decoder = JSONDecoder()

    init(baseURL: URL, session: URLSession = .shared) {
        self.baseURL = baseURL
        self.session = session
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
    }

    func publisher<Response>(for endpoint: Endpoint<Response>) -> AnyPublisher<Response, NetworkFailure> {
        session.dataTaskPublisher(for: request(for: endpoint))
            .tryMap { data, response -> Data in
                guard let http = response as? HTTPURLResponse else { return data }
                guard 200..<300 ~= http.statusCode else { throw NetworkFailure.status(http.statusCode) }
                return data
            }
            .decode(type: Response.self, decoder: decoder)
            .mapError { error in
                switch error {
                case let failure as NetworkFailure: return failure
                case let error as DecodingError: return .decoding(error)
                default: return .other(error)
                }
            }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    private func request<Response>(for endpoint: Endpoint<Response>) -> URLRequest {
        var components = URLComponents(
            url: baseURL.appendingPathComponent(endpoint.path), resolvingAgainstBaseURL: false)!
        components.queryItems = endpoint.query.isEmpty ? nil : endpoint.query
        var request = URLRequest(url: components.url!)
        request.httpMethod = endpoint.method.rawValue
        return request
    }
}

struct Joke: Decodable {
    let id: Int
    let setup: String
    let punchline: String
}

final class JokesViewModel: ObservableObject {
    @Published private(set) var jokes: [Joke] = []
    @Published private(set) var message: String?
    private let client: CombineNetworkClient
    private var bag = Set<AnyCancellable>()

    init(client: CombineNetworkClient) {
        self.client = client
    }

    func load(_ count: Int) {
        let requests = (1...count).map { number in
            client.publisher(for: Endpoint<Joke>(path: "jokes/\(number)"))
        }
        Publishers.MergeMany(requests)
            .collect()
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.message = nil
                case .failure(.status(let code)): self?.message = "Status \(code)"
                case .failure(let error): self?.message = "\(error)"
                }
            } receiveValue: { [weak self] jokes in
                self?.jokes = jokes.sorted { $0.id < $1.id }
            }
            .store(in: &bag)
    }
}
