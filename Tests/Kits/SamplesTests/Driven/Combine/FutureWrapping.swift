import Combine
import Foundation

enum LocationError: Error {
    case denied, unknown
}

final class LegacyLocationService {
    var answer: Result<String, LocationError> = .failure(.unknown)

    func locate(completion: @escaping (String?, Error?) -> Void) {
        switch answer {
        case .success(let place): completion(place, nil)
        case .failure(let error): completion(nil, error)
        }
    }
}

extension LegacyLocationService {
    func location() -> Future<String, LocationError> {
        Future { promise in
            self.locate { place, error in
                if let place {
                    promise(.success(place))
                } else {
                    promise(.failure(error as? LocationError ?? .unknown))
                }
            }
        }
    }

    func locationAndTime(now: @escaping () -> Date) -> AnyPublisher<(String, Date), LocationError> {
        Deferred { self.location() }
            .map { ($0, now()) }
            .handleEvents(
                receiveSubscription: { _ in print("asked") },
                receiveCompletion: { print("done", $0) },
                receiveCancel: { print("cancelled") }
            )
            .eraseToAnyPublisher()
    }
}

final class PlaceModel: ObservableObject {
    @Published var place: String = "–"
    private var task: AnyCancellable?

    func refresh(using service: LegacyLocationService) {
        task = service.location()
            .catch { error -> Just<String> in
                Just(error == .denied ? "not allowed" : "nowhere")
            }
            .assign(to: \.place, on: self)
    }

    func stream() async -> [String] {
        var seen: [String] = []
        for await place in $place.values.prefix(1) {
            seen.append(place)
        }
        return seen
    }
}
