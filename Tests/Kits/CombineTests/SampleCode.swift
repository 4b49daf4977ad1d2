import Combine
import Foundation

// Code in the style of app samples: it has to compile as it stands, and SampleTests drives it.

struct Repository: Codable, Equatable, Identifiable {
  let id: Int
  let name: String
}

protocol RepositoryService {
  func search(_ text: String) -> AnyPublisher<[Repository], URLError>
}

final class SearchViewModel: ObservableObject {
  enum State: Equatable {
    case idle, loading, loaded([Repository]), failed(String)
  }

  @Published var query = ""
  @Published private(set) var state = State.idle
  private let service: any RepositoryService
  private var cancellables = Set<AnyCancellable>()

  init(service: any RepositoryService) {
    self.service = service

    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { query in
        service.search(query)
          .map(State.loaded)
          .catch { Just(.failed("\($0.code)")) }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.state = state }
      .store(in: &cancellables)
  }
}

final class SignUpViewModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var message = ""
  @Published private(set) var canSubmit = false
  let submitTapped = PassthroughSubject<Void, Never>()
  private(set) var submissions: [String] = []
  private var bag: [AnyCancellable] = []

  private var validName: AnyPublisher<String?, Never> {
    $name
      .map { $0.count >= 3 ? $0 : nil }
      .eraseToAnyPublisher()
  }

  private var validPassword: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $repeated)
      .map { password, repeated in password == repeated && !password.isEmpty }
      .eraseToAnyPublisher()
  }

  init() {
    Publishers.CombineLatest(validName, validPassword)
      .map { name, isValid in name != nil && isValid }
      .assign(to: &$canSubmit)
    $canSubmit
      .map { $0 ? "" : "Please fill in everything" }
      .assign(to: \.message, on: self)
      .store(in: &bag)
    submitTapped
      .combineLatest($canSubmit)
      .filter { $0.1 }
      .sink { [unowned self] _ in self.submissions.append(self.name) }
      .store(in: &bag)
  }
}

enum APIError: Error, Equatable {
  case status(Int)
  case decoding
  case network(URLError.Code)
}

struct APIClient {
  var load: (URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError>

  static func live(session: URLSession) -> APIClient {
    APIClient { session.dataTaskPublisher(for: $0).eraseToAnyPublisher() }
  }

  func get<Value: Decodable>(_ type: Value.Type, from url: URL) -> AnyPublisher<Value, APIError> {
    load(URLRequest(url: url))
      .tryMap { output -> Data in
        let status = (output.response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw APIError.status(status) }
        return output.data
      }
      .decode(type: Value.self, decoder: JSONDecoder())
      .mapError { error in
        switch error {
        case let error as APIError: error
        case let error as URLError: .network(error.code)
        default: .decoding
        }
      }
      .retry(1)
      .eraseToAnyPublisher()
  }

  func getAll<Value: Decodable>(_ urls: [URL]) -> AnyPublisher<[Value], APIError> {
    urls.publisher
      .setFailureType(to: APIError.self)
      .flatMap(maxPublishers: .max(2)) { get(Value.self, from: $0) }
      .collect()
      .eraseToAnyPublisher()
  }
}

/// A publisher and a subscription written by hand.
extension Publishers {
  struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
      subscriber.receive(subscription: CountdownSubscription(from: start, to: subscriber))
    }
  }

  private final class CountdownSubscription<S: Subscriber>: Combine.Subscription
  where S.Input == Int, S.Failure == Never {
    private var left: Int
    private var subscriber: S?

    init(from start: Int, to subscriber: S) {
      left = start
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > 0, left > 0, let subscriber {
        demand -= 1
        left -= 1
        demand += subscriber.receive(left)
      }
      if left == 0 {
        subscriber?.receive(completion: .finished)
        subscriber = nil
      }
    }

    func cancel() { subscriber = nil }
  }
}

/// A subscriber written by hand.
final class FirstTwo: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  private(set) var values: [Int] = []
  private(set) var hasEnded = false

  func receive(subscription: any Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
}

/// An operator written by hand.
extension Publisher where Failure == Never {
  func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Never> {
    scan((Output?.none, Output?.none)) { ($0.1, $1) }
      .compactMap { previous, current in current.map { (previous, $0) } }
      .eraseToAnyPublisher()
  }

  func weakAssign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}

/// A callback made a publisher.
final class LocationService {
  let updates = CurrentValueSubject<String?, Never>(nil)
  var places: AnyPublisher<String, Never> {
    updates.compactMap { $0 }.removeDuplicates().share().eraseToAnyPublisher()
  }

  func requestOnce() -> Future<String, any Error> {
    Future { [updates] promise in
      guard let value = updates.value else { return promise(.failure(URLError(.cancelled))) }
      promise(.success(value))
    }
  }

  func later() -> some Publisher<String, any Error> {
    Deferred { self.requestOnce() }
  }
}
