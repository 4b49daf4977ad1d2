import Combine
import Foundation

enum PipelineSearchError: Error, Equatable {
    case offline
}

final class SearchPipeline<S: Scheduler> {
    let query = PassthroughSubject<String, Never>()
    let results: AnyPublisher<[String], Never>

    init(
        scheduler: S, find: @escaping (String) -> AnyPublisher<[String], PipelineSearchError>
    ) {
        results =
            query
            .map { $0.lowercased() }
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates()
            .map { text -> AnyPublisher<[String], Never> in
                guard text.count > 1 else { return Just([]).eraseToAnyPublisher() }
                return find(text)
                    .retry(1)
                    .replaceError(with: ["error"])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }
}
