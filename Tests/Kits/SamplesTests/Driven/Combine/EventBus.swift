import Combine
import Foundation

protocol AppEvent {}

struct UserLoggedIn: AppEvent, Equatable {
    let name: String
}

struct CartUpdated: AppEvent, Equatable {
    let count: Int
}

final class EventBus {
    private let subject = PassthroughSubject<any AppEvent, Never>()

    func post(_ event: some AppEvent) {
        subject.send(event)
    }

    func events<Event: AppEvent>(of type: Event.Type) -> AnyPublisher<Event, Never> {
        subject.compactMap { $0 as? Event }.eraseToAnyPublisher()
    }
}

final class BadgeModel: ObservableObject {
    @Published private(set) var text = ""
    private var cancellable: AnyCancellable?

    init(bus: EventBus) {
        cancellable = bus.events(of: UserLoggedIn.self)
            .combineLatest(bus.events(of: CartUpdated.self))
            .map { user, cart in "\(user.name): \(cart.count)" }
            .sink { [weak self] in self?.text = $0 }
    }
}

final class Heartbeat {
    private let current = CurrentValueSubject<Int, Never>(0)
    private var cancellables: [AnyCancellable] = []
    var beats: Int { current.value }

    func start(every interval: TimeInterval) {
        Timer.publish(every: interval, tolerance: 0.1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .subscribe(current)
            .store(in: &cancellables)
    }

    func stop() {
        cancellables.forEach { $0.cancel() }
        cancellables.removeAll()
    }
}
