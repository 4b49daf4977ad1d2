import Combine
import UIKit

extension Combine.Publishers {
    struct ControlEvent<Control: UIControl>: Publisher {
        typealias Output = Control
        typealias Failure = Never

        let control: Control
        let event: UIControl.Event

        func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Control {
            let subscription = ControlSubscription(
                subscriber: subscriber, control: control, event: event)
            subscriber.receive(subscription: subscription)
        }
    }
}

private final class ControlSubscription<S: Subscriber, Control: UIControl>: Combine.Subscription
where S.Input == Control {
    private var subscriber: S?
    private weak var control: Control?
    private let identifier = UIAction.Identifier(UUID().uuidString)
    private let event: UIControl.Event

    init(subscriber: S, control: Control, event: UIControl.Event) {
        self.subscriber = subscriber
        self.control = control
        self.event = event
        MainActor.assumeIsolated {
            control.addAction(
                UIAction(identifier: identifier) { [weak self] _ in
                    _ = self?.subscriber?.receive(control)
                }, for: event)
        }
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        subscriber = nil
        MainActor.assumeIsolated { control?.removeAction(identifiedBy: identifier, for: event) }
    }
}

extension UIButton {
    var tapPublisher: AnyPublisher<Void, Never> {
        Combine.Publishers.ControlEvent(control: self, event: .touchUpInside)
            .map { _ in }
            .eraseToAnyPublisher()
    }
}

final class ReactiveCounterViewController: UIViewController {
    private let plus = UIButton(type: .system)
    private let minus = UIButton(type: .system)
    private let label = UILabel()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        plus.setTitle("plus", for: .normal)
        minus.setTitle("minus", for: .normal)
        [plus, minus, label].forEach(view.addSubview)

        Publishers.Merge(plus.tapPublisher.map { 1 }, minus.tapPublisher.map { -1 })
            .scan(0, +)
            .prepend(0)
            .map { "Count: \($0)" as String? }
            .assign(to: \.text, on: label)
            .store(in: &cancellables)
    }
}
